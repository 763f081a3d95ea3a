"""Which Huetable this is: for `/version`, for whoever reports a fault, and for pages that compare themselves with the server."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from msgspec import Struct

import huetable
from huetable.games import all_games
from huetable.table.wire.protocol import VERSION

_PACKAGE = Path(huetable.__file__).parent

COMMIT_FILE = _PACKAGE / "commit.txt"
"""Only a wheel has it: written when the wheel is built."""


class Version(Struct, frozen=True):
    version: str
    commit: str | None
    """None where neither a wheel nor a checkout says it."""
    protocol: int
    rules: dict[str, int]
    """The version of each game's rules, by the game's name."""


@cache
def running_version() -> Version:
    rules = {name: game.meta.rules_version for name, game in all_games().items()}
    return Version(huetable.__version__, _commit(), VERSION, rules)


def _commit() -> str | None:
    if COMMIT_FILE.is_file():
        return COMMIT_FILE.read_text().strip()
    return _commit_of_checkout(_PACKAGE.parents[1])


def _commit_of_checkout(root: Path) -> str | None:
    if not (root / ".git").exists():
        return None
    try:
        said = subprocess.run(  # noqa: S603 - nothing in it comes from outside
            ["git", "-C", str(root), "rev-parse", "HEAD"],  # noqa: S607 - wherever git is installed
            capture_output=True,
            text=True,
            timeout=5,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip()
