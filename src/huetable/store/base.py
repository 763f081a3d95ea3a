"""What every store can do. A batch is written as a whole or not at all, and `done` is called on the event
loop once it is on disk, or with what went wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

SCHEMA = 1
"""The shape of the payloads; a reader of today's code can read every older one."""


class StoreError(Exception):
    """The batch is not on disk as far as anybody knows; the log says how far it got."""


class Conflict(StoreError):
    """Somebody else has written a row of this number."""


class Row(Struct, frozen=True, gc=False):
    """One entry of a table's log."""

    table: str
    seq: int
    game_no: int
    kind: str
    seat: int | None
    command_id: str | None
    at: int
    """Milliseconds since 1970."""
    schema: int
    payload: bytes


class Person(Struct, frozen=True):
    """Who a pseudonym of a table's log is."""

    table: str
    person: str
    guest: str
    name: str


class Known(Struct, frozen=True):
    """A guest who has left a trace, and the hash of the token by which to know them again."""

    guest: str
    key: str
    name: str | None
    colour: str | None


class Listing(Struct, frozen=True):
    """A table as the home page shows it, as of its row `seq`."""

    table: str
    code: str
    game: str
    phase: str
    seq: int
    changed_at: int
    seated: tuple[str, ...]
    turn: tuple[str, ...]
    """Whose decision the game waits for."""


class Sitter(Struct, frozen=True):
    """Who sat in a seat of a finished game: a person by pseudonym, or a bot by name."""

    person: str | None
    name: str | None
    colour: str


class Finished(Struct, frozen=True):
    """A game that has ended: its record, and for whom it counts."""

    table: str
    game_no: int
    game: str
    at: int
    data: bytes
    sitters: tuple[Sitter, ...]
    results: tuple[tuple[str, bool], ...]
    """Guests, and whether they won."""


class Blob(Struct, frozen=True):
    """Something large that a game refers to by its hash."""

    table: str
    game_no: int
    person: str
    """Who handed it in; empty for a bot."""
    hash: str
    at: int
    data: bytes


class Note(Struct, frozen=True):
    """A blob without its bytes."""

    person: str
    hash: str
    at: int
    size: int


class Kept(Struct, frozen=True):
    """What a game refers to from here on; anything else that was handed in for it is a draft."""

    table: str
    game_no: int
    hashes: tuple[str, ...]


class Score(Struct, frozen=True):
    game: str
    games: int
    wins: int


class Batch(Struct, frozen=True):
    rows: tuple[Row, ...]
    people: tuple[Person, ...] = ()
    forgotten: tuple[Person, ...] = ()
    """Whose name, identity and drafts go from their table."""
    known: Known | None = None
    listing: Listing | None = None
    finished: Finished | None = None
    blobs: tuple[Blob, ...] = ()
    kept: Kept | None = None


Done = Callable[[StoreError | None], None]


class Store(ABC):
    """Appends do not wait; everything else may take its time."""

    @abstractmethod
    def append(self, batch: Batch, done: Done) -> None: ...

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many batches are on their way to the disk."""

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[Row]: ...

    @abstractmethod
    async def people(self, table: str) -> list[Person]: ...

    @abstractmethod
    async def listing(self, table: str) -> Listing | None: ...

    @abstractmethod
    async def table_of_code(self, code: str) -> str | None: ...

    @abstractmethod
    async def tables_of(self, guest: str, most: int) -> list[Listing]:
        """Where this guest sits, the latest first."""

    @abstractmethod
    async def last_seq(self, table: str) -> int: ...

    @abstractmethod
    async def known(self, key: str) -> Known | None: ...

    @abstractmethod
    async def add_key(self, known: Known) -> None: ...

    @abstractmethod
    async def scores(self, guest: str) -> list[Score]: ...

    @abstractmethod
    async def finished(self, table: str, game_no: int) -> Finished | None: ...

    @abstractmethod
    async def hand_in(self, draft: Blob, dropping: Sequence[str] = ()) -> None:
        """Keep a draft, and let go of these older ones of the same person, and of all of their last games."""

    @abstractmethod
    async def notes(self, table: str, game_no: int) -> list[Note]:
        """What was handed in for a game, the oldest first."""

    @abstractmethod
    async def blob(self, table: str, game_no: int, hash: str) -> bytes | None: ...

    @abstractmethod
    async def finished_blob(self, table: str, hash: str) -> bytes | None:
        """Where a finished game of the table refers to it."""

    @abstractmethod
    async def forget(self, guest: str) -> None:
        """Remove every trace of who this was, and their drafts; logs and records stay, with what they refer to."""

    @abstractmethod
    async def expire(self, before: int, sparing: Sequence[str] = ()) -> int:
        """Remove the tables whose last row is older, except those named; the records of finished games stay."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """A copy as of now, made while others go on writing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then let go."""
