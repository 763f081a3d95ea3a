"""The clauses of RULES.md that this game refuses by, named after what is refused."""

from __future__ import annotations

from typing import Final

NO_SUCH_FIRST_GIVER: Final = "HUES-5"
NOT_YOUR_TURN: Final = "HUES-6"
NOT_ON_YOUR_CARD: Final = "HUES-7"
TARGET_IS_LOCKED: Final = "HUES-8"
FIRST_CUE_NOT_ONE_WORD: Final = "HUES-11"
SECOND_CUE_TOO_LONG: Final = "HUES-12"
ONLY_SECOND_CUE_PASSED: Final = "HUES-13"
NOT_A_WORD: Final = "HUES-14"
COLOUR_NAME: Final = "HUES-15"
HIDDEN_COLOUR_NAME: Final = "HUES-16"
POSITION: Final = "HUES-17"
COMPARISON: Final = "HUES-18"
REPETITION: Final = "HUES-19"
GIVER_PLACES_NO_PIECE: Final = "HUES-21"
FIELD_IS_TAKEN: Final = "HUES-23"
TOO_LATE_TO_OBJECT: Final = "HUES-25"
TIME_TO_OBJECT: Final = "HUES-26"
OBJECTION_WITHDRAWS_CUE: Final = "HUES-27"
OBJECTION_TAKES_POINTS: Final = "HUES-28"
ALREADY_RULED_ON: Final = "HUES-29"
SENSELESS_OBJECTION: Final = "HUES-30"
NOT_REVEALED_YET: Final = "HUES-31"
