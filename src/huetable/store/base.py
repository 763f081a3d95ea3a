"""What every store can do, and the rows that it keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct
from msgspec.structs import astuple

from .slow_games import ListedClock, Reminder, next_reminder

if TYPE_CHECKING:
    from .house import HouseStore
    from .notifications import NotificationStore
    from .tokens import TokenStore

SCHEMA = 1
"""The shape of the payloads; a reader of today's code can read every older one."""


MOST_AT_ONCE = 50
"""Old tables or guests that are deleted in one transaction."""

MOST_DUE = 200
"""Tables that are woken, or looked through for reminders, at once."""

MOST_DEVICES = 20
"""Of one guest."""


LESSON, LEFT_LESSON = "lesson", "lesson_left"
"""The phase of a table where somebody learns a game, or has done so."""

CLOSED = "closed"
"""The phase of a table that the operator of the server has closed."""


class StoreError(Exception):
    """The batch may not be on disk; only reading the log tells."""


class Conflict(StoreError):
    """Somebody else has already written a row with this number."""


class DamagedStore(StoreError):
    """What is on disk cannot be read any more; the message says what to do."""


class Row(Struct, frozen=True, gc=False, array_like=True):
    """One entry of a table's log. SQLite's tail holds it as a list of these fields: a new one needs a migration of it."""

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
    """The guest behind a pseudonym in a table's log."""

    table: str
    person: str
    guest: str
    name: str
    face: str = ""
    """The seed that the face is drawn from; empty for somebody who has chosen none."""


class KnownGuest(Struct, frozen=True):
    """A guest whom the server remembers, and the hash of the token by which it knows them again."""

    guest: str
    key: str
    name: str | None
    colour: str | None
    kind: str = ""
    """What sort of device has the token: phone or computer; empty if it is not known."""
    at: int = 0
    """When the key was made; only what is written has it."""
    face: str = ""
    """As of a person."""


class Device(Struct, frozen=True):
    """A browser that holds a token of a guest. More than this is not kept of it."""

    key: str
    kind: str
    made_at: int
    used_at: int
    """To the hour."""


class DeviceUse(Struct, frozen=True):
    """A device was used again."""

    key: str
    kind: str
    at: int


class GuestUse(Struct, frozen=True):
    """A guest came by on this day, counted from 1970."""

    guest: str
    day: int


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
    """The people whose decision the game waits for."""
    game_no: int = 0
    due_at: int | None = None
    """When the table of a slow game has something to do by itself: until then it need not be in memory."""
    clocks: tuple[ListedClock, ...] = ()

    @property
    def remind_at(self) -> int | None:
        """When the first reminder may be due. Whether it was sent already, the store knows."""
        return next_reminder(self.clocks, 0)


class SeatedPlayer(Struct, frozen=True):
    """A seat of a finished game: a person by pseudonym, or a bot by name."""

    person: str | None
    name: str | None
    colour: str


class GuestResult(Struct, frozen=True):
    """For a guest who has played a game to its end."""

    guest: str
    won: bool
    seats: tuple[int, ...] = ()


class FinishedGame(Struct, frozen=True):
    """A game that has ended: its record, and for which guests it counts."""

    table: str
    game_no: int
    game: str
    at: int
    data: bytes
    players: tuple[SeatedPlayer, ...]
    results: tuple[GuestResult, ...]


class Blob(Struct, frozen=True):
    """Something large that a game refers to by its hash."""

    table: str
    game_no: int
    person: str
    """The pseudonym of the person who handed it in; empty for a bot."""
    hash: str
    at: int
    data: bytes


class BlobSummary(Struct, frozen=True):
    """A blob without its bytes."""

    person: str
    hash: str
    at: int
    size: int


class KeptBlobs(Struct, frozen=True):
    """The blobs that a game refers to from here on; all others that were handed in for it are drafts."""

    table: str
    game_no: int
    hashes: tuple[str, ...]


class NewLink(Struct, frozen=True):
    """By which a table is found from now on, in place of every link before, and of this code."""

    table: str
    link: str
    old_code: str


class Snapshot(Struct, frozen=True):
    """A table as of its row `seq`, so that the rows up to there need not be read again. The log stays the truth."""

    table: str
    seq: int
    version: str
    """Of the code that made it: no other code reads it."""
    hash: str
    """Of the data, the version and the row `seq`: it shows whether they still belong together."""
    data: bytes


