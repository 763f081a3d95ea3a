"""The clauses of TABLE.md that the contract itself refuses by, named after what is refused."""

from __future__ import annotations

from typing import Final

NOT_A_MOVE: Final = "TABLE-1"
GAME_OVER: Final = "TABLE-2"
NOTHING_TO_DO: Final = "TABLE-3"
NOT_A_SEAT: Final = "TABLE-4"
NOT_THE_TABLES_MOVE: Final = "TABLE-5"
WRONG_NUMBER_OF_SEATS: Final = "TABLE-6"
BAD_OPTIONS: Final = "TABLE-7"
NOT_A_QUESTION: Final = "TABLE-45"
NOTHING_TO_SUBMIT: Final = "TABLE-47"
AUTHOR_SET_BY_A_SEAT: Final = "TABLE-51"
NOT_LEGAL_NOW: Final = "TABLE-54"
