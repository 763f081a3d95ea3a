"""A guest's finished games as rows of both databases."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from huetable.core.codec import decode, encode

from .base import FinishedGame, GuestResult, PlayedGame, SeatedPlayer
from .damaged_rows import short_hash

log = logging.getLogger("huetable")

PLAYED = """SELECT results."table", results.game_no, game, won, seats, at, chairs FROM results JOIN records
    ON records."table" = results."table" AND records.game_no = results.game_no
    WHERE guest = {guest} ORDER BY at DESC, results.game_no DESC LIMIT {most}"""
"""With the store's way to number its arguments."""


def result_row(game: FinishedGame, result: GuestResult) -> tuple[str, str, int, str, int, str]:
    seats = encode(result.seats).decode()
    return result.guest, game.table, game.game_no, game.game, int(result.won), seats


def read_played(rows: Iterable[Sequence[Any]]) -> list[PlayedGame]:
    """Without those that cannot be read."""
    found = []
    for row in rows:
        try:
            found.append(_to_played(row))
        except (msgspec.MsgspecError, ValueError, TypeError):
            log.warning(
                "the result of a game is damaged; run huetable check",
                extra={"table": short_hash(str(row[0]))},
            )
    return found


def _to_played(row: Sequence[Any]) -> PlayedGame:
    table, game_no, game, won, seats, at, chairs = row
    return PlayedGame(
        table,
        game_no,
        game,
        bool(won),
        decode(seats.encode(), tuple[int, ...]),
        at,
        decode(chairs.encode(), tuple[SeatedPlayer, ...]),
    )
