"""The clauses of RULES.md that a move is refused by, named after what is refused."""

from __future__ import annotations

from typing import Final

NO_SUCH_CARD: Final = "CM-1"
NOT_FACE_DOWN: Final = "CM-4"
