"""SplitMix64: a small generator whose whole memory is one integer, kept in the state.

Every function returns the next integer together with its result.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GAMMA = 0x9E37_79B9_7F4A_7C15


def seeded(seed: int) -> int:
    """The generator's first integer for any seed, also a negative or a large one."""
    return seed & _MASK


def step(rng: int) -> tuple[int, int]:
    """The next integer of the generator and 64 random bits."""
    rng = (rng + _GAMMA) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return rng, z ^ (z >> 31)


def below(rng: int, n: int) -> tuple[int, int]:
    """A number from 0 to n - 1; n is at least 1."""
    rng, bits = step(rng)
    return rng, bits * n >> 64


def shuffled(rng: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """The items in random order."""
    heap = list(items)
    for last in range(len(heap) - 1, 0, -1):
        rng, chosen = below(rng, last + 1)
        heap[last], heap[chosen] = heap[chosen], heap[last]
    return rng, tuple(heap)
