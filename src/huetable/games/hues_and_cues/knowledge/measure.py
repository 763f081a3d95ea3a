"""How good the knowledge and the bots are, measured honestly. `measure(quick)` gives rows for a table, and bars.

Names are held out by their stems, generously told (kin.py); givers and guessers are built on disjoint halves of
the names, without our own choices. The board is the plain one, hue by lightness, so that figures stay comparable
when the game's own palette changes.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from math import cos, radians, sin, sqrt
from time import thread_time
from typing import Any, Final, NamedTuple

import numpy as np

from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Ruling
from huetable.core.wander import random_move
from huetable.games.hues_and_cues.board import COLUMNS, ROWS
from huetable.games.hues_and_cues.colour import code_of, from_oklab
from huetable.games.hues_and_cues.cue_lists import COLOUR_FORMS
from huetable.games.hues_and_cues.disguises import colour_in
from huetable.games.hues_and_cues.lemmas import is_real

from . import whole_lexicon
from .book import CROWD, HAND, book, oklab_of
from .ground import STEPS, WORTH
from .kin import akin
from .lens import Lens
from .lexicon import Lexicon, Mask
from .listener import meant, prospects
from .speaker import Speaker

Row = dict[str, Any]
SEEDS: Final = (1, 2, 3)
VOCABULARY: Final = 4
"""The hardest bot's."""


class Bar(NamedTuple):
    name: str
    value: float
    required: float
    ok: bool


def measure(*, quick: bool) -> tuple[list[Row], list[Row]]:
    """Rows for a table, and bars as {"name", "value", "required", "ok"}."""
    rows: list[Row] = []
    bars: list[Bar] = []
    for part in (held_out, cross_play, costs, games):
        found, required = part(quick=quick)
        rows += found
        bars += required
    return rows, [bar._asdict() for bar in bars]


def at_least(name: str, value: float, required: float) -> Bar:
    return Bar(f"bots.hues.{name}", round(value, 4), required, value >= required)


def at_most(name: str, value: float, required: float) -> Bar:
    return Bar(f"bots.hues.{name}", round(value, 4), required, value <= required)


def row(test: str, steps: Sequence[float]) -> Row:
    """How far the guesses were off."""
    off = np.array(steps)
    return {
        "test": test,
        "n": len(off),
        "exact": float((off == 0).mean()),
        "3x3": float((off <= 1).mean()),
        "5x5": float((off <= 2).mean()),
        "points": float(np.maximum(0, 3 - off).mean()),
    }


