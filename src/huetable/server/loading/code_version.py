"""The version of the code that a table's state follows from: after any change of it, snapshots are made again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

import huetable
from huetable.core.game import AnyGame
from huetable.games import all_games, game_folder

_ROOT = Path(huetable.__file__).parent

_SHARED = ("core", "language", "table")
"""The packages that every game and every table is made of."""

_BESIDE = frozenset({"bots", "docs", "lab", "tests", "text", "ui"})
"""What a game's folder holds besides its rules; the rest, its data too, may decide what is dealt."""


def code_version(game: AnyGame) -> str:
    return version_of_folder(game_folder(game))


def read_code_versions() -> None:
    """When the server starts: the files may be replaced while it runs, and would then be those of another code."""
    for game in all_games().values():
        code_version(game)


@cache
def version_of_folder(folder: Path) -> str:
    """A hash of the files themselves, because nobody forgets to change that."""
    found = sha256(huetable.__version__.encode())
    for file in (*_shared_files(), *_rules_files(folder)):
        found.update(b"%b %d " % (file.name.encode(), file.stat().st_size))
        found.update(file.read_bytes())
    return found.hexdigest()


def _shared_files() -> Iterator[Path]:
    for package in _SHARED:
        yield from sorted((_ROOT / package).rglob("*.py"))


def _rules_files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder).parts
        if file.is_file() and inside[0] not in _BESIDE and "__pycache__" not in inside:
            yield file
