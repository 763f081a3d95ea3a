"""What words bring to mind by our own judgement, from a text that anybody can edit: no list must be compiled again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from huetable.games.hues_and_cues.data import read

HAND: Final = 2
"""The kind of our own first choice for a word; second and third choices are the kinds after it."""
REVIEWED: Final = 8
"""The same where the lists were found to be wrong."""


class OwnName(NamedTuple):
    words: tuple[str, ...]
    code: str
    """Red, green and blue, as in "ff8800"."""
    kind: int


@cache
def own_names() -> tuple[OwnName, ...]:
    return tuple(_parse(read("own_names.txt").decode("ascii")))


def _parse(text: str) -> Iterator[OwnName]:
    for line in text.splitlines():
        if line and not line.startswith("#"):
            between, kind = (" = ", REVIEWED) if " = " in line else (": ", HAND)
            words, _, codes = line.partition(between)
            for choice, code in enumerate(codes.split()):
                yield OwnName(tuple(words.split()), code, kind + choice)
