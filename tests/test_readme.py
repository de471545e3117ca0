"""What README promises is true."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from firenze.cli import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_engine_runs_in_ten_lines() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted == 10
    assert not result.failed


def test_the_automatic_check_runs_the_command_for_the_tests() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    found = re.search(r"grep -E '(.+)' README\.md", script)
    assert found
    assert len(re.findall(found[1], README, re.MULTILINE)) == 1


@pytest.mark.parametrize("command", sorted(set(re.findall(r"^\| `firenze (\w+)", README, re.M))))
def test_every_command_of_the_table_exists(command: str) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([command, "--help"])
    assert leaving.value.code == 0


def test_links_and_pictures_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", README)
    assert targets
    assert not [target for target in targets if not (ROOT / target).exists()]


def test_it_names_who_made_the_board_game_and_the_oldest_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert "Python 3.11 or newer" in README
    for said in ("unofficial", "Andreas Steding", "Pegasus Spiele", "2010", "reconstructed"):
        assert said in README
