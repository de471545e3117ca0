"""Who sits down and by which options, before a game begins: plain values, no drawing."""

from dataclasses import dataclass, field, replace

from firenze.engine.model import Options, Seat, Setup

FEWEST, MOST = 2, 4
FIRST_GAME = Options(campanile=False, gentle=True)


@dataclass(frozen=True, slots=True)
class Seating:
    """Four chairs of which the first `players` are taken; `seed` None is left to chance."""

    chairs: tuple[Seat, ...]
    players: int = FEWEST
    options: Options = field(default_factory=Options)
    seed: int | None = None

    @property
    def is_first_game(self) -> bool:
        """Whether the options are those advised for a first game (S5, O)."""
        return self.with_first_game(True).options == self.options

    def with_players(self, players: int) -> "Seating":
        """With another number of players, 2 to 4; a start player who left is drawn anew (S1)."""
        start = self.options.start_player
        kept = start if start is None or start < players else None
        return replace(self, players=players, options=replace(self.options, start_player=kept))

    def with_name(self, chair: int, name: str) -> "Seating":
        """With another name on a chair."""
        return self._changed(chair, replace(self.chairs[chair], name=name))

    def with_controller(self, chair: int, controller: str, name: str) -> "Seating":
        """With a person or a bot on a chair, who is called `name`."""
        return self._changed(chair, replace(self.chairs[chair], controller=controller, name=name))

    def with_family(self, chair: int, family: int) -> "Seating":
        """With a family on a chair; whoever had it takes the other one (C5)."""
        mine = self.chairs[chair]
        other = next(n for n, seat in enumerate(self.chairs) if seat.family == family)
        swapped = self._changed(other, replace(self.chairs[other], family=mine.family))
        return swapped._changed(chair, replace(mine, family=family))

    def with_first_game(self, wanted: bool) -> "Seating":
        """With the options advised for a first game, or with the usual ones."""
        usual = FIRST_GAME if wanted else Options()
        changed = replace(self.options, campanile=usual.campanile, gentle=usual.gentle)
        hands = usual.hands if wanted else changed.hands
        return replace(self, options=replace(changed, hands=hands))

    def setup(self, names: tuple[str, ...]) -> Setup:
        """The set-up of the game.

        A chair without a name takes the one of its family in `names`; equal names get numbers.
        """
        found: list[str] = []
        for name in self.typed(names):
            found.append(_another(name, found))
        seats = zip(self.chairs, found, strict=False)
        return Setup(tuple(replace(seat, name=name) for seat, name in seats), self.options)

    def typed(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the taken chairs before equal ones get numbers."""
        chairs = self.chairs[: self.players]
        return tuple(seat.name.strip() or names[seat.family] for seat in chairs)

    def _changed(self, chair: int, seat: Seat) -> "Seating":
        return replace(self, chairs=(*self.chairs[:chair], seat, *self.chairs[chair + 1 :]))


def _another(name: str, taken: list[str]) -> str:
    """The name, with a number if it is taken in small or large letters."""
    known = {other.casefold() for other in taken}
    numbers = (name if n == 1 else f"{name} {n}" for n in range(1, len(taken) + 2))
    return next(found for found in numbers if found.casefold() not in known)


def seating(names: tuple[str, ...], last: Setup | None) -> Seating:
    """The seating of the last game, or the usual one; empty chairs take the families left."""
    seats = last.seats if last else ()
    taken = [seat.family for seat in seats]
    free = [Seat(names[family], family) for family in range(MOST) if family not in taken]
    chairs = (*seats, *free)[:MOST]
    if last is None:
        return Seating(chairs)
    return Seating(chairs, len(seats), last.options)
