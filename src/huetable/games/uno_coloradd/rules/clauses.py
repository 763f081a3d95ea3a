"""The clauses of RULES.md that this game refuses moves and options by, named after what is refused."""

from __future__ import annotations

from typing import Final

NO_SUCH_DEALER: Final = "UNO-3"
FIRST_COLOUR_NOT_NAMED: Final = "UNO-8"
CARD_DOES_NOT_FIT: Final = "UNO-10"
CARD_NOT_IN_HAND: Final = "UNO-11"
COLOUR_MISSING_OR_SUPERFLUOUS: Final = "UNO-12"
NOT_YOUR_TURN: Final = "UNO-13"
NOT_THE_DRAWN_CARD: Final = "UNO-15"
EMPTY_PILES: Final = "UNO-17"
DRAW_FOUR_NOT_ANSWERED: Final = "UNO-23"
CANNOT_CALL_UNO: Final = "UNO-28"
NOBODY_TO_CATCH: Final = "UNO-29"
CATCHING_LOCKED: Final = "UNO-32"
RECEIVED_LAST_CARD: Final = "UNO-33"
BETWEEN_ROUNDS: Final = "UNO-37"
LEFTOVER_SCORING_NEEDS_GOAL: Final = "UNO-39"
WRONG_HOUSE_RULE: Final = "UNO-41"
WRONG_TARGET: Final = "UNO-43"
TEXT_NOT_HONOURED_YET: Final = "UNO-51"
CANNOT_DISPUTE: Final = "UNO-52"
CANNOT_STACK: Final = "UNO-54"
CANNOT_JUMP_IN: Final = "UNO-55"
