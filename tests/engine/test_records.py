"""The quick records and the draft's open twins of them."""

from dataclasses import FrozenInstanceError, field, fields

import pytest

from firenze.engine import draft, model
from firenze.engine.records import record


@record
class Pair:
    """An example."""

    left: int
    right: int = 2
    kind: str = field(default="pair", kw_only=True)


def test_a_record_takes_its_values_as_a_dataclass_does() -> None:
    assert Pair(1) == Pair(left=1, right=2, kind="pair")
    assert repr(Pair(1, 3)) == "Pair(left=1, right=3, kind='pair')"
    assert hash(Pair(1)) == hash(Pair(1, 2))
    with pytest.raises(TypeError):
        Pair(1, 2, "other")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Pair()  # type: ignore[call-arg]


def test_a_record_cannot_change() -> None:
    pair = Pair(1)
    with pytest.raises(FrozenInstanceError):
        pair.left = 3  # type: ignore[misc]


def test_a_record_may_inherit_fields() -> None:
    @record
    class Triple(Pair):
        last: int = 0

    assert Triple(1, 2, 3) == Triple(left=1, right=2, last=3)


def test_a_record_refuses_what_its_initialiser_would_ignore() -> None:
    class Made:
        items: list[int] = field(default_factory=list)

    class Late:
        total: int = field(default=0, init=False)

    class Checked:
        total: int = 0

        def __post_init__(self) -> None:
            raise AssertionError

    for cls in (Made, Late, Checked):
        with pytest.raises(TypeError, match=cls.__name__):
            record(cls)


@pytest.mark.parametrize("part", ["Player", "Market", "City", "Turn"])
def test_an_open_part_has_the_fields_of_its_frozen_twin_in_their_order(part: str) -> None:
    frozen, opened = getattr(model, part), getattr(draft, f"Open{part}")
    names = [(f.name, f.type, f.default) for f in fields(frozen)]
    assert names == [(f.name, f.type, f.default) for f in fields(opened)]
