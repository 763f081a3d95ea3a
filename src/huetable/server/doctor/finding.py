"""What a check has found, in one line."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Verdict = Literal["ok", "note", "fail"]
"""All well; works, but somebody should know; does not work."""


class Finding(Struct, frozen=True):
    about: str
    verdict: Verdict
    line: str
    """What was found and, unless all is well, what to do."""

    def __str__(self) -> str:
        return f"{self.verdict:<5} {self.about:<10}  {self.line}"