def plain_palette() -> tuple[str, ...]:
    """Thirty hues by sixteen steps of lightness, at nine tenths of the chroma that a screen can show."""
    return tuple(
        _plain_colour(0.95 - 0.69 * row / (ROWS - 1), radians(360 * column / COLUMNS))
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


def _plain_colour(lightness: float, hue: float) -> str:
    chroma = 0.0
    while chroma < 0.27 and _shown(lightness, (chroma + 0.002) * cos(hue), (chroma + 0.002) * sin(hue)):
        chroma += 0.002
    chroma = min(0.24, 0.9 * chroma)
    return code_of(*from_oklab(lightness, chroma * cos(hue), chroma * sin(hue)))


def _shown(lightness: float, a: float, b: float) -> bool:
    return all(-1e-4 <= part <= 1 + 1e-4 for part in from_oklab(lightness, a, b))


# Held out


def held_out(*, quick: bool) -> tuple[list[Row], list[Bar]]:
    """The crowd's single words, guessed without their own names, and without anything of their stems."""
    palette = plain_palette()
    fields = oklab_of(np.array([list(bytes.fromhex(code[1:])) for code in palette], np.uint8))
    known: dict[str, list[float]] = {"all known": [], "exact entry removed": [], "stems held out": []}
    whole = Lens(whole_lexicon(), palette)
    for word, name in list(crowd_words())[:: 2 if quick else 1]:
        target = int(((fields - book().colours[name]) ** 2).sum(1).argmin())
        for test, lens in zip(known, (whole, *_without(word, palette)), strict=True):
            guess = int(prospects(lens.look(word), ()).argmax())
            known[test].append(float(STEPS[guess, target]))
    rows = [row(f"crowd words, {test}", steps) for test, steps in known.items()]
    return rows, [
        at_least("exact_removed_3x3", rows[1]["3x3"], 0.42),
        at_least("exact_removed_5x5", rows[1]["5x5"], 0.63),
        at_least("stems_out_3x3", rows[2]["3x3"], 0.16),
        at_least("stems_out_5x5", rows[2]["5x5"], 0.30),
    ]


def crowd_words() -> Iterator[tuple[str, int]]:
    """The single-word names of the XKCD survey that are no colour names by our rules, with their numbers."""
    starts = np.cumsum(book().lengths) - book().lengths
    for name in np.flatnonzero((book().kinds == CROWD) & (book().lengths == 1)):
        word = book().words[book().name_words[starts[name]]]
        if word not in COLOUR_FORMS and (is_real(word) or not colour_in(word)):
            yield word, int(name)


def _without(word: str, palette: Sequence[str]) -> Iterator[Lens]:
    """Without the names that are just this word, in any list; and without any name with a word of its stem."""
    number = book().number[word]
    named = _names_with([number])
    yield Lens(Lexicon(book(), ~(named & (book().lengths == 1))), palette)
    kin = [
        other
        for other, trust in enumerate(whole_lexicon().trust)
        if trust and akin(book().words[other], word)
    ]
    yield Lens(Lexicon(book(), ~_names_with(kin)), palette)


def _names_with(words: Sequence[int]) -> Mask:
    owner = np.repeat(np.arange(len(book().lengths)), book().lengths)
    found = np.zeros(len(book().lengths), bool)
    found[owner[np.isin(book().name_words, words)]] = True
    return found


# Cross-play


def cross_play(*, quick: bool) -> tuple[list[Row], list[Bar]]:
    """A giver and a guesser who have learned from different names: cards of four colours, both cues."""
    palette = plain_palette()
    first: list[float] = []
    gain: list[float] = []
    for seed in SEEDS[: 1 if quick else None]:
        giver, guesser = (Lens(Lexicon(book(), half), palette) for half in halves(seed))
        speaker = Speaker(giver, VOCABULARY)
        for card in range(150 if quick else 300):
            cards = Rng.from_number(seed).child(card)
            steps, more = _round(speaker, guesser, [cards.below(480, str(n)) for n in range(4)])
            first.append(steps)
            gain.append(more)
    return [row("cross-play, first guess", first), _interval("second guess, gain by cue 2", gain)], [
        at_least("cross_play_3x3", float(np.mean(np.array(first) <= 1)), 0.50),
        at_least("cross_play_5x5", float(np.mean(np.array(first) <= 2)), 0.85),
        at_least("second_cue_gain_low", _low(gain), 0.0),
    ]


def halves(seed: int) -> tuple[Mask, Mask]:
    """The names but for our own choices, dealt out; names of the same words go together, the crowd's to the guesser."""
    starts = np.cumsum(book().lengths) - book().lengths
    rng = Rng.from_number(seed)
    sides: dict[bytes, bool] = {}
    side = np.zeros(len(book().lengths), bool)
    draws = rng.bytes(len(side), "halves")
    for name, start in enumerate(starts):
        words = book().name_words[start : start + book().lengths[name]].tobytes()
        side[name] = sides.setdefault(words, draws[name] < 128)
    crowd = book().kinds == CROWD
    others = book().kinds < HAND
    return side & others & ~crowd, (~side | crowd) & others


def _round(speaker: Speaker, guesser: Lens, card: Sequence[int]) -> tuple[float, float]:
    """How far the first guess is off, and what the second one gains by hearing the second cue."""
    offer, target = max((speaker.offers(field, (), 1)[0][::-1], field) for field in card)
    first = offer[1]
    heard = meant(guesser, [first])
    guess = int(prospects(heard, ()).argmax())
    second = speaker.seconds(target, first, meant(speaker.lens, [first]), ())[0].words
    without = int(prospects(heard, [guess]).argmax())
    with_it = int(prospects(meant(guesser, [first, second]), [guess]).argmax())
    return float(STEPS[guess, target]), float(WORTH[with_it, target] - WORTH[without, target])


def _low(values: Sequence[float]) -> float:
    """The lower end of a 95 % interval of the mean."""
    return float(np.mean(values) - 1.96 * np.std(values) / sqrt(len(values)))


def _interval(test: str, values: Sequence[float]) -> Row:
    return {"test": test, "n": len(values), "points": float(np.mean(values)), "points_low": _low(values)}


# Costs


def costs(*, quick: bool) -> tuple[list[Row], list[Bar]]:
    """In a fresh process: loading, one look, and the memory that it takes."""
    done = subprocess.run([sys.executable, "-c", COSTS], capture_output=True, check=True)  # noqa: S603
    found = json.loads(done.stdout)
    return [{"test": "costs", **found}], [
        at_most("load_s", found["load_s"], 0.3),
        at_most("query_ms", found["query_ms"], 1.0),
        at_most("memory_mb", found["memory_mb"], 80.0),
        at_most("knowledge_mb", found["knowledge_mb"], 2.0),
    ]


COSTS: Final = """
import json, statistics
from pathlib import Path
from time import thread_time
import huetable.games.hues_and_cues
from huetable.games.hues_and_cues.data import read
from huetable.games.hues_and_cues.knowledge import lens_for
from huetable.games.hues_and_cues.palette import COLOURS
start = thread_time()
lens = lens_for(COLOURS)
load = thread_time() - start
times = []
for word in lens.book.words[::97]:
    start = thread_time()
    lens.look(word)
    times.append(thread_time() - start)
status = dict(line.split(":") for line in Path("/proc/self/status").read_text().splitlines())
peak = int(status["VmHWM"].split()[0])
print(json.dumps({
    "load_s": load,
    "query_ms": 1000 * statistics.mean(times),
    "memory_mb": peak / 1024,
    "knowledge_mb": len(read("knowledge.bin")) / 1e6,
}))
"""


def games(*, quick: bool) -> tuple[list[Row], list[Bar]]:
    """Whole games of random moves, of each number of seats."""
    from huetable.games.hues_and_cues import GAME

    count = 8 if quick else 40
    start = thread_time()
    moves = sum(random_game(GAME, 3 + seed % 8, Rng.from_number(seed)) for seed in range(count))
    seconds = (thread_time() - start) / count
    found = {
        "test": "random games of 3 to 10 seats",
        "n": count,
        "moves": moves / count,
        "per_minute": 60 / seconds,
    }
    return [found], [at_least("random_games_a_minute", 60 / seconds, 2000)]


def random_game(game: AnyGame, seats: int, rng: Rng) -> int:
    """Returns how many moves it took; nobody is there to vote, so objections fail."""
    state = game.setup(game.options_type(clock=False), seats, rng)
    moves = 0
    while game.result(state) is None:
        luck = rng.child(moves)
        ballot = game.ballot(state)
        if ballot is not None:
            game.apply(state, -1, Ruling(ballot.name, upheld=False), luck)
        else:
            seat = game.awaited(state)[0]
            move = _lawful(game, state, seat, luck)
            game.apply(state, seat, move, luck)
        moves += 1
    return moves


def _lawful(game: AnyGame, state: Any, seat: int, rng: Rng) -> Any:
    sight = game.sight(state, seat)
    attempts = (random_move(game, sight, rng.child(attempt)) for attempt in range(100))
    return next(move for move in attempts if game.refuse(state, seat, move) is None)


if __name__ == "__main__":
    table, bars = measure(quick="--quick" in sys.argv)
    sys.stdout.write("\n".join(json.dumps(line) for line in (*table, *bars)) + "\n")
