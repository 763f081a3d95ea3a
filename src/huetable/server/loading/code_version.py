"""The version of the code that a table's state follows from: after any change of it, snapshots are made again."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
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
    return _hash_files(_shared_hash(), _files_in(folder, _BESIDE)).hex()


@cache
def _shared_hash() -> bytes:
    files = (file for package in _SHARED for file in _files_in(_ROOT / package) if file.suffix == ".py")
    return _hash_files(huetable.__version__.encode(), files)


def _hash_files(start: bytes, files: Iterable[Path]) -> bytes:
    found = sha256(start)
    for file in files:
        data = file.read_bytes()
        found.update(b"%b %d " % (file.name.encode(), len(data)))
        found.update(data)
    return found.digest()


def _files_in(folder: Path, beside: Collection[str] = ()) -> Iterator[Path]:
    """Always in the same order. The folders beside are not even looked into: screens and tests are most of a game's files."""
    for path, folders, files in os.walk(folder):
        folders[:] = sorted(set(folders) - {"__pycache__", *(beside if path == str(folder) else ())})
        yield from (Path(path, file) for file in sorted(files))
