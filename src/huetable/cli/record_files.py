"""Reading records for `replay` and `verify`."""

from __future__ import annotations

import sys
from pathlib import Path

from huetable import games
from huetable.core.game import AnyGame
from huetable.core.record import BadRecord, Record, read_record

from .errors import CommandError


def read_bytes(path: str) -> bytes:
    """A file, or what is piped in where the name is a dash."""
    return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()


def game_of_record(record: Record) -> AnyGame:
    try:
        return games.find_game(record.header.game)
    except games.UnknownGame as error:
        raise CommandError(f"This record is of a game that isn't installed here: {error}") from error


def read_record_file(path: str, code: int) -> tuple[bytes, Record]:
    """Raises a CommandError with this exit code where the file is no record."""
    data = read_bytes(path)
    try:
        return data, read_record(data)
    except BadRecord as error:
        raise CommandError(f"{path}: {error}", code) from error
