"""Where the shell writes: plain text in a pipe, styled text in a terminal, no colour where NO_COLOR is set."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console


class ShellConsole(Console):
    """A console that passes a closed pipe on to `main`, which ends quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def stdout_console() -> ShellConsole:
    """The answer of a command. Text of players is never read as markup."""
    return ShellConsole(file=sys.stdout, markup=False, emoji=False, highlight=False)


def stderr_console() -> ShellConsole:
    """Progress, and whatever else is not part of the answer."""
    return ShellConsole(file=sys.stderr, markup=False, emoji=False, highlight=False)


def print_json(thing: Any) -> None:
    """One object on one line."""
    print(json.dumps(thing, ensure_ascii=False))
