"""What every column of the database says about a guest. Whoever adds a column lists it here, and says how it is erased.

tests/server/people/test_forgetting.py walks through the tables of both databases: it fails for a column that is not listed, and
proves what is listed by forgetting a guest who has left traces in every one.
"""

from __future__ import annotations

from typing import Final, Literal

Holds = Literal["nothing", "pseudonym", "game", "erased"]
"""Nothing about a guest; a random name for one table, which only `people` knows how to read; what was played; or something
about a guest, or in a row that is: forgetting deletes it."""

_NOTHING: Final = "nothing"
_PSEUDONYM: Final = "pseudonym"
_GAME: Final = "game"
_ERASED: Final = "erased"

COLUMNS: Final[dict[str, dict[str, Holds]]] = {
    "log": {
        **dict.fromkeys(("table", "seq", "game_no", "kind", "seat", "at", "schema"), _NOTHING),
        # A hash of the guest's id and the command's: it says nothing without the id, and that is erased.
        "command_id": _PSEUDONYM,
        "payload": _GAME,
    },
    "people": dict.fromkeys(("table", "person", "guest", "name", "face", "hidden_until"), _ERASED),
    "listings": {
        **dict.fromkeys(("table", "code", "game", "phase", "seq", "changed_at"), _NOTHING),
        **dict.fromkeys(("game_no", "due_at", "remind_at"), _NOTHING),
        "seated": _PSEUDONYM,
        "turn": _PSEUDONYM,
        "clocks": _PSEUDONYM,
    },
    "reminders": {**dict.fromkeys(("table", "began", "kind"), _NOTHING), "person": _PSEUDONYM},
    "records": {
        **dict.fromkeys(("table", "game_no", "at"), _NOTHING),
        "data": _GAME,
        "chairs": _PSEUDONYM,
    },
    "results": dict.fromkeys(("guest", "table", "game_no", "game", "won", "seats"), _ERASED),
    "guests": dict.fromkeys(("guest", "name", "colour", "used_day", "face", "invitations"), _ERASED),
    "keys": dict.fromkeys(("key", "guest", "made_at", "used_at", "kind"), _ERASED),
    "tokens": dict.fromkeys(("key", "guest", "name", "scope", "made_at", "expires_at"), _ERASED),
    # Drafts. What a game refers to is part of the game, and stays with it.
    "blobs": dict.fromkeys(("table", "game_no", "person", "hash", "at", "kept", "data"), _ERASED),
    "links": dict.fromkeys(("link", "table", "current"), _NOTHING),
    # The state of a table as its log says it: people are pseudonyms there too.
    "snapshots": {**dict.fromkeys(("table", "seq", "version", "hash"), _NOTHING), "data": _GAME},
    "marks": dict.fromkeys(("name", "value"), _NOTHING),
    "push_subscriptions": dict.fromkeys(
        ("endpoint", "guest", "key", "p256dh", "auth", "language", "origin", "made_at"), _ERASED
    ),
    "notices": dict.fromkeys(("guest", "table", "kind", "number"), _ERASED),
    # With the host who entered it.
    "webhooks": dict.fromkeys(
        ("table", "guest", "service", "address", "secret", "language", "origin"), _ERASED
    ),
    # Also gone when the guest they are about is forgotten.
    "reports": dict.fromkeys(
        ("report", "table", "guest", "name", "about", "about_name", "reason", "at"), _ERASED
    ),
    "report_lines": dict.fromkeys(("report", "number", "table", "guest", "name", "text"), _ERASED),
    "invitations": dict.fromkeys(("guest", "way", "day", "number"), _ERASED),
    "bans": dict.fromkeys(("guest", "name", "at"), _ERASED),
    "server_keys": dict.fromkeys(("name", "value"), _NOTHING),
}
"""By table, in SQLite and in PostgreSQL."""

TAIL_COLUMNS: Final[dict[str, dict[str, Holds]]] = {
    # Rows of the log, in groups.
    "tail": {"number": _NOTHING, "rows": _PSEUDONYM},
}
"""What only SQLite has."""

WORKER_COLUMNS: Final[dict[str, dict[str, Holds]]] = {
    "migrations": {"number": _NOTHING},
    "workers": dict.fromkeys(("worker", "term", "beat", "alive"), _NOTHING),
    "leases": dict.fromkeys(("table", "worker", "term"), _NOTHING),
    "presence": {
        **dict.fromkeys(("table", "worker", "watching"), _NOTHING),
        "guests": _ERASED,
        "line": _ERASED,
        "screens": _ERASED,
    },
    "words": dict.fromkeys(("table", "number", "worker", "word", "guest"), _ERASED),
    "lent": dict.fromkeys(("key", "thing", "until"), _ERASED),
    # A hash of the guest's id, for a minute.
    "forgotten": dict.fromkeys(("id", "guest", "until"), _NOTHING),
}
"""What only PostgreSQL has: the notes of its workers."""

SECRETS: Final[dict[str, frozenset[str]]] = {
    # The hash of a device's token. Nobody can use it, but nobody needs it either.
    "keys": frozenset({"key"}),
    "tokens": frozenset({"key"}),
    # Whoever knows these can send to the device, or into the chat room.
    "push_subscriptions": frozenset({"endpoint", "key", "p256dh", "auth"}),
    "webhooks": frozenset({"address", "secret"}),
    # About somebody else.
    "reports": frozenset({"about", "about_name"}),
}
"""Columns that a guest's own copy of their data leaves out."""

_LARGE: Final = "data"
"""The column with what was handed in; it is read one row at a time."""

_MINE: Final = "guest = {guest}"
_OF_MY_PEOPLE: Final = """"table" IN (SELECT "table" FROM people WHERE guest = {guest}) AND EXISTS (SELECT 1 FROM people AS mine
    WHERE mine."table" = {table}."table" AND mine.person = {table}.person AND mine.guest = {guest})"""
"""The first half lets the index of the table's key find them."""


def export_queries(columns: dict[str, dict[str, Holds]], guest: str) -> dict[str, str]:
    """For each table with rows of a guest's own, the query for them. Guest: how the store numbers its first argument.

    Tables that only mention a guest among others are not there: nobody's copy says anything about others.
    """
    found = {}
    for table, held in columns.items():
        own = (
            _MINE
            if held.get("guest") == _ERASED
            else _OF_MY_PEOPLE
            if held.get("person") == _ERASED
            else None
        )
        if own is not None:
            left_out = SECRETS.get(table, frozenset()) | {_LARGE}
            names = ", ".join(f'"{name}"' for name in held if name not in left_out)
            found[table] = f"SELECT {names} FROM {table} WHERE {own.format(table=table, guest=guest)}"  # noqa: S608 - our own names
    return found
