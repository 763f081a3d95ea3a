"""A sheet of answers for a reader who does not know which are the bot's, and which were written by hand.

    .venv/bin/python -m huetable.games.cluzzle.lab.answer_sheet > sheet.txt

The key stands at the end; give the reader the sheet without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from huetable.core.rng import Rng
from huetable.games.cluzzle.knowledge.answering import answer

from .answer_measures import Case, read_cases

ROWS: Final = 60
"""Of the bot's answers, and as many by hand."""
_BY_HAND: Final = {"y": "yes", "n": "no", "y~": "sometimes", "n~": "partly", "e": "partly"}


class SheetRow(NamedTuple):
    thing: str
    question: str
    said: str
    by_hand: bool


def sheet_rows(seed: int = 1) -> list[SheetRow]:
    """Questions of the held-out list, each asked once, in an order that tells nothing."""
    rng = Rng.from_number(seed)
    cases = [case for case in read_cases("held_out.txt") if answer(case.thing, case.question) != "unknown"]
    rng.shuffle(cases, "questions")
    rows = [*_answered(cases[:ROWS], by_hand=False), *_answered(cases[ROWS : 2 * ROWS], by_hand=True)]
    rng.shuffle(rows, "rows")
    return rows


def _answered(cases: list[Case], *, by_hand: bool) -> Iterator[SheetRow]:
    for case in cases:
        said = _BY_HAND[case.key] if by_hand else answer(case.thing, case.question)
        yield SheetRow(case.thing, case.question, said, by_hand)


def main() -> None:
    rows = sheet_rows()
    print("Might a person who made this thing have said that? Write yes or no behind each line.\n")
    for number, row in enumerate(rows, 1):
        print(f"{number}. {row.thing}: {row.question} – {row.said}")
    print("\nKey: by hand", *(number for number, row in enumerate(rows, 1) if row.by_hand))


if __name__ == "__main__":
    main()
