"""How well the bots understand words of other languages, as a share of the same words in English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from huetable.bots.contest import MeasureReport, ReportRow, RequiredFigure, require_at_least
from huetable.games.hues_and_cues.data import read
from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.knowledge.board_distance import POINTS
from huetable.games.hues_and_cues.knowledge.colour_model import ColourModel
from huetable.games.hues_and_cues.knowledge.colour_placement import placement_on
from huetable.games.hues_and_cues.knowledge.listener import expected_points, field_chances
from huetable.games.hues_and_cues.knowledge.word_data import oklab_of
from huetable.games.hues_and_cues.rules.palette import COLOURS

from .without_own_entries import model_without_own_entries

FILE: Final = Path(__file__).parent / "held_out.txt"
CODES: Final = ("en", "es", "pt", "de")
REQUIRED: Final = {"es": 0.85, "pt": 0.75, "de": 0.75}
"""Of the points that a guess brings in English."""
KNOWLEDGE: Final = ("knowledge.bin", "own_names.txt", "cues.txt")
MOST_MB: Final = 2.0


class HeldOut(NamedTuple):
    words: dict[str, str]
    """By language."""
    fields: list[int]
    """Where people would place them."""


def held_out_words() -> Iterator[HeldOut]:
    board = oklab_of(np.array([list(bytes.fromhex(code[1:])) for code in COLOURS], np.uint8))
    for line in FILE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            *words, codes = (part.strip() for part in line.split("|"))
            meant = oklab_of(np.array([list(bytes.fromhex(code)) for code in codes.split()], np.uint8))
            # The board has no dark greens: who means one takes the darkest green, not the brown that is nearest by numbers.
            people = placement_on(COLOURS).of_right_hue(meant)
            fields = [int(((board - colour) ** 2).sum(1).argmin()) for colour in people]
            yield HeldOut(dict(zip(CODES, words, strict=True)), fields)


def points_per_guess(model: ColourModel, cue: str, fields: list[int]) -> float:
    """What the guess for a cue brings on average, if each of the people had meant it."""
    guess = int(expected_points(field_chances(model, [cue]), ()).argmax())
    return float(POINTS[guess, fields].mean())


def understood(language: str, *, without_own_entries: bool = False) -> float:
    """Most of the words stand in our own lists, too: without those entries it is what the bots make of a word that we forgot."""
    held_out = [(each.words[language], each.fields) for each in held_out_words()]
    model = (
        model_without_own_entries(language, (cue for cue, _ in held_out))
        if without_own_entries
        else colour_model_for(COLOURS, language)
    )
    return float(np.mean([points_per_guess(model, cue, fields) for cue, fields in held_out]))


def measure_languages(*, quick: bool) -> MeasureReport:
    reports = [measure_language(language, quick=quick, tell=lambda _: None) for language in REQUIRED]
    return [row for rows, _ in reports for row in rows], [bar for _, bars in reports for bar in bars]


def measure_language(language: str, *, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    """One language against English; it takes a second, so a quick look is the same."""
    tell(f"words held out in {language}")
    english, points = understood("en"), understood(language)
    words = len(list(held_out_words()))
    figures = {"en": english, language: points}
    for code in ("en", language):
        figures[f"{code}, without our own entries for them"] = understood(code, without_own_entries=True)
    rows: list[ReportRow] = [
        {"test": f"words held out, {test}", "board": "own", "n": words, "points": round(value, 3)}
        for test, value in figures.items()
    ]
    size = sum(len(read(f"{language}/{name}")) for name in KNOWLEDGE) / 1e6
    return rows, [
        require_at_least(f"bots.hues.{language}", points / english, REQUIRED[language]),
        RequiredFigure(f"bots.hues.{language}_knowledge_mb", round(size, 3), MOST_MB, size <= MOST_MB),
    ]
