"""Cues at Spanish, Portuguese and German tables, as lists of cases that anybody can add to."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue

LANGUAGES = ("es", "pt", "de")


class Case(NamedTuple):
    head: str
    """What the line is about: "HUES-15", "second ok", "same"."""
    cue: str


def cases(code: str) -> Iterator[Case]:
    text = (Path(__file__).parent / f"cue_cases/{code}.txt").read_text("utf-8")
    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        if not line.startswith("#"):
            cues = rest.split(";") if head.startswith("second") else rest.split()
            yield from (Case(head, cue.strip()) for cue in cues)


def found(code: str, case: Case) -> str:
    """What the check says, in the words of the case."""
    if case.head in ("same", "different"):
        used, cue = case.cue.split("/")
        context = Context("ñu", (used, "ñu"), language=code)
        return "same" if check_cue(cue, context).clause == "HUES-19" else "different"
    second = case.head.startswith("second ")
    verdict = check_cue(case.cue, Context("ñu" if second else None, language=code))
    if case.head in ("unmarked", "marked"):
        return {"ok": "unmarked", "warning": "marked"}.get(verdict.kind, verdict.clause)
    answer = verdict.clause if verdict.kind == "refusal" else "ok"
    return f"second {answer}" if second else answer


@pytest.mark.rule("HUES-42", "HUES-15", "HUES-16", "HUES-17", "HUES-18", "HUES-19")
@pytest.mark.parametrize("code", LANGUAGES)
def test_cues_of_the_language_are_taken_and_refused(code: str) -> None:
    all_cases = list(cases(code))
    assert len(all_cases) >= 150
    wrong = {f"{case.head}: {case.cue}": found(code, case) for case in all_cases}
    assert {asked: answer for asked, answer in wrong.items() if not asked.startswith(f"{answer}: ")} == {}
