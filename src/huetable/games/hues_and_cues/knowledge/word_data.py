"""The book of knowledge as it was compiled (lab/knowledge.py): names of colours, and what words are like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from huetable.games.hues_and_cues.data import file_for, read
from huetable.games.hues_and_cues.rules.cues.vocabulary import vocabulary
from huetable.language.known import DEFAULT

from .own_names import HAND, OwnName, own_names
from .packing import unpack

__all__ = ["CARRIED", "CONCRETE", "CROWD", "HAND", "Floats", "Numbers", "WordData", "oklab_of", "word_data"]

Floats = NDArray[np.float32]
Numbers = NDArray[np.int32]

CROWD: Final = 1
"""The kind of a name that stands for what hundreds of people called a colour."""
CARRIED: Final = 16
"""From this kind on a name was carried over from English; what it says counts as much as the kind is higher, and one."""
CONCRETE: Final = 128
"""Marks the standing of a word that means a thing one can see; the rest of it is how common it is, 1 the most."""
RAREST: Final = 5


class WordData:
    """All words by number; names as lists of words, ours after the others; the words nearest to many words."""

    def __init__(
        self, arrays: dict[str, NDArray[Any]], own: Sequence[OwnName] = (), language: str = DEFAULT
    ) -> None:
        self.vocabulary = vocabulary(language)
        self.lean_colours = oklab_of(arrays["lean"]) if "lean" in arrays else None
        """Colours that stand for the lists from which the names were carried over; None, if the names are the lists."""
        listed = arrays["words"].tobytes().decode("ascii").split("\n")
        ours = {word: None for name in own for word in name.words}
        self.words: list[str] = list(dict.fromkeys([*listed, *ours]))
        self.number = {word: number for number, word in enumerate(self.words)}
        unheard = np.full(len(self.words) - len(listed), RAREST, np.uint8)
        self.standing = np.concatenate([arrays["standing"], unheard])
        self._add_names(arrays, own)
        self._near = arrays["near"]
        self._near_row = _rows(arrays["near_words"], len(self.words))
        self._gloss = arrays["gloss"]
        self._gloss_ends = np.cumsum(arrays["gloss_lengths"].astype(np.int32))
        self._gloss_row = _rows(arrays["gloss_words"], len(self.words))
        self.changes = dict(
            zip(arrays["change_words"].tolist(), arrays["changes"].astype(np.float32), strict=True)
        )
        """What a word such as "dark" does to a colour: how lightness is scaled and shifted, how chroma is scaled."""

    def _add_names(self, arrays: dict[str, NDArray[Any]], own: Sequence[OwnName]) -> None:
        """The kinds of all names, how many words each has, these words, and the colours."""
        lengths, words = [len(name.words) for name in own], [word for name in own for word in name.words]
        codes = np.frombuffer(bytes.fromhex("".join(name.code for name in own)), np.uint8).reshape(-1, 3)
        self.kinds = np.concatenate([arrays["kinds"], np.array([name.kind for name in own], np.uint8)])
        self.lengths: Numbers = np.concatenate([arrays["lengths"], lengths]).astype(np.int32)
        numbers = [self.number[word] for word in words]
        self.name_words: Numbers = np.concatenate([arrays["name_words"], numbers]).astype(np.int32)
        self.colours = oklab_of(np.concatenate([arrays["colours"], codes]))

    def near(self, word: int) -> Numbers:
        """The words nearest in meaning, the nearest first, none of its own stem."""
        row = self._near_row[word]
        return self._near[row].astype(np.int32) if row >= 0 else np.zeros(0, np.int32)

    def gloss(self, word: int) -> tuple[Numbers, Floats]:
        """The words that define it, and how much each of them counts."""
        row = self._gloss_row[word]
        if row < 0:
            return np.zeros(0, np.int32), np.zeros(0, np.float32)
        end = self._gloss_ends[row]
        start = self._gloss_ends[row - 1] if row else 0
        packed = self._gloss[start:end]
        return (packed & 0x3FFF).astype(np.int32), (((packed >> 14) + 1) * np.float32(0.25)).astype(
            np.float32
        )


def _rows(bits: NDArray[np.uint8], count: int) -> Numbers:
    """Which row of a table is a word's; -1, if it has none."""
    has = np.zeros(count, np.int32)
    known = np.unpackbits(bits)[:count]
    has[: len(known)] = known
    rows: Numbers = np.where(has, np.cumsum(has) - 1, -1)
    return rows


def oklab_of(colours: NDArray[np.uint8]) -> Floats:
    """Red, green and blue up to 255, many at once; the same as colour.oklab for one."""
    parts = np.arange(256) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)[colours]
    to_cones = [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
    to_lab = [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
    lab: Floats = (np.cbrt(linear @ np.array(to_cones).T) @ np.array(to_lab).T).astype(np.float32)
    return lab


@cache
def word_data(language: str = DEFAULT) -> WordData:
    return WordData(unpack(read(file_for(language, "knowledge.bin"))), own_names(language), language)
