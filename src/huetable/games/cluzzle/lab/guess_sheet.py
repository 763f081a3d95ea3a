"""A sheet of wrong guesses for a reader who does not know which are the bots', and which were written by hand.

    .venv/bin/python -m huetable.games.cluzzle.lab.guess_sheet > sheet.txt

The key stands at the end; give the reader the sheet without it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from huetable.core.rng import Rng
from huetable.games.cluzzle.clay import recipes

from .wrong_guesses import LEVELS, wrong_guesses

BY_HAND: Final = Path(__file__).parent / "guesses/by_hand.txt"
ROWS: Final = 60
"""Of the bots' guesses, and as many by hand."""


class SheetRow(NamedTuple):
    thing: str
    seen: str
    """What the sculpture looks like."""
    guess: str
    by_hand: bool


def read_by_hand() -> dict[str, SheetRow]:
    lines = BY_HAND.read_text("utf-8").splitlines()
    parts = ([part.strip() for part in line.split("|")] for line in lines if not line.startswith("#"))
    return {thing: SheetRow(thing, seen, guess, by_hand=True) for thing, seen, guess in parts}


def sheet_rows(seed: int = 1) -> list[SheetRow]:
    """Each thing at most once, in an order that tells nothing; the bots' first wrong guesses come from all levels alike."""
    rng = Rng.from_number(seed)
    described = read_by_hand()
    things = sorted(described)
    rng.shuffle(things, "things")
    bots = _rows_of_bots(things, described)
    rest = [described[thing] for thing in things if thing not in {row.thing for row in bots}]
    rows = [*bots, *rest[:ROWS]]
    rng.shuffle(rows, "rows")
    return rows


def _rows_of_bots(things: list[str], described: dict[str, SheetRow]) -> list[SheetRow]:
    rows: dict[str, SheetRow] = {}
    tries = ((variant, number, thing) for variant in range(120) for number, thing in enumerate(things))
    for variant, number, thing in tries:
        level = list(LEVELS)[(number + variant) % len(LEVELS)]
        place = recipes.names().index(thing) + variant * len(recipes.names())
        wrong = wrong_guesses(level, [place]) if thing not in rows else []
        if wrong:
            rows[thing] = described[thing]._replace(guess=wrong[0].guess, by_hand=False)
        if len(rows) == ROWS:
            break
    return list(rows.values())


def main() -> None:
    rows = sheet_rows()
    print(
        "Might a person who sees this sculpture guess that? All guesses are wrong. Write yes or no behind each line.\n"
    )
    for number, row in enumerate(rows, 1):
        print(f"{number}. {row.thing} ({row.seen}) – {row.guess}")
    print("\nKey: by hand", *(number for number, row in enumerate(rows, 1) if row.by_hand))


if __name__ == "__main__":
    main()
