"""How well bots answer everyday questions: against lists of questions with their right answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.answering import answer

QUESTIONS: Final = Path(__file__).parent / "questions"
_SURE: Final = {"y": "yes", "n": "no"}


class Case(NamedTuple):
    thing: str
    key: str
    """What is right: "y", "n", with "~" also "partly" and "sometimes", or "e" for whatever is not "I don't know"."""
    question: str


class AnswerScore(NamedTuple):
    questions: int
    things: int
    wrong: int
    unanswered: int

    @property
    def not_wrong(self) -> float:
        """Of all questions: "I don't know" is not wrong."""
        return 1 - self.wrong / self.questions

    @property
    def answered(self) -> float:
        return 1 - self.unanswered / self.questions


def read_cases(name: str) -> Iterator[Case]:
    for line in (QUESTIONS / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            thing, key, question = (part.strip() for part in line.split("|"))
            yield Case(thing, key, question)


def is_wrong(case: Case, said: str) -> bool:
    if said in ("partly", "sometimes"):
        return case.key in _SURE
    return case.key != "e" and said != _SURE[case.key[0]]


def judge_answers(name: str) -> AnswerScore:
    cases = list(read_cases(name))
    said = [answer(case.thing, case.question) for case in cases]
    answered = [(case, each) for case, each in zip(cases, said, strict=True) if each != "unknown"]
    wrong = sum(is_wrong(case, each) for case, each in answered)
    return AnswerScore(len(cases), len({case.thing for case in cases}), wrong, len(cases) - len(answered))
