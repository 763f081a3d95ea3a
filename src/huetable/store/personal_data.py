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
    "people": dict.fromkeys(("table", "person", "guest", "name", "face"), _ERASED),
    "listings": {
        **dict.fromkeys(("table", "code", "game", "phase", "seq", "changed_at"), _NOTHING),
        "seated": _PSEUDONYM,
        "turn": _PSEUDONYM,
    },
    "records": {
        **dict.fromkeys(("table", "game_no", "at"), _NOTHING),
        "data": _GAME,
        "chairs": _PSEUDONYM,
    },
    "results": dict.fromkeys(("guest", "table", "game_no", "game", "won"), _ERASED),
    "guests": dict.fromkeys(("guest", "name", "colour", "used_day", "face"), _ERASED),
    "keys": dict.fromkeys(("key", "guest", "made_at", "used_at", "kind"), _ERASED),
    # Drafts. What a game refers to is part of the game, and stays with it.
    "blobs": dict.fromkeys(("table", "game_no", "person", "hash", "at", "kept", "data"), _ERASED),
    "links": dict.fromkeys(("link", "table", "current"), _NOTHING),
    # The state of a table as its log says it: people are pseudonyms there too.
    "snapshots": {**dict.fromkeys(("table", "seq", "version", "hash"), _NOTHING), "data": _GAME},
    "marks": dict.fromkeys(("name", "value"), _NOTHING),
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
