"""A table in words: who sits there, what it waits for, and what was said last."""

from __future__ import annotations

from collections.abc import Iterator

from huetable import games
from huetable.client import Connection
from huetable.table.wire.protocol import ChairView, Table

_WAITING = {
    "waiting": "The game has not started. The host starts it.",
    "playing": "The game is on.",
    "over": "The game is over. The host can start another one.",
}


def table_in_words(connection: Connection) -> str:
    table = connection.table
    if table is None:
        return "The table has not been seen yet."
    title = games.find_game(table.game).meta.title
    lines = [f"{title}. {_WAITING[table.phase]}", *_seats(table)]
    if connection.welcome is not None:
        lines.append(f"To invite somebody: {connection.welcome.link}")
    said = [f"  {line.name}: {line.text}" for line in connection.chat]
    return "\n".join([*lines, *(["Chat:", *said] if said else [])])


def _seats(table: Table) -> Iterator[str]:
    """In the order of play, by the numbers that the game in words uses."""
    order = table.coming or tuple(range(len(table.chairs)))
    for seat, chair in enumerate(order):
        yield f"  Seat {seat}: {_person(table.chairs[chair])}"


def _person(chair: ChairView) -> str:
    notes = [
        "you" if chair.yours else "",
        "host" if chair.host else "",
        "bot" if chair.kind == "bot" else "",
        "" if chair.online else "away",
    ]
    noted = ", ".join(filter(None, notes))
    return f"{chair.name} ({noted})" if noted else chair.name
