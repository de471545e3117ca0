"""Damage to records: what disks, editors, other programs and bad intentions do to a file."""

import gzip
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from firenze.session.record_caps import ACTION_CAP, RECORD_CAP

Mutator: TypeAlias = Callable[[bytes, Random], bytes]
Place: TypeAlias = tuple[Any, Any]

JUNK: Sequence[object] = (
    *(None, True, False, 0, 1, -1, 2, 7, 99, 2**31, 2**63, 2**64, -(2**70), 10**40, 0.0, 1.0, 2.5),
    *(1e308, float("inf"), float("nan"), "", "0", "header", "x" * 5000, "\x00", "\ud800", "\ufeff"),
    *("\u202eoroF", "🧱" * 30, "a\nb", [], {}, [[]], [0] * 300, {"kind": "action"}, {"": {}}),
)
LETTERS = (
    "\u0000",
    "\ufffd",
    "é",
    "\u2028",
    "\U0001d509",
    "\u200f",
    "\u0301" * 50,
    '"',
    "\\",
    "\\ud800",
    "}",
)


def mutated(raw: bytes, random: Random) -> bytes:
    """The record, damaged once or a few times."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        raw = random.choice(MUTATORS)(raw, random)
    return raw


def _flip(raw: bytes, random: Random) -> bytes:
    damaged = bytearray(raw)
    for _ in range(random.randint(1, 6) if raw else 0):
        damaged[random.randrange(len(raw))] ^= 1 << random.randrange(8)
    return bytes(damaged)


def _overwrite(raw: bytes, random: Random) -> bytes:
    """A block that the disk lost or filled with something else."""
    start, length = random.randrange(len(raw) + 1), random.choice((1, 7, 512, 4096))
    block = random.choice((b"\0", b"\xff", b" ", b"\n", b"0", b"["))
    return raw[:start] + block * length + raw[start + length :]


def _truncate(raw: bytes, random: Random) -> bytes:
    return raw[: random.randrange(len(raw) + 1)]


def _lose_the_end(raw: bytes, random: Random) -> bytes:
    """What a file looks like whose last bytes were promised but never came."""
    return raw[: -random.randint(1, 80)] + b"\0" * random.choice((0, 40, 4096))


def _lines(change: Callable[[list[bytes], Random], object]) -> Mutator:
    def mutator(raw: bytes, random: Random) -> bytes:
        lines = raw.split(b"\n")
        change(lines, random)
        return b"\n".join(lines)

    return mutator


def _remove(lines: list[bytes], random: Random) -> None:
    start = random.randrange(len(lines))
    del lines[start : start + random.choice((1, 1, 2, 10))]


def _swap(lines: list[bytes], random: Random) -> None:
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _move(lines: list[bytes], random: Random) -> None:
    line = lines.pop(random.randrange(len(lines)))
    lines.insert(random.randrange(len(lines) + 1), line)


def _double(lines: list[bytes], random: Random) -> None:
    at = random.randrange(len(lines))
    lines[at:at] = [lines[at]] * random.choice((1, 2, 30))


def _dress(lines: list[bytes], random: Random) -> None:
    """Blanks, line ends and marks that editors leave."""
    mark = random.choice((b"\r", b"  ", b"\t", b"\xef\xbb\xbf", b"\x0c", b"\v"))
    at = random.randrange(len(lines))
    lines[at] = mark + lines[at] if random.random() < 0.5 else lines[at] + mark


def _insert(lines: list[bytes], random: Random) -> None:
    lines.insert(random.randrange(len(lines) + 1), hostile_line(random))


def hostile_line(random: Random) -> bytes:
    """A line that means harm: too long, too deep, too large a number, or no text at all."""
    start = random.choice((b"", b'{"kind":"action","action":', b'{"kind":"snapshot","state":'))
    body = random.choice((b"[", b'{"a":', b"[0,", b"9", b'"', b"\0", b"-", b'{"kind":1,'))
    return start + body * (random.choice((1, 50, ACTION_CAP, 15_000, 300_000)) // len(body) + 1)


def _letters(raw: bytes, random: Random) -> bytes:
    at = random.randrange(len(raw) + 1)
    return raw[:at] + random.choice(LETTERS).encode() + raw[at:]


def _encode(raw: bytes, random: Random) -> bytes:
    encoding = random.choice(("utf-16", "utf-16-be", "utf-32", "utf-7", "utf-8-sig"))
    return raw.decode("latin-1").encode(encoding)


def _blow_up(raw: bytes, random: Random) -> bytes:
    if random.random() < 0.9:
        return raw * random.randint(2, 4)
    return raw * (RECORD_CAP // (len(raw) + 1) + random.choice((-1, 0, 1)))


def _others(raw: bytes, random: Random) -> bytes:
    return random.choice(
        (b"", b"\n" * 999, gzip.compress(raw), raw + raw, b"\xff\xfe", b"{}\n" + raw)
    )


def _json(change: Callable[[Place, Random], object]) -> Mutator:
    """A mutator that changes one place of one line that is a JSON object."""

    def mutator(raw: bytes, random: Random) -> bytes:
        lines = raw.split(b"\n")
        at = 0 if random.random() < 0.2 else random.randrange(len(lines))
        try:
            plain = json.loads(lines[at])
        except (ValueError, RecursionError):
            return raw
        places = _places(plain)
        if places:
            change(random.choice(places), random)
        lines[at] = json.dumps(plain, separators=(",", ":")).encode()
        return b"\n".join(lines)

    return mutator


def _places(plain: object) -> list[Place]:
    """Every value inside, as what holds it and its key or index."""
    if not isinstance(plain, dict | list):
        return []
    keys = plain if isinstance(plain, dict) else range(len(plain))
    found: list[Place] = [(plain, key) for key in keys]
    return found + [deeper for holder, key in found for deeper in _places(holder[key])]


def _put_junk(place: Place, random: Random) -> None:
    holder, key = place
    holder[key] = random.choice(JUNK)


def _nudge(place: Place, random: Random) -> None:
    """Another value of the same type: the damage that is hardest to see."""
    holder, key = place
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + random.choice((-1, 1, 1, 10, -value))
    elif isinstance(value, str):
        holder[key] = value[::-1] if random.random() < 0.5 else value + "s"
    elif isinstance(value, list):
        random.shuffle(value)


def _drop(place: Place, random: Random) -> None:
    holder, key = place
    del holder[key]


def _add(place: Place, random: Random) -> None:
    holder, key = place
    if isinstance(holder, dict):
        holder[random.choice(("x", "", "kind", "\ud800", "k" * 300))] = holder[key]
    else:
        holder.append(holder[key])


def _nest(place: Place, random: Random) -> None:
    holder, key = place
    for _ in range(random.choice((1, 30, 300))):
        holder[key] = [holder[key]] if random.random() < 0.5 else {"a": holder[key]}


MUTATORS: Sequence[Mutator] = (
    *(_flip, _flip, _overwrite, _truncate, _lose_the_end, _letters, _encode, _blow_up, _others),
    *map(_lines, (_remove, _swap, _move, _double, _dress, _insert)),
    *map(_json, (_put_junk, _put_junk, _put_junk, _nudge, _nudge, _nudge, _drop, _add, _nest)),
)
