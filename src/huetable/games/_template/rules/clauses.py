"""The clauses of RULES.md that a move is refused by, named after what is refused."""

from __future__ import annotations

from typing import Final

NOT_IN_HAND: Final = "RISE-4"
TOO_LOW: Final = "RISE-5"
