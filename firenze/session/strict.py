"""Reading JSON from outside: sizes are capped first, then every key, type and number is checked.

pydantic alone lets a few things pass: a key given twice, and a yes or a 1.0 where an
enumeration counts from 0. What was read must therefore write itself again as it was.
"""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from firenze.session.problems import DataError, Problem, problem

Model = TypeVar("Model", bound=BaseModel)

LONGEST_LIST = 256
LONGEST_TEXT = 200
LOWEST_NUMBER = -(2**63)
HIGHEST_NUMBER = 2**64 - 1
_DEEPEST = 20


class Strict(BaseModel):
    """A model that refuses unknown keys and never converts a value; nested records likewise."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def plain_json(raw: bytes, cap: int) -> object:
    """What `raw`, at most `cap` bytes of JSON, holds, within bounds; raises DataError otherwise."""
    plain = _parse(_text(raw, cap))
    _check_bounds(plain, "", 0)
    return plain


def read_json(model: type[Model], raw: bytes, cap: int) -> Model:
    """The model that `raw`, at most `cap` bytes of JSON, holds; raises DataError otherwise."""
    read = _as_written(model, raw, cap)
    if read is not None:
        return read
    plain = plain_json(raw, cap)
    try:
        read = model.model_validate_json(_text(raw, cap))
    except ValidationError as error:
        raise DataError(_first_problem(error)) from None
    _check_same(plain, read.model_dump(mode="json"), "")
    return read


def _as_written(model: type[Model], raw: bytes, cap: int) -> Model | None:
    """What this program wrote itself, byte for byte, so that nothing else has to be checked."""
    try:
        read = model.model_validate_json(raw) if len(raw) <= cap else None
        return read if read is not None and read.model_dump_json().encode() == raw else None
    except ValueError:
        return None


def _text(raw: bytes, cap: int) -> str:
    if len(raw) > cap:
        raise DataError(problem("data.too_big", limit=cap // 1024))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataError(problem("data.not_text")) from None


def _parse(text: str) -> object:
    try:
        plain: object = json.loads(text, object_pairs_hook=_without_twins)
    except json.JSONDecodeError as error:
        raise DataError(problem("data.syntax", line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise DataError(problem("data.too_deep")) from None
    except DataError:
        raise
    except ValueError:
        raise DataError(problem("data.huge_number")) from None
    return plain


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise DataError(problem("data.twice", key=key))
        found[key] = value
    return found


def _join(place: str, key: object) -> str:
    return f"{place}.{key}" if place else str(key)


def _check_bounds(plain: object, place: str, depth: int) -> None:
    if depth > _DEEPEST:
        raise DataError(problem("data.too_deep"))
    if isinstance(plain, dict):
        _check_length(len(plain), place)
        for key, value in plain.items():
            _check_text(key, place)
            _check_bounds(value, _join(place, key), depth + 1)
    elif isinstance(plain, list):
        _check_length(len(plain), place)
        for index, value in enumerate(plain):
            _check_bounds(value, _join(place, index), depth + 1)
    elif isinstance(plain, str):
        _check_text(plain, place)
    elif isinstance(plain, int) and not LOWEST_NUMBER <= plain <= HIGHEST_NUMBER:
        raise DataError(problem("data.range", place=place))


def _check_length(length: int, place: str) -> None:
    if length > LONGEST_LIST:
        raise DataError(problem("data.long_list", place=place, limit=LONGEST_LIST))


def _check_text(text: str, place: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise DataError(problem("data.long_text", place=place, limit=LONGEST_TEXT))


def _check_same(plain: object, read: object, place: str) -> None:
    """Refuse a value that was taken for another one; a key with a default may be missing."""
    if isinstance(plain, dict) and isinstance(read, dict):
        for key, value in plain.items():
            _check_same(value, read[key], _join(place, key))
    elif isinstance(plain, list) and isinstance(read, list):
        for index, (value, other) in enumerate(zip(plain, read, strict=True)):
            _check_same(value, other, _join(place, index))
    elif type(plain) is not type(read) or plain != read:
        raise DataError(problem("data.number", place=place))


_KEYS: Mapping[str, str] = MappingProxyType(
    {
        "missing": "data.missing",
        "extra_forbidden": "data.unknown",
        "unexpected_keyword_argument": "data.unknown",
        "int_type": "data.number",
        "string_type": "data.text",
        "bool_type": "data.yes_no",
        "model_type": "data.object",
        "dataclass_type": "data.object",
        "dict_type": "data.object",
        "model_attributes_type": "data.object",
        "tuple_type": "data.list",
        "list_type": "data.list",
        "enum": "data.choice",
        "literal_error": "data.choice",
        "union_tag_invalid": "data.choice",
        "union_tag_not_found": "data.no_kind",
        "greater_than_equal": "data.least",
        "less_than_equal": "data.most",
        "too_short": "data.short_list",
        "too_long": "data.long_list",
        "string_too_long": "data.long_text",
        "string_too_short": "data.short_text",
    }
)
_LIMITS = ("ge", "le", "max_length", "min_length")
_CHOICES = ("expected", "expected_tags")


def _first_problem(error: ValidationError) -> Problem:
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(step) for step in first["loc"])
    details: dict[str, Any] = first.get("ctx", {})
    key = _KEYS.get(first["type"], "data.wrong")
    for name in _LIMITS:
        if name in details:
            return problem(key, place=place, limit=int(details[name]))
    for name in _CHOICES:
        if name in details:
            choices = str(details[name]).replace("'", "").replace(" or ", ", ")
            return problem(key, place=place, choices=choices)
    return problem(key, place=place)