class GameTotals(Struct, frozen=True):
    """How often a guest has played a game to its end, and won."""

    game: str
    games: int
    wins: int


class PlayedGame(Struct, frozen=True):
    """A finished game that counts for a guest. It outlives its table, which says who the others were."""

    table: str
    game_no: int
    game: str
    won: bool
    seats: tuple[int, ...]
    """The guest's own; none in a game from before this was kept."""
    at: int
    players: tuple[SeatedPlayer, ...]


class Batch(Struct, frozen=True):
    """What is written together: all of it or nothing."""

    rows: tuple[Row, ...]
    people: tuple[Person, ...] = ()
    forgotten: tuple[Person, ...] = ()
    """The people whose name, identity and drafts are deleted from their table."""
    known: KnownGuest | None = None
    listing: Listing | None = None
    finished: FinishedGame | None = None
    blobs: tuple[Blob, ...] = ()
    kept: KeptBlobs | None = None
    link: NewLink | None = None
    guest_uses: tuple[GuestUse, ...] = ()
    snapshot: Snapshot | None = None
    device_use: DeviceUse | None = None
    renamed: KnownGuest | None = None
    """The new name, colour and face of a guest. Nothing happens if the store does not know them, or not any more."""


def is_plain(batch: Batch) -> bool:
    """Nothing but rows of the log, as after most moves."""
    return astuple(batch)[1:] == _NOTHING_ELSE


_NOTHING_ELSE = astuple(Batch(()))[1:]


DoneCallback = Callable[[StoreError | None], None]
"""Called on the event loop when the batch is on disk, or with what went wrong."""


class LogSource(Protocol):
    """A way to the log that can be sent to another process."""

    def replay(self, table: str, apply: Callable[[Row], object]) -> None:
        """Calls for each row of the table, from the first to the last."""


