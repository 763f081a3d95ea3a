"""How well bots answer everyday questions: against lists of questions with their right answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.answering import answer
from huetable.games.cluzzle.knowledge.facts import fact
from huetable.games.cluzzle.knowledge.table.entries import entries
from huetable.games.cluzzle.knowledge.table.truth import opposite
from huetable.games.cluzzle.rules.words.languages import ENGLISH
from huetable.games.cluzzle.rules.words.things import THINGS

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
    def right(self) -> float:
        """Of those that are answered."""
        return 1 - self.wrong / (self.questions - self.unanswered)

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


def judge_answers(name: str, language: str = ENGLISH) -> AnswerScore:
    cases = list(read_cases(name))
    said = [answer(case.thing, case.question, language) for case in cases]
    answered = [(case, each) for case, each in zip(cases, said, strict=True) if each != "unknown"]
    wrong = sum(is_wrong(case, each) for case, each in answered)
    return AnswerScore(len(cases), len({case.thing for case in cases}), wrong, len(cases) - len(answered))


class MeaningScore(NamedTuple):
    questions: int
    answered: float
    right: float
    """Of those that are answered."""


_PROBES: Final = 60
_ALIKE: Final = 0.9


def judge_meanings() -> MeaningScore:
    """Questions in other words than the menu's, with the attributes that they may mean."""
    lines = (QUESTIONS / "meanings.txt").read_text("utf-8").splitlines()
    cases = [line.partition(": ")[::2] for line in lines if line and not line.startswith("#")]
    read = [(meant.split("|"), question) for meant, question in cases if answer("cat", question) != "unknown"]
    right = sum(any(_means(question, each) for each in meant) for meant, question in read)
    return MeaningScore(len(cases), len(read) / len(cases), right / len(read))


def _means(question: str, attribute: str) -> bool:
    """It is answered as the attribute is, or with "!" the other way round, for nearly all of many things."""
    things = list(THINGS)[:: len(THINGS) // _PROBES]
    true = [fact(thing, attribute.removeprefix("!")) for thing in things]
    expected = [opposite(said) for said in true] if attribute.startswith("!") else true
    said = [answer(thing, question) for thing in things]
    return sum(one == other for one, other in zip(said, expected, strict=True)) >= _ALIKE * len(things)


def noun_count() -> int:
    return sum(not name.startswith("@") for name in entries())
