"""The figures that the bots of Cluzzle must reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

from huetable.bots.contest import (
    Contest,
    ContestResult,
    MeasureReport,
    ReportRow,
    RequiredFigure,
    play_contest,
    require_at_least,
    run_in_processes,
)
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.rules.words.things import THINGS

from . import measured_parts as parts
from .answer_measures import judge_answers, judge_meanings, noun_count
from .guess_measures import WrongGuess, share_like_people
from .measure_language import measure_language
from .twenty_questions import share_within
from .wrong_guesses import LEVELS, wrong_guesses

__all__ = ["measure", "measure_language"]

T = TypeVar("T")


class SampleSizes(NamedTuple):
    """How many of each are played."""

    hunts: int
    looks: int
    unseen: int
    guesses: int
    tables: int
    duels: int


FULL: Final = SampleSizes(hunts=500, looks=359, unseen=1077, guesses=718, tables=30, duels=100)
QUICK: Final = SampleSizes(hunts=80, looks=40, unseen=24, guesses=24, tables=4, duels=4)


def measure(*, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    size = QUICK if quick else FULL
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    for title, part in (
        ("words", measure_words),
        ("answers", measure_answers),
        ("twenty questions", measure_twenty_questions),
        ("by the look of it", measure_looks),
        ("looks like nothing known", measure_unseen),
        ("wrong guesses", measure_guesses),
        ("four bots at a table", measure_tables),
        ("level against level", measure_duels),
    ):
        tell(title)
        more_rows, more_bars = part(size)
        rows += more_rows
        bars += more_bars
    return rows, bars


def measure_words(size: SampleSizes) -> MeasureReport:
    good, wrong = parts.word_forms()
    rows = [_row("forms of words", len(THINGS), f"{good:.1%} count, {wrong:.1%} of near-misses")]
    return rows, [
        require_at_least("bots.cluzzle.forms_counted", good, 1.0),
        require_at_least("bots.cluzzle.near_misses_refused", 1 - wrong, 1.0),
    ]


def measure_answers(size: SampleSizes) -> MeasureReport:
    """The same questions however quick it must be: all of them take less than a second."""
    begun = perf_counter()
    score = judge_answers("held_out.txt")
    spent = 1000 * (perf_counter() - begun) / score.questions
    meant = judge_meanings()
    nonsense, taken = parts.nonsense_answered()
    rows = [
        _row(
            f"held-out questions about {score.things} things",
            score.questions,
            f"{score.answered:.1%} answered, {1 - score.not_wrong:.1%} wrong",
        ),
        _row(
            "other words for the menu",
            meant.questions,
            f"{meant.answered:.0%} read, {meant.right:.0%} of them right",
        ),
        _row("nonsense questions", nonsense, f"{taken} answered"),
        _row("nouns that something is known about", noun_count(), ""),
    ]
    return rows, [
        require_at_least("bots.cluzzle.not_wrong", score.not_wrong, 0.96),
        require_at_least("bots.cluzzle.answered", score.answered, 0.80),
        require_at_least("bots.cluzzle.mapping_answered", meant.answered, 0.75),
        require_at_least("bots.cluzzle.mapping_right", meant.right, 0.75),
        require_at_least("bots.cluzzle.nonsense_refused", 1 - taken / nonsense, 1.0),
        require_at_least("bots.cluzzle.nouns", noun_count(), 2000),
        RequiredFigure("bots.cluzzle.mapping_ms", round(spent, 3), 30.0, spent < 30),
    ]


def measure_twenty_questions(size: SampleSizes) -> MeasureReport:
    needed = _flatten(run_in_processes(parts.questions_needed_blind, range(size.hunts)))
    shares = ", ".join(f"{share_within(needed, most):.0%} by {most}" for most in (5, 8, 10, 20))
    rows = [_row("20 questions, 1 in 10 answers wrong", len(needed), shares)]
    return rows, [require_at_least("bots.cluzzle.twenty_by_10", share_within(needed, 10), 0.76)]


def measure_looks(size: SampleSizes) -> MeasureReport:
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    for name, noisy in (("variants", False), ("noisy", True)):
        needed = _flatten(run_in_processes(partial(parts.questions_needed_seeing, noisy), range(size.looks)))
        shares = ", ".join(f"{share_within(needed, most):.0%} by {most}" for most in (1, 3, 5))
        rows.append(_row(f"seen first, {name}", len(needed), shares))
        bars.append(require_at_least(f"bots.cluzzle.look_{name}_by_5", share_within(needed, 5), 0.70))
    return rows, bars


def measure_unseen(size: SampleSizes) -> MeasureReport:
    """Things that look like nothing that is known, with the eyes of `hard`."""
    needed = _flatten(run_in_processes(parts.questions_needed_for_unseen, range(size.unseen)))
    found = share_within(needed, 5)
    rows = [
        _row("things with recipes", len(recipes.names()), f"of {len(THINGS)}"),
        _row("recipe left out", len(needed), f"{_with_interval(found, len(needed))} by 5"),
    ]
    return rows, [
        require_at_least("bots.cluzzle.recipes", len(recipes.names()), 330),
        require_at_least("bots.cluzzle.unseen_found", found, 0.25),
    ]


def measure_guesses(size: SampleSizes) -> MeasureReport:
    """Wrong guesses of all levels, each alone before a sculpture."""
    rows: list[ReportRow] = []
    wrong: list[WrongGuess] = []
    for level in LEVELS:
        missed = _flatten(run_in_processes(partial(wrong_guesses, level), range(size.guesses)))
        rows.append(_guess_row(f"wrong guesses of {level}", missed))
        wrong += missed
    rows.append(_guess_row("all wrong guesses", wrong))
    return rows, [require_at_least("bots.cluzzle.right_kind", share_like_people(wrong), 0.70)]


def _guess_row(what: str, wrong: Sequence[WrongGuess]) -> ReportRow:
    share = _with_interval(share_like_people(wrong), len(wrong))
    return _row(what, len(wrong), f"{share} of the right kind and alike")


def measure_tables(size: SampleSizes) -> MeasureReport:
    rows: list[ReportRow] = []
    bars: list[RequiredFigure] = []
    wrong: list[WrongGuess] = []
    for level in LEVELS:
        played = _flatten(run_in_processes(partial(parts.play_tables, level), range(size.tables)))
        rounds = _flatten(table.rounds for table in played)
        wrong += _flatten(table.wrong for table in played)
        solved = sum(each > 0 for each in rounds) / len(rounds)
        by_round = ", ".join(
            f"{rounds.count(number) / len(rounds):.0%} in {number}" for number in range(1, 6)
        )
        rows.append(_row(f"four {level} bots", len(rounds), f"{solved:.0%} solved: {by_round}"))
        bars.append(require_at_least(f"bots.cluzzle.solved_by_{level}", solved, 0.60))
    return [*rows, _guess_row("wrong guesses at these tables", wrong)], bars


def measure_duels(size: SampleSizes) -> MeasureReport:
    """What is reported but has no bar: whether skill shows in the points."""
    pairs = (("normal", "easy"), ("hard", "normal"))
    return [_duel(hero, rival, size) for hero, rival in pairs], []


def _duel(hero: str, rival: str, size: SampleSizes) -> ReportRow:
    contest = Contest("cluzzle", hero, rival, 4, size.duels, 0, {"games": 1})
    result: ContestResult = play_contest(contest)
    shares = f"wins or shares {result.share:.1%} ({result.low:.1%} – {result.high:.1%})"
    return _row(f"{hero} against three {rival}", result.games, shares)


def _with_interval(share: float, cases: int) -> str:
    """With half of the 95 % interval."""
    return f"{share:.1%} ± {1.96 * 100 * (share * (1 - share) / max(cases, 1)) ** 0.5:.1f}"


def _flatten(blocks: Iterable[Iterable[T]]) -> list[T]:
    return [each for block in blocks for each in block]


def _row(what: str, count: int, result: str) -> ReportRow:
    return {"what": what, "cases": count, "result": result}
