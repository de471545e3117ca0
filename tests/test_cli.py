"""The command line as scripts see it: exit codes, one line for what is wrong, JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from firenze.bots.policies import eager
from firenze.cli import main
from firenze.engine.game import legal_actions
from firenze.engine.model import Seat, Setup
from firenze.session.edition_content import content_of
from firenze.session.edition_file import load_classic
from firenze.session.history import History, begin
from firenze.session.record_write import save

SETUP = Setup((Seat("Anna", 0), Seat("Bruno", 2)))


def run(*args: str) -> int:
    """The exit code of a command."""
    try:
        return main(args)
    except SystemExit as leaving:
        return int(leaving.code or 0)


def started(*args: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    """A command in its own process, with changes to the environment; None removes a variable."""
    env = {**os.environ, **{k: v for k, v in changes.items() if v is not None}}
    for name in (name for name, value in changes.items() if value is None):
        env.pop(name, None)
    command = [sys.executable, "-m", "firenze", *args]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)


def played(actions: int) -> History:
    history, rng = begin(SETUP, load_classic(), 4), 1
    for _ in range(actions):
        action, rng = eager(history.state, legal_actions(history.state), rng)
        history.play(action)
    return history


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.firenze"
    save(played(60), path)
    return path


@pytest.mark.parametrize(
    "args",
    [
        ["frobnicate"],
        ["--size", "800x600"],
        ["--size", "wide"],
        ["--scale", "79"],
        ["play", "--players", "5"],
        ["play", "--seats", "human"],
        ["play", "--seats", "human,garzone"],
        ["play", "--load", "nowhere.firenze"],
        ["play", "--load", "x.firenze", "--seed", "1"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--policy", "lazy"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--option", "hands=up"],
        ["simulate", "--option", "weather=fine"],
        ["simulate", "--option", "start_player=3"],
        ["simulate", "--seats", "human,human,human", "--players", "2"],
        ["simulate", "--edition", "nowhere.json"],
        ["replay"],
        ["replay", "nowhere.firenze"],
        ["replay", "nowhere.firenze", "--check"],
        ["replay", "nowhere.firenze", "--json"],
        ["rules", "T99"],
        ["rules", "--lang", "tlh"],
        ["edition"],
        ["edition", "check", "nowhere.json"],
        ["screenshots"],
        ["screenshots", "shots", "--lang", "tlh"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_one_line(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*args) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert len(shown.err.splitlines()) == 1
    assert shown.err.startswith("firenze")


@pytest.mark.parametrize(
    "args",
    [
        [],
        *([name] for name in ("play", "simulate", "replay", "rules", "edition", "screenshots")),
        ["edition", "check"],
        ["edition", "schema"],
    ],
    ids=" ".join,
)
def test_every_command_has_help(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*args, "--help") == 0
    assert capsys.readouterr().out.startswith("usage: firenze")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("firenze ")


def test_rules_print_one_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "t3.2") == 0
    assert capsys.readouterr().out.startswith("T3.2 ")


def test_rules_never_load_pygame() -> None:
    code = "import sys; from firenze.cli import main; main(['rules', 'S1']); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pygame" not in shown.stdout.split()


def test_simulate_reports_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--games", "2", "--players", "3", "--seed", "7", "--check", "--json"]
    options = ["--option", "neutral_seals=placed", "--option", "campanile=out"]
    assert run("simulate", *args, *options) == 0
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    assert report["games"] == 2
    assert report["end_reasons"] == {"last_seal": 2}
    assert report["violations"] == []
    assert not shown.err


def test_simulate_stops_a_game_that_takes_too_long(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--games", "1", "--policy", "uniform", "--max-actions", "50", "--seed", "1", "--json"]
    assert run("simulate", *args) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["actions"] == 50
    assert report["end_reasons"] == {"max_actions": 1}


def test_simulate_reports_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "--games", "1", "--seed", "3") == 0
    assert "1 game from seed 3" in capsys.readouterr().out


def test_replay_checks_a_whole_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record), "--check", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is True
    assert report["actions"] == 60
    assert report["finished"] is False
    assert {standing["name"] for standing in report["standings"]} == {"Anna", "Bruno"}
    assert set(report["standings"][0]) == {"name", "prestige", "by_source"}


def test_replay_says_how_much_of_a_torn_record_holds(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    assert run("replay", str(record), "--check", "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert report["message"]


def test_replay_checks_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record), "--check") == 0
    assert "60 actions" in capsys.readouterr().out


def test_edition_check_accepts_the_classic_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.json"
    path.write_text(json.dumps(content_of(load_classic())), encoding="utf-8")
    assert run("edition", "check", str(path)) == 0
    assert "classic" in capsys.readouterr().out


def test_edition_check_names_the_place_of_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(json.dumps(content_of(load_classic())))
    content["bricks"]["white"] = 26
    path = tmp_path / "house.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert run("edition", "check", str(path)) == 2
    assert "bricks" in capsys.readouterr().err


def test_edition_schema_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("edition", "schema") == 0
    assert "bricks" in json.loads(capsys.readouterr().out)["properties"]


def test_the_classic_pygame_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pygame, "IS_CE", False)
    assert run("screenshots", str(tmp_path)) == 2
    shown = capsys.readouterr().err
    assert "pygame-ce" in shown
    assert len(shown.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("args", [(), ("play", "--seed", "1")], ids=["menu", "play"])
def test_without_a_display_the_window_is_refused_in_one_line(args: tuple[str, ...]) -> None:
    none = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "SDL_VIDEODRIVER": None}
    shown = started(*args, **none, XDG_RUNTIME_DIR=None)
    assert shown.returncode == 2
    assert not shown.stdout
    assert len(shown.stderr.splitlines()) == 1
    assert "display" in shown.stderr


def test_a_closed_pipe_is_no_error() -> None:
    command = [sys.executable, "-m", "firenze", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_ctrl_c_leaves_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("firenze.session.simulate.simulate", interrupted)
    assert run("simulate", "--games", "1") == 130
    assert not capsys.readouterr().err


def through_shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command line of `firenze ...` with the shell's redirections."""
    line = f"{sys.executable} -m {command}"
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["--version", "rules T1", "simulate --games 1 --json"])
@pytest.mark.parametrize("redirection", ["> /dev/full", ">&-"])
def test_output_that_goes_nowhere_is_one_line_and_exit_2(command: str, redirection: str) -> None:
    done = through_shell(f"firenze {command} {redirection}")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("redirection", ["2> /dev/full", "2>&-"])
def test_a_complaint_that_goes_nowhere_is_still_exit_2(redirection: str) -> None:
    assert through_shell(f"firenze replay nothing --check {redirection}").returncode == 2


@pytest.mark.parametrize(
    "args",
    [
        ["edition", "check", "a\nb"],
        ["edition", "check", "a\0b"],
        ["edition", "check", "\x1b[31m"],
        ["rules", "\n" * 9],
        ["rules", "--lang", "x" * 5000],
        ["screenshots", ""],
        ["simulate", "--games", "9" * 5000],
        ["simulate", "--option", "start_player=" + "9" * 5000],
        ["--size", "9" * 5000 + "x720"],
        ["a\nb"],
    ],
)
def test_odd_arguments_are_one_short_printable_line(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*args) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) < 600
    assert said.strip().isprintable()
