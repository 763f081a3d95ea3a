"""What simulated people gain from the cues of the hard bot, against those of the giver of commit 401c04b.

That giver is kept as what it said: for every field its three best first cues, and after each its three best second
cues, with what they were worth to it (giver_401c04b.xz). Both get the same cards, and choose as the bots choose.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from huetable.bots.contest import MeasureReport, ReportRow, require_at_least
from huetable.core.rng import Rng
from huetable.games.hues_and_cues.bots.players import HARD, HuesBot, choose_idea
from huetable.games.hues_and_cues.knowledge.board_distance import POINTS
from huetable.games.hues_and_cues.knowledge.listener import field_chances
from huetable.games.hues_and_cues.knowledge.speaker import CueIdea
from huetable.games.hues_and_cues.rules.board import FIELDS

from .people import Person

FORMER: Final = Path(__file__).parent / "giver_401c04b.xz"
FORMER_WHIM: Final = 0.15
HELD_OUT: Final = 5000
"""From this number on people were not asked while the bots were built."""
COLOURS_ON_CARD: Final = 4


RESAMPLED: Final = 400

PointsTable = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
"""One row a card, one column a person."""


class Round(NamedTuple):
    target: int
    first: str
    second: str


Giver = Callable[[Sequence[int], Rng], Round]


@cache
def former_cues() -> list[list[tuple[CueIdea, list[CueIdea]]]]:
    found = json.loads(lzma.decompress(FORMER.read_bytes()))
    return [
        [(CueIdea(words, worth), [CueIdea(*after) for after in seconds]) for words, worth, seconds in field]
        for field in found
    ]


def former_giver(card: Sequence[int], rng: Rng) -> Round:
    target = max(card, key=lambda field: former_cues()[field][0][0].worth)
    firsts = former_cues()[target]
    first = choose_idea([idea for idea, _ in firsts], rng.child(1), FORMER_WHIM)
    seconds = next(seconds for idea, seconds in firsts if idea == first)
    return Round(target, first.words, choose_idea(seconds, rng.child(2), FORMER_WHIM).words)


def hard_giver(card: Sequence[int], rng: Rng) -> Round:
    speaker = HuesBot(HARD).speaker()
    target = max(card, key=lambda field: speaker.first_cue_ideas(field, (), 1)[0].worth)
    first = choose_idea(speaker.first_cue_ideas(target, (), HARD.choices), rng.child(1)).words
    before = field_chances(speaker.model, [first])
    seconds = speaker.second_cue_ideas(target, first, before, ())[: HARD.choices]
    return Round(target, first, choose_idea(seconds, rng.child(2)).words)


def deal(card: int) -> tuple[list[int], Rng]:
    rng = Rng.from_number(card)
    return [rng.below(len(FIELDS), str(n)) for n in range(COLOURS_ON_CARD)], rng


def points_by_person(giver: Giver, cards: int, people: Sequence[Person]) -> PointsTable:
    """The points of both pieces together: one row a card, one column a person."""
    rounds = [giver(*deal(card)) for card in range(cards)]
    return np.array([[_points(played, person) for person in people] for played in rounds])


def _points(played: Round, person: Person) -> float:
    one = person.guess([played.first])
    other = person.guess([played.first, played.second], one)
    return float(POINTS[played.target, one] + POINTS[played.target, other])


def giver_gain(*, quick: bool) -> MeasureReport:
    cards, crowd = (150, 12) if quick else (600, 40)
    people = [Person(HELD_OUT + number) for number in range(crowd)]
    before, now = (points_by_person(giver, cards, people) for giver in (former_giver, hard_giver))
    rows = [_row("cues of 401c04b", before), _row("cues of hard", now), _gain_row(before, now)]
    return rows, [require_at_least("bots.hues.giver_gain", float(now.mean() / before.mean()), 1.25)]


def _row(test: str, points: PointsTable) -> ReportRow:
    by_card = points.mean(1)
    half = 1.96 * by_card.std() / np.sqrt(len(by_card))
    return {
        "test": f"simulated people, {test}",
        "board": "own",
        "n": points.size,
        "points": f"{points.mean():.2f} ± {half:.2f}",
    }


def _gain_row(before: PointsTable, now: PointsTable) -> ReportRow:
    """The ratio, with half of its 95 % interval over the cards."""
    draws = np.random.default_rng(1).integers(len(before), size=(RESAMPLED, len(before)))
    ratios = now.mean(1)[draws].mean(1) / before.mean(1)[draws].mean(1)
    return {
        "test": "what hard's cues bring, against 401c04b",
        "board": "own",
        "n": now.size,
        "points": f"{now.mean() / before.mean():.2f} ± {1.96 * ratios.std():.2f} times",
    }