class Store(ABC):
    """`append` returns at once and calls back; everything else is awaited."""

    @abstractmethod
    def append(self, batch: Batch, done: DoneCallback) -> None: ...

    @property
    @abstractmethod
    def pending_appends(self) -> int:
        """How many batches are on their way to the disk."""

    @abstractmethod
    async def rows(self, table: str, after: int = 0) -> list[Row]: ...

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest one, if there is any; whether it can be trusted is for the reader to check."""

    @property
    @abstractmethod
    def log_source(self) -> LogSource:
        """How another process reads the log."""

    @abstractmethod
    async def people(self, table: str) -> list[Person]: ...

    @abstractmethod
    async def listing(self, table: str) -> Listing | None: ...

    @abstractmethod
    async def listings_at(self, tables: Sequence[str]) -> list[Listing]:
        """Of those of these tables that have one that can be read."""

    @abstractmethod
    async def table_by_code(self, code: str) -> str | None: ...

    @abstractmethod
    async def table_by_link(self, link: str) -> tuple[str, bool]:
        """The table that a link or a former code leads to, and whether it still does. Any other link is a table's id."""

    @abstractmethod
    async def current_link(self, table: str) -> str:
        """Its id, where nobody has changed the link."""

    @abstractmethod
    async def table_count(self) -> int:
        """About how many tables have a code; exact as long as they are few."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int, *, hidden: bool = True) -> list[Listing]:
        """The tables at which this guest sits: slow games first, then the latest. Hidden: also what they have hidden."""

    @abstractmethod
    async def hide_table(self, guest: str, table: str) -> None:
        """Leave the table out of this guest's list until its next game."""

    @abstractmethod
    async def due_tables(self, now: int) -> list[str]:
        """The tables of slow games that have something to do by now, the longest due first."""

    @abstractmethod
    async def awaiting_tables(self, since: int) -> list[str]:
        """The tables whose game waits for somebody, where something has happened since then and somebody can be told something, the
        latest first.
        """

    @abstractmethod
    async def take_reminders(self, now: int) -> list[Reminder]:
        """The reminders that are due by now. Each is given out once, to one worker."""

    @abstractmethod
    async def skip_reminders(self, reminders: Sequence[Reminder]) -> None:
        """Don't give these out: whoever they are for has been told already."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """All that have a log."""

    @abstractmethod
    async def last_seq(self, table: str) -> int: ...

    @abstractmethod
    async def guest_by_key(self, key: str) -> KnownGuest | None: ...

    @abstractmethod
    async def devices(self, guest: str) -> list[Device]:
        """The oldest first."""

    @abstractmethod
    async def add_device(self, lender: KnownGuest, key: KnownGuest) -> bool:
        """One more key for the lender's guest; False if the lender's own key has ended, or if they are too many."""

    @abstractmethod
    async def end_device(self, guest: str, key: str) -> None:
        """From now on nobody is this guest by this key, at any worker."""

    @abstractmethod
    async def missing_keys(self, keys: Sequence[tuple[str, str]]) -> dict[str, bool]:
        """Those of these keys, each with its guest, that are not stored, and whether the guest is. If so, the key's access
        has ended. If not, the guest was never stored, or was forgotten.
        """

    @abstractmethod
    async def guests_named(self, name: str) -> list[GuestUse]:
        """Everybody who goes by this name, whoever was here last first."""

    @abstractmethod
    async def data_of_guest(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that are this guest's own, by table and column, without secrets and without the bytes of blobs
        (see personal_data.py).
        """

    @abstractmethod
    async def game_totals(self, guest: str) -> list[GameTotals]: ...

    @abstractmethod
    async def played_games(self, guest: str, most: int) -> list[PlayedGame]:
        """The latest first."""

    @abstractmethod
    async def people_at(self, tables: Sequence[str]) -> list[Person]:
        """The people of all these tables. Nobody is known any more at a table that is gone."""

    @abstractmethod
    async def remove_played(self, guest: str, table: str | None = None, game_no: int = 0) -> None:
        """This game, or without a table all games, count for the guest no longer. Their records stay."""

    @abstractmethod
    async def finished_game(self, table: str, game_no: int) -> FinishedGame | None: ...

    @abstractmethod
    async def add_draft(self, draft: Blob, dropping: Sequence[str] = ()) -> None:
        """Keep a draft. Delete these older drafts of the same person, and all drafts of earlier games."""

    @abstractmethod
    async def blob_summaries(self, table: str, game_no: int) -> list[BlobSummary]:
        """The blobs that were handed in for a game, the oldest first."""

    @abstractmethod
    async def blob(self, table: str, game_no: int, hash: str) -> bytes | None: ...

    @abstractmethod
    async def finished_blob(self, table: str, hash: str) -> bytes | None:
        """A blob to which a finished game of the table refers."""

    @abstractmethod
    async def forget(self, guest: str) -> None:
        """Delete everything that says who this was, and their drafts; logs and records stay, with their blobs."""

    @abstractmethod
    async def expire(self, before: int, sparing: Sequence[str] = (), phase: str | None = None) -> int:
        """Delete the tables whose last row is older, except those named; the records of finished games stay. Phase: only
        the tables that are listed with it.
        """

    @abstractmethod
    async def expire_guests(self, before: int, today: int) -> list[str]:
        """Forget the guests who were last here before that day; those without a day get today's. Returns who went."""

    @abstractmethod
    async def current_time(self, clock: int) -> int:
        """The time that says what is old. Clock: this worker's own, which several workers need not agree on."""

    @abstractmethod
    async def newest_event(self) -> int | None:
        """When something last happened at any table."""

    @abstractmethod
    async def marks(self) -> dict[str, int]:
        """What the server has noted for itself."""

    @abstractmethod
    async def set_mark(self, name: str, value: int | None) -> None:
        """None removes it. It is on disk when this returns."""

    @property
    @abstractmethod
    def notifications(self) -> NotificationStore:
        """What it keeps so that people can be told that it is their turn."""

    @property
    @abstractmethod
    def house(self) -> HouseStore:
        """What it keeps for the operator of the server."""

    @property
    @abstractmethod
    def tokens(self) -> TokenStore:
        """What it keeps of the programs that guests have sent."""

    @property
    @abstractmethod
    def damaged(self) -> bool:
        """Whether some of what is on disk could not be read."""

    @abstractmethod
    def free_bytes(self) -> int | None:
        """The room left on the disk; None if the store is not on a disk of this machine."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """A copy as of now, made while writing goes on."""

    @abstractmethod
    async def close(self) -> None:
        """Write the batches that wait, then close."""
