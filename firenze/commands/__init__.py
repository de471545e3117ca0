"""The commands of the command line, one module each; what they need is imported when they run."""

from types import ModuleType

from firenze.commands import arena, bench, edition, play, replay, rules, screenshots, simulate

COMMANDS: tuple[ModuleType, ...] = (
    play,
    replay,
    simulate,
    arena,
    rules,
    edition,
    screenshots,
    bench,
)
