"""The clauses of RULES.md that a move is refused by, named after what is refused."""

from __future__ import annotations

from typing import Final

POURED_OUT_OF_TURN: Final = "DYE-5"
NO_SUCH_ORDER: Final = "DYE-9"
CLAIMED_ALREADY: Final = "DYE-10"
NOT_A_NAME: Final = "DYE-12"
COLOUR_WORD_IN_NAME: Final = "DYE-13"
NAME_TAKEN: Final = "DYE-14"
