"""How good the knowledge is, measured honestly. Rows for a table, and bars.

Names are held out by their stems, told rather too often (shared_stems.py); givers and guessers are built on disjoint halves of
the names, without our own choices. The bars are for the plain board, hue by lightness, so that figures stay
comparable when the game's own palette changes; the own one is reported beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import cos, radians, sin, sqrt
from typing import Final

import numpy as np

from huetable.bots.contest import MeasureReport, ReportRow, RequiredFigure, require_at_least
from huetable.core.rng import Rng
from huetable.games.hues_and_cues.knowledge import whole_lexicon
from huetable.games.hues_and_cues.knowledge.board_distance import POINTS, STEPS
from huetable.games.hues_and_cues.knowledge.colour_model import ColourModel
from huetable.games.hues_and_cues.knowledge.lexicon import Lexicon, Mask
from huetable.games.hues_and_cues.knowledge.listener import expected_points, field_chances
from huetable.games.hues_and_cues.knowledge.speaker import Speaker
from huetable.games.hues_and_cues.knowledge.word_data import CROWD, HAND, oklab_of, word_data
from huetable.games.hues_and_cues.rules.board import COLUMNS, ROWS
from huetable.games.hues_and_cues.rules.colour import code_of, from_oklab
from huetable.games.hues_and_cues.rules.cues.everyday_words import is_everyday_word
from huetable.games.hues_and_cues.rules.cues.hidden_colour_names import hidden_colour_name
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.language.en.colour_names import COLOUR_FORMS

from .shared_stems import share_stem

SEEDS: Final = (1, 2, 3)
VOCABULARY: Final = 5
"""The hardest bot's."""


def distance_row(test: str, steps: Sequence[float], board: str = "") -> ReportRow:
    """How far the guesses were off."""
    off = np.array(steps)
    return {
        "test": test,
        "board": board,
        "n": len(off),
        "exact": f"{(off == 0).mean():.1%}",
        "3x3": f"{(off <= 1).mean():.1%}",
        "5x5": f"{(off <= 2).mean():.1%}",
        "points": round(mean_points(steps), 3),
    }


@cache
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


BOARDS: Final = {"plain": plain_palette(), "own": COLOURS}

# Held out

EXACT_REMOVED: Final = "exact entry removed"
HELD_OUT: Final = ("all known", EXACT_REMOVED, "stems held out")
HELD_OUT_FIGURES: Final = (
    (EXACT_REMOVED, "exact_removed", "3x3", 1, 0.42),
    (EXACT_REMOVED, "exact_removed", "5x5", 2, 0.63),
    ("stems held out", "stems_out", "3x3", 1, 0.16),
    ("stems held out", "stems_out", "5x5", 2, 0.30),
)


def share_within(steps: Sequence[float], most: int) -> float:
    return float(np.mean(np.array(steps) <= most))


def held_out(*, quick: bool) -> MeasureReport:
    """The crowd's single words, guessed without their own names, and without anything of their stems."""
    found: dict[tuple[str, str], list[float]] = {(board, test): [] for board in BOARDS for test in HELD_OUT}
    for number, (word, name) in enumerate(crowd_words()):
        for test in HELD_OUT if number % 6 == 0 or not quick else [EXACT_REMOVED]:
            lexicon = _lexicon_for(test, word)
            for board, palette in BOARDS.items():
                guess = int(expected_points(ColourModel(lexicon, palette).likely_fields(word), ()).argmax())
                found[board, test].append(float(STEPS[guess, nearest(palette, name)]))
    rows = [distance_row(f"crowd words, {test}", steps, board) for (board, test), steps in found.items()]
    return rows, [
        *(
            require_at_least(f"bots.hues.{bar}_{square}", share_within(found["plain", test], steps), required)
            for test, bar, square, steps, required in HELD_OUT_FIGURES
        ),
        require_at_least("bots.hues.own_palette", _share_on_own_board(found), 0.85),
    ]


def _share_on_own_board(found: Mapping[tuple[str, str], Sequence[float]]) -> float:
    """The points on our own board, where steps are finer and some colours lack, against those on the plain one."""
    own, plain = (mean_points(found[board, EXACT_REMOVED]) for board in ("own", "plain"))
    return own / plain


def mean_points(steps: Sequence[float]) -> float:
    return float(np.maximum(0, 3 - np.array(steps)).mean())


def crowd_words() -> Iterator[tuple[str, int]]:
    """The single-word names of the XKCD survey that are no colour names by our rules, with their numbers."""
    starts = np.cumsum(word_data().lengths) - word_data().lengths
    for name in np.flatnonzero((word_data().kinds == CROWD) & (word_data().lengths == 1)):
        word = word_data().words[word_data().name_words[starts[name]]]
        if word not in COLOUR_FORMS and (is_everyday_word(word) or not hidden_colour_name(word)):
            yield word, int(name)


