"""What the bots know of colours in another language, carried over from English by translations.

.venv/bin/python -m huetable.games.hues_and_cues.lab.languages.knowledge FOLDER    where FOLDER has what sources fetched

A word gets the colours that its English words have, the weightiest and those that lie apart, and a little of what words
like them have. Lists of names in the language itself come beside them, and our own names (own_names.txt) at run time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from huetable.games.hues_and_cues.data import read
from huetable.games.hues_and_cues.knowledge import whole_lexicon
from huetable.games.hues_and_cues.knowledge.own_names import described_last
from huetable.games.hues_and_cues.knowledge.packing import pack, unpack
from huetable.games.hues_and_cues.knowledge.word_data import CARRIED, CONCRETE, CROWD, Floats, word_data
from huetable.games.hues_and_cues.rules.colour import code_of, from_oklab
from huetable.games.hues_and_cues.rules.cues.vocabulary import vocabulary

from .concepts import CODES, our_translations, wordnet_translations
from .sources import words_by_frequency

DATA: Final = Path(__file__).parents[2] / "data"
LISTS: Final = {
    "es": ("spanish", "mlmc_spanish"),
    "pt": ("mlmc_portuguese",),
    "de": ("german", "mlmc_german"),
}
"""Of color-name-lists: MIT and CC0."""
MOST_NAMES: Final = 60
KEPT, KEPT_OF_OTHERS = 14, 5
"""How many colours a word of our own list keeps, after those that are almost the same were put together; and any other."""
SAME: Final = 0.02
LIKE: Final = 10.0
"""What words of like meaning count together, as in knowledge/colour_model.py."""
MOST_WEIGHT: Final = 255 - CARRIED
COMMON: Final = (3000, 8000, 15_000, 30_000)
STRIDE: Final = 4


class Name(NamedTuple):
    words: tuple[str, ...]
    colour: tuple[int, int, int]
    kind: int


def evidence(english: Mapping[str, float]) -> tuple[Floats, Floats]:
    """The colours of some English words in OKLab, and what each counts."""
    known, lexicon = word_data(), whole_lexicon()
    places: list[int] = []
    weights: list[float] = []
    for word, share in english.items():
        number = known.number.get(word)
        if number is None:
            continue
        start, end = (
            lexicon.starts[number],
            min(lexicon.starts[number + 1], lexicon.starts[number] + MOST_NAMES),
        )
        places += range(start, end)
        weights += (share * lexicon.weight[start:end]).tolist()
        near_places, near_weights = _of_like_words(number)
        places += near_places
        weights += [share * LIKE * weight for weight in near_weights]
    at = np.array(places, np.int64)
    return lexicon.colours[at], np.array(weights, np.float32)


def _of_like_words(number: int) -> tuple[list[int], list[float]]:
    """The weightiest names of the words nearest in meaning, and their shares of one."""
    lexicon = whole_lexicon()
    places: list[int] = []
    weights: list[float] = []
    for rank, other in enumerate(word_data().near(number)):
        trust = float(lexicon.trust[other])
        start, end = lexicon.starts[other], min(lexicon.starts[other + 1], lexicon.starts[other] + 4)
        loud = trust / (trust + 60) / (rank + 3)
        own = lexicon.weight[start:end]
        places += range(start, end)
        weights += (loud * own / max(float(own.sum()), 1e-9)).tolist()
    total = sum(weights)
    return places, [weight / total for weight in weights] if total else []


def carried_names(words: tuple[str, ...], english: Mapping[str, float], most: int) -> Iterator[Name]:
    """The colours that count most, each with what lies right beside it."""
    colours, weights = evidence(english)
    left = weights.copy()
    for _ in range(most):
        if not left.size or left.max() <= 0.3:
            return
        best = int(left.argmax())
        beside = np.linalg.norm(colours - colours[best], axis=1) < SAME
        weight = float(left[beside].sum())
        left[beside] = 0
        yield Name(words, _code(colours[best]), CARRIED + min(MOST_WEIGHT, max(0, round(weight) - 1)))


def _code(colour: Floats) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(code_of(*from_oklab(*map(float, colour)))[1:])
    return red, green, blue


def listed_names(folder: Path, code: str) -> Iterator[Name]:
    """Names of colours in the language itself, of one word or two."""
    lists = json.loads((folder / "color-name-lists/package/dist/colorlists.json").read_text("utf-8"))["lists"]
    for source in LISTS[code]:
        for entry in lists[source]:
            words = tuple(described_last(entry["name"], vocabulary(code)))
            if words and len(entry["name"].split()) <= 3 and all(map(str.isascii, words)):
                red, green, blue = bytes.fromhex(entry["hex"][1:])
                yield Name(words, (red, green, blue), CROWD if source.startswith("mlmc") else 0)


def main() -> None:
    folder = Path(sys.argv[1])
    for code in CODES:
        data = pack(arrays(folder, code))
        (DATA / code / "knowledge.bin").write_bytes(data)
        print(f"{code}: {len(data)} bytes")


def arrays(folder: Path, code: str) -> dict[str, NDArray[Any]]:
    ours = our_translations(code)
    theirs: dict[tuple[str, ...], dict[str, float]] = {
        (word,): english for word, english in wordnet_translations(folder, code).items()
    }
    names = [
        *(name for words, english in ours.items() for name in carried_names(words, english, KEPT)),
        *(
            name
            for words, english in theirs.items()
            if words not in ours
            for name in carried_names(words, english, KEPT_OF_OTHERS)
        ),
        *listed_names(folder, code),
    ]
    words = sorted({word for name in names for word in name.words})
    number = {word: place for place, word in enumerate(words)}
    changes = _changes(ours, number)
    print(f"{code}: {len(words)} words, {len(names)} names, {len(changes)} changes")
    none = np.zeros(0, np.uint8)
    return {
        "words": np.frombuffer("\n".join(words).encode("ascii"), np.uint8),
        "standing": _standing(folder, code, words, ours),
        "kinds": np.array([name.kind for name in names], np.uint8),
        "lengths": np.array([len(name.words) for name in names], np.uint8),
        "name_words": np.array([number[word] for name in names for word in name.words], np.uint16),
        "colours": np.array([name.colour for name in names], np.uint8),
        "lean": _lean(),
        "near_words": none,
        "near": none.reshape(0, 1),
        "gloss_words": none,
        "gloss_lengths": none,
        "gloss": none.astype(np.uint16),
        "change_words": np.array(list(changes), np.uint16),
        "changes": np.array(list(changes.values()), np.float16).reshape(-1, 3),
    }


def _changes(
    ours: Mapping[tuple[str, ...], Mapping[str, float]], number: Mapping[str, int]
) -> dict[int, Any]:
    """What "oscuro" does to a colour is what "dark" does."""
    known = word_data()
    found = {}
    for words, english in ours.items():
        change = next(
            (known.number[word] for word in english if known.number.get(word) in known.changes), None
        )
        if change is not None and len(words) == 1 and words[0] in number:
            found[number[words[0]]] = known.changes[change]
    return found


def _standing(
    folder: Path, code: str, words: list[str], ours: Mapping[tuple[str, ...], Any]
) -> NDArray[np.uint8]:
    """How common each word is, from 1; our own words are things that people know."""
    fold = vocabulary(code).language.fold_word
    rank: dict[str, int] = {}
    for place, word in enumerate(words_by_frequency(folder, code)):
        rank.setdefault(fold(word), place)
    common = [sum(rank.get(word, COMMON[-1]) >= most for most in COMMON) + 1 for word in words]
    return np.array(
        [step + (CONCRETE if (word,) in ours else 0) for word, step in zip(words, common, strict=True)],
        np.uint8,
    )


def _lean() -> NDArray[np.uint8]:
    """A part of the English names: where they lean, what was carried over leans too."""
    return unpack(read("knowledge.bin"))["colours"][::STRIDE]


if __name__ == "__main__":
    main()
