"""What the tables of an edition must add up to: the game's components are the same in all."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from firenze.engine.edition import Edition, TableSource
from firenze.engine.terms import BRICKS_IN_BOX, CARDS_IN_BOX, COMMISSIONS, Colour, Commission
from firenze.session.problems import Problem, problem

BALCONIES_IN_BOX = 19
CHURCH_SPACES = 4


def check_edition(edition: Edition, content: Mapping[str, object]) -> Problem | None:
    """The first thing that does not add up, None if all does.

    `content` is the edition in the layout of its file; exceptions to sources name places in it.
    """
    for check in _CHECKS:
        found = check(edition)
        if found:
            return found
    return next(_lost_exceptions(edition.sources, content), None)


def commission_name(commission: Commission) -> str:
    """A commission as an edition file names it, such as red.7."""
    return f"{commission.colour.name.lower()}.{commission.level}"


def _bricks(edition: Edition) -> Problem | None:
    found = sum(edition.bricks)
    if found == BRICKS_IN_BOX:
        return None
    return problem("edition.bricks", place="bricks", found=found, needed=BRICKS_IN_BOX)


def _start_bricks(edition: Edition) -> Problem | None:
    needed, white = sum(edition.start_bricks), edition.bricks[Colour.WHITE]
    if needed <= white:
        return None
    return problem("edition.start_bricks", place="start_bricks", found=white, needed=needed)


def _cards(edition: Edition) -> Problem | None:
    found = sum(card.copies for card in edition.cards)
    if found == CARDS_IN_BOX:
        return None
    return problem("edition.cards", place="cards", found=found, needed=CARDS_IN_BOX)


def _start_marks(edition: Edition) -> Problem | None:
    for card in edition.cards:
        if card.start > card.copies:
            place = f"cards.{card.kind.value}"
            return problem("edition.start_marks", place=place, found=card.start, most=card.copies)
    return None


def _balcony_count(edition: Edition) -> Problem | None:
    found = len(edition.balconies)
    if found == BALCONIES_IN_BOX:
        return None
    return problem("edition.balconies", place="balconies", found=found, needed=BALCONIES_IN_BOX)


def _balcony_groups(edition: Edition) -> Problem | None:
    filled = {balcony.group for balcony in edition.balconies}
    for group, name in enumerate(("I", "II", "III", "IV"), start=1):
        if group not in filled:
            return problem("edition.empty_group", place=f"balconies.{name}")
    return None


def _balcony_twins(edition: Edition) -> Problem | None:
    named = Counter(balcony.commission for balcony in edition.balconies)
    for commission, times in named.items():
        if times > 1:
            name = commission_name(commission)
            return problem("edition.balcony_twice", place="balconies", commission=name)
    return None


def _church(edition: Edition) -> Problem | None:
    found = edition.church_spaces
    if found == CHURCH_SPACES:
        return None
    return problem("edition.church", place="church.spaces", found=found, needed=CHURCH_SPACES)


def _build_costs(edition: Edition) -> Problem | None:
    costs = edition.build_costs
    if costs[0]:
        return problem("edition.build_costs_nothing", place="build_costs.0")
    if costs[1] >= edition.effects.storage_limit:
        return problem("edition.build_costs_first", place="build_costs.1")
    for bricks in range(1, len(costs)):
        if costs[bricks] < costs[bricks - 1]:
            return problem("edition.build_costs", place=f"build_costs.{bricks}")
    return None


def _campanile(edition: Edition) -> Problem | None:
    """Everybody must be able to build the tower for the Campanile."""
    height, white = edition.effects.campanile_height, edition.bricks[Colour.WHITE]
    if height <= white:
        return None
    return problem(
        "edition.campanile", place="effects.campanile_height", found=white, needed=height
    )


def _seals(edition: Edition) -> Problem | None:
    """The commissions must suffice until somebody lays the last seal."""
    open_commissions = len(COMMISSIONS) - edition.neutral_seals
    for players, seals in enumerate(edition.seals, start=2):
        if players * (seals - 1) >= open_commissions:
            return problem("edition.seals", place="seals", players=players, found=seals)
    return None


_CHECKS: tuple[Callable[[Edition], Problem | None], ...] = (
    _bricks,
    _start_bricks,
    _cards,
    _start_marks,
    _balcony_count,
    _balcony_groups,
    _balcony_twins,
    _church,
    _build_costs,
    _campanile,
    _seals,
)


def _lost_exceptions(
    sources: tuple[TableSource, ...], content: Mapping[str, object]
) -> Iterator[Problem]:
    for table in sources:
        for exception in table.exceptions:
            if not _leads_somewhere(content[table.table], exception.item):
                place = f"{table.table}.exceptions"
                yield problem("edition.exception", place=place, item=exception.item)


def _leads_somewhere(table: object, item: str) -> bool:
    here = table
    for step in item.split("."):
        if not isinstance(here, Mapping) or step not in here:
            return False
        here = here[step]
    return True
