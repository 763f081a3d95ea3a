"""Where the shell writes: plain words in a pipe, styled ones in a terminal, no colour where NO_COLOR is set."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console


class Paper(Console):
    """A console that hands a closed pipe on to `main`, which ends quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def paper() -> Paper:
    """Standard output. Text of players is never read as markup."""
    return Paper(file=sys.stdout, markup=False, emoji=False, highlight=False)


def margin() -> Paper:
    """Standard error: progress, and what is not part of the answer."""
    return Paper(file=sys.stderr, markup=False, emoji=False, highlight=False)


def print_json(thing: Any) -> None:
    """One object on one line."""
    print(json.dumps(thing, ensure_ascii=False))