def nearest(palette: Sequence[str], name: int) -> int:
    """The field whose colour is the most like the one that a name stands for."""
    fields = oklab_of(np.array([list(bytes.fromhex(code[1:])) for code in palette], np.uint8))
    return int(((fields - word_data().colours[name]) ** 2).sum(1).argmin())


def _lexicon_for(test: str, word: str) -> Lexicon:
    """All names; those but the ones that are just this word, in any list; or those without a word of its stem."""
    if test == "all known":
        return whole_lexicon()
    if test == EXACT_REMOVED:
        return Lexicon(word_data(), ~(_names_with([word_data().number[word]]) & (word_data().lengths == 1)))
    kin = [
        other
        for other, trust in enumerate(whole_lexicon().trust)
        if trust and share_stem(word_data().words[other], word)
    ]
    return Lexicon(word_data(), ~_names_with(kin))


def _names_with(words: Sequence[int]) -> Mask:
    owner = np.repeat(np.arange(len(word_data().lengths)), word_data().lengths)
    found = np.zeros(len(word_data().lengths), bool)
    found[owner[np.isin(word_data().name_words, words)]] = True
    return found


# Cross-play


def cross_play(*, quick: bool) -> MeasureReport:
    """A giver and a guesser who have learned from different names: cards of four colours, both cues."""
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    for board, palette in BOARDS.items():
        first, gain = zip(*_cross_play_rounds(palette, quick=quick), strict=True)
        rows += [
            distance_row("cross-play, first guess", first, board),
            _interval("second guess, gain by cue 2", gain, board),
        ]
        bars = bars or _cross_play_figures(first, gain)
    return rows, bars


def _cross_play_figures(first: Sequence[float], gain: Sequence[float]) -> list[RequiredFigure]:
    return [
        require_at_least("bots.hues.cross_play_3x3", float(np.mean(np.array(first) <= 1)), 0.50),
        require_at_least("bots.hues.cross_play_5x5", float(np.mean(np.array(first) <= 2)), 0.85),
        require_at_least("bots.hues.second_cue_gain_low", _lower_bound(gain), 0.0),
    ]


def _cross_play_rounds(palette: Sequence[str], *, quick: bool) -> Iterator[tuple[float, float]]:
    for seed in SEEDS:
        giver, guesser = (ColourModel(Lexicon(word_data(), half), palette) for half in split_names(seed))
        speaker = Speaker(giver, VOCABULARY)
        for card in range(80 if quick else 300):
            cards = Rng.from_number(seed).child(card)
            yield _round(speaker, guesser, [cards.below(480, str(n)) for n in range(4)])


def split_names(seed: int) -> tuple[Mask, Mask]:
    """The names but for our own choices, dealt out; names of the same words go together, the crowd's to the guesser."""
    starts = np.cumsum(word_data().lengths) - word_data().lengths
    rng = Rng.from_number(seed)
    sides: dict[bytes, bool] = {}
    side = np.zeros(len(word_data().lengths), bool)
    draws = rng.bytes(len(side), "halves")
    for name, start in enumerate(starts):
        words = word_data().name_words[start : start + word_data().lengths[name]].tobytes()
        side[name] = sides.setdefault(words, draws[name] < 128)
    crowd = word_data().kinds == CROWD
    others = word_data().kinds < HAND
    return side & others & ~crowd, (~side | crowd) & others


def _round(speaker: Speaker, guesser: ColourModel, card: Sequence[int]) -> tuple[float, float]:
    """How far the first guess is off, and what the second one gains by hearing the second cue."""
    offer, target = max((speaker.first_cue_ideas(field, (), 1)[0][::-1], field) for field in card)
    first = offer[1]
    heard = field_chances(guesser, [first])
    guess = int(expected_points(heard, ()).argmax())
    second = speaker.second_cue_ideas(target, first, field_chances(speaker.model, [first]), ())[0].words
    without = int(expected_points(heard, [guess]).argmax())
    with_it = int(expected_points(field_chances(guesser, [first, second]), [guess]).argmax())
    return float(STEPS[guess, target]), float(POINTS[with_it, target] - POINTS[without, target])


def _lower_bound(values: Sequence[float]) -> float:
    """The lower end of a 95 % interval of the mean."""
    return float(np.mean(values) - 1.96 * np.std(values) / sqrt(len(values)))


def _interval(test: str, values: Sequence[float], board: str) -> ReportRow:
    mean, low = float(np.mean(values)), _lower_bound(values)
    return {
        "test": test,
        "board": board,
        "n": len(values),
        "points": f"{mean:+.3f} ({low:+.3f} – {2 * mean - low:+.3f})",
    }
