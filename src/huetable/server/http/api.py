"""What the pages fetch over plain HTTP, as types.

    GET  /api/home                      Home: the games, the tables I sit at, the open ones
    GET  /api/games/GAME                GameInfo
    POST /api/tables                    NewTable -> TableLink
    GET  /api/codes/CODE                TableLink, for the code that somebody has said
    GET  /api/tables/TABLE/qr.svg       the invitation as a picture
    GET  /api/tables/TABLE/games/N/record   the record of a finished game, as it is on disk
    GET  /api/tables/TABLE/games/N/replay?seat=K   Replay: a finished game as that seat saw it (none: a spectator)
    POST /api/tables/TABLE/blobs?seat=K   any bytes -> BlobInfo: hands in what a move will refer to by its SHA-256
    GET  /api/tables/TABLE/blobs        BlobInfo of what I have handed in for the running game, the latest last
    GET  /api/tables/TABLE/blobs/HASH   the bytes: my own, and everybody's when the game is over
    GET  /api/tables/TABLE/blobs/HASH/shape   what can be seen of it, for everybody to whom the game shows it
    GET  /api/tables/TABLE/blobs/HASH/picture   a PNG of it, where the game can draw one
    GET  /api/me                        Me
    POST /api/me/name                   NewName -> Me: also at my tables, where no game is on
    POST /api/me/device                 DeviceLink: to the page /move/TOKEN, which adds a device
    GET  /api/me/devices                Device of each of mine, the oldest first
    POST /api/me/devices/ID/end         204: that device is no longer me, and its connections are closed
    GET  /api/move/TOKEN                DeviceOffer: whom the link would make of this browser; uses nothing up
    POST /api/move/TOKEN                204 and a new cookie; only from our own page, and once
    POST /api/me/forget                 204

What goes wrong is answered with an Error and a fitting status.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from huetable.core.rulebook import Clause, Passage
from huetable.core.terms import Result, Seat
from huetable.store.base import GameTotals
from huetable.table.wire.protocol import Clocks, Face, Level, Name, Nonce, Pace, SeatColour


class Error(Struct, frozen=True):
    clause: str | None
    sentence: str


class OptionInfo(Struct, frozen=True):
    """One option of a game, as a control can be made of it."""

    name: str
    label: str
    description: str
    kind: str
    """boolean, integer, choice, number (a choice of numbers), seat (one of the chairs, or None), text, or json
    for what a plain control cannot hold.
    """
    default: Any
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


class PresetInfo(Struct, frozen=True):
    """A way to play, as the waiting room offers it."""

    name: str
    label: str
    description: str
    options: dict[str, Any]
    """All options of the game, apart from the clock, which the table sets."""


class GameCard(Struct, frozen=True):
    """A game as the home page shows it."""

    id: str
    title: str
    blurb: str
    seats: tuple[int, int]
    minutes: int
    levels: tuple[str, ...]
    quick: dict[str, Any]
    """The options of a game that "Play now" starts; the defaults for what is not named."""
    lesson: bool = False
    """Whether the game can be learned by playing, with `lesson` in a NewTable."""
    lesson_minutes: int = 0
    """How long that takes a new player; 0 without a lesson."""
    cooperative: bool = False
    """Whether the players win or lose together."""
    lost_endings: tuple[str, ...] = ()
    """The endings in which the game beats the players."""
    languages: tuple[str, ...] = ()
    """The languages whose words can be played, for the option `language`; none, if the game plays no words."""


class GameInfo(Struct, frozen=True):
    card: GameCard
    options: tuple[OptionInfo, ...]
    rules: tuple[Clause, ...]
    """The game's own clauses, and then the table's."""
    texts: dict[str, Any]
    """The catalogue of messages, text/en.json, without the texts of the screens."""
    passages: tuple[Passage, ...] = ()
    """What both rulebooks say besides their clauses: the aim of the game, a round at a glance."""
    presets: tuple[PresetInfo, ...] = ()
    """Ways to play, the rules as written first."""


class OpenTable(Struct, frozen=True):
    table: str
    code: str
    game: str
    host: str
    people: int
    phase: str


class MyTable(Struct, frozen=True):
    table: str
    code: str
    game: str
    phase: str
    my_turn: bool
    others: tuple[str, ...]
    last_move_at: int
    mine: tuple[str, ...] = ()
    """The names on my own chairs: several where friends play on one screen."""
    faces: tuple[str, ...] = ()
    """The seeds of the others' faces, in the order of their names."""


class Me(Struct, frozen=True):
    name: str | None
    colour: SeatColour | None
    results: tuple[GameTotals, ...]
    face: str = ""
    """The seed that my face is drawn from; empty if the server knows none."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How I want to be known from now on. Without a colour or a face, mine stay."""

    name: Name
    colour: SeatColour | None = None
    face: Face | None = None


class Home(Struct, frozen=True):
    games: tuple[GameCard, ...]
    mine: tuple[MyTable, ...]
    open: tuple[OpenTable, ...]
    me: Me


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """With `bots` and `start`, one request leads straight into a game, but it deals before anybody can have seen the
    commitment. Our page opens the table with `bots` alone and then sends Start with its nonce over the socket.
    """

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    colour: SeatColour | None = None
    nonce: Nonce = ""
    options: dict[str, Any] = {}
    clocks: Clocks | UnsetType = UNSET
    """Without it, they are relaxed, and there are none while I am alone with bots."""
    pace: Pace = "brisk"
    listed: bool = False
    bots: Annotated[tuple[Level, ...], Meta(max_length=19)] = ()
    start: bool = False
    lesson: bool = False
    """A game that teaches, for me alone: it begins at once, and of the other fields only game, name, face and pace count."""
    face: Face | None = None


class TableLink(Struct, frozen=True):
    table: str
    code: str
    link: str


class BlobInfo(Struct, frozen=True):
    """Something that I have handed in: a draft, until a move refers to it."""

    hash: str
    seat: Seat
    bytes: int
    at: int


class DeviceLink(Struct, frozen=True):
    link: str
    """Opens the same identity on another device; works once, for ten minutes."""


DeviceKind = Literal["phone", "computer", ""]
"""Empty for a device that was added before this was kept."""


class DeviceOffer(Struct, frozen=True):
    """What happens to this browser if it takes the link: it becomes the guest with this name."""

    name: str | None
    colour: SeatColour | None
    yours: bool
    """This browser is that guest already."""
    you: str | None
    """Who this browser is now."""
    your_tables: int
    """At how many tables it sits as that."""
    your_devices: int
    """How many devices are that guest, this one included; none if the guest was never stored."""
    face: str = ""
    """The seed of that guest's face; empty if the server knows none."""


class Device(Struct, frozen=True):
    """A browser that is me."""

    id: str
    kind: DeviceKind
    made_at: int
    """Milliseconds since 1970; 0 if it was added before this was kept."""
    used_at: int
    """To the hour; 0 as above."""
    here: bool


class ReplayStep(Struct, frozen=True):
    """A position and what led to it, as the watcher saw it."""

    seq: int
    seat: Seat | None
    move: str | None
    """The text form; None where the watcher could not know it."""
    view: Raw
    events: Annotated[Raw, Meta(extra={"typescript": "readonly GameEvent[]"})]
    scores: tuple[int, ...]
    at: int


class Replay(Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    colours: tuple[SeatColour, ...]
    steps: tuple[ReplayStep, ...]
    result: Result
    commitment: str
    seed: str
    salt: str
    faces: tuple[str, ...] = ()
    """The seeds that the players' faces are drawn from."""
    bots: tuple[bool, ...] = ()
    """Which of the players are bots."""
