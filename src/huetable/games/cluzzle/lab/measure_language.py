"""The figures that the bots of Cluzzle must reach in another language than English."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from huetable.bots.contest import MeasureReport, ReportRow, require_at_least, run_in_processes
from huetable.games.cluzzle.rules.words.decks import deck_in
from huetable.games.cluzzle.rules.words.word_forms import matches

from . import measured_parts as parts
from .answer_measures import judge_answers

_TABLES = 12
_QUICK_TABLES = 4


def measure_language(language: str, *, quick: bool, tell: Callable[[str], None]) -> MeasureReport:
    """Its held-out questions, nonsense, the forms of its words, and bots that play in it."""
    tell(f"answers in {language}")
    score = judge_answers(f"held_out.{language}.txt", language)
    nonsense, taken = parts.nonsense_answered(language)
    tell(f"four bots at a table in {language}")
    solved, made = _solved(language, _QUICK_TABLES if quick else _TABLES)
    good = _forms_counted(language)
    answered = f"{score.answered:.1%} answered, {score.right:.1%} of them right"
    rows: list[ReportRow] = [
        {"what": f"held-out questions, {language}", "cases": score.questions, "result": answered},
        {"what": f"nonsense questions, {language}", "cases": nonsense, "result": f"{taken} answered"},
        {
            "what": f"words, {language}",
            "cases": len(deck_in(language)),
            "result": f"{good:.1%} of forms count",
        },
        {"what": f"four normal bots, {language}", "cases": made, "result": f"{solved:.0%} solved"},
    ]
    name = f"bots.cluzzle.{language}"
    return rows, [
        require_at_least(f"{name}.questions", score.questions, 100),
        require_at_least(f"{name}.answered", score.answered, 0.75),
        require_at_least(f"{name}.right", score.right, 0.85),
        require_at_least(f"{name}.nonsense_refused", 1 - taken / nonsense, 1.0),
        require_at_least(f"{name}.forms_counted", good, 1.0),
        require_at_least(f"{name}.solved_by_normal", solved, 0.60),
    ]


def _forms_counted(language: str) -> float:
    pairs = [(each.word, form) for each in deck_in(language).values() for form in each.forms]
    return sum(matches(word, form, language=language) for word, form in pairs) / len(pairs)


def _solved(language: str, tables: int) -> tuple[float, int]:
    """The share of Cluzzles that are solved, and how many there were."""
    played = run_in_processes(partial(parts.play_tables, "normal", language=language), range(tables))
    rounds = [each for block in played for table in block for each in table.rounds]
    return sum(each > 0 for each in rounds) / len(rounds), len(rounds)
