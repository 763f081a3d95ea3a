"""The clauses of RULES.md that this game refuses by, named after what is refused."""

from __future__ import annotations

from typing import Final

NO_SUCH_FIRST_ASKER: Final = "CLUZ-3"
BAD_OWN_WORDS: Final = "CLUZ-5"
NOT_ON_YOUR_CARD: Final = "CLUZ-6"
NO_NEW_DRAFT: Final = "CLUZ-9"
ALREADY_SEALED: Final = "CLUZ-10"
BAD_NOTE: Final = "CLUZ-11"
NOT_A_SCULPTURE: Final = "CLUZ-13"
NOT_YOUR_TURN: Final = "CLUZ-15"
NOT_OPEN_TO_QUESTIONS: Final = "CLUZ-16"
NOT_A_QUESTION: Final = "CLUZ-17"
NOT_YOURS_TO_ANSWER: Final = "CLUZ-18"
ASK_THE_SAME_SCULPTOR: Final = "CLUZ-19"
NOTHING_TO_CORRECT: Final = "CLUZ-22"
NOT_A_GUESS: Final = "CLUZ-24"
GUESSED_BEFORE: Final = "CLUZ-27"
CANNOT_ACCUSE: Final = "CLUZ-35"
BOTS_HAVE_ANSWERED: Final = "CLUZ-36"
NOTHING_TO_CLOSE: Final = "CLUZ-37"
NOT_YOUR_LAST_ANSWER: Final = "CLUZ-40"
TOO_MUCH_WORK: Final = "CLUZ-41"
