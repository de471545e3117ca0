"""Frozen records that are made quickly: a turn of the game makes hundreds of them.

The `__init__` of a frozen dataclass asks `object.__setattr__` to find each slot by name. This one
calls the slots' own setters, or, for many fields, turns the new record for a moment into a twin
class that is open for writing: a half to a third of the time. It takes the same arguments in the
same order with the same defaults, but bears no annotations.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_MANY = 4
"""From so many fields on, a twin class that is open for writing is quicker than setters."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Makes a class a frozen, slotted dataclass. Defaults must be immutable values.

    Raises TypeError for what the quick `__init__` does not know: a `__post_init__`, a field with
    a default_factory or with init=False.
    """
    made = dataclass(frozen=True, slots=True)(cls)
    if hasattr(cls, "__post_init__"):
        raise TypeError(f"{cls.__qualname__}: a record has no __post_init__")
    for one in fields(made):  # type: ignore[arg-type]
        if one.default_factory is not MISSING or not one.init:
            raise TypeError(f"{cls.__qualname__}.{one.name}: a record's fields are plain")
    made.__init__ = _initialiser(made)  # type: ignore[method-assign]
    return made


def _initialiser(cls: Any) -> Callable[..., None]:
    """An `__init__` with the parameters of the dataclass's own."""
    names = [f.name for f in fields(cls)]
    plain = [_parameter(f.name, f.default) for f in fields(cls) if not f.kw_only]
    keyword = [_parameter(f.name, f.default) for f in fields(cls) if f.kw_only]
    parameters = ", ".join(["self", *plain, *(["*", *keyword] if keyword else [])])
    scope: dict[str, Any] = {f"default_{f.name}": f.default for f in fields(cls)}
    body = _by_setters(cls, names, scope) if len(names) < _MANY else _by_twin(cls, names, scope)
    exec(f"def __init__({parameters}):\n{body}", scope)
    initialiser: Callable[..., None] = scope["__init__"]
    initialiser.__qualname__ = f"{cls.__qualname__}.__init__"
    return initialiser


def _by_setters(cls: Any, names: list[str], scope: dict[str, Any]) -> str:
    scope |= {f"set_{name}": getattr(cls, name).__set__ for name in names}
    return "".join(f"    set_{name}(self, {name})\n" for name in names) or "    pass\n"


def _by_twin(cls: Any, names: list[str], scope: dict[str, Any]) -> str:
    open_slots = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    scope |= {
        "frozen": cls,
        "twin": type(cls.__name__, (cls,), {"__slots__": (), **open_slots}),
        "set_class": object.__setattr__,
    }
    stores = "".join(f"    self.{name} = {name}\n" for name in names)
    return f"    set_class(self, '__class__', twin)\n{stores}    self.__class__ = frozen\n"


def _parameter(name: str, default: object) -> str:
    return name if default is MISSING else f"{name}=default_{name}"
