"""What the pages fetch over plain HTTP, as types.

    GET  /api/home                      Home: the games, the tables I sit at, the open ones
    GET  /api/games/GAME                GameInfo
    GET  /api/games/GAME/package        GamePackage: what a game of another package brings for the page
    GET  /games/GAME/BUILD/FILE         a file of such a game's screens; the addresses are in its GamePackage
    GET  /api/about                     About: licences, ours and those of all packages
    POST /api/tables                    NewTable -> TableLink
    GET  /api/tables/open               OpenTable of each table that anybody may join
    POST /api/tables/anyone             NewTable -> TableLink: of a table that waits for players, or of a new one on the list of
                                        open tables. A guest who sits there is not asked for anything; others sit down as anywhere
    POST /api/passphrase                Passphrase -> 204 and a cookie: from now on I may open tables, where that needs a passphrase
    GET  /api/codes/CODE                TableLink, for the code that somebody has said
    GET  /api/tables/TABLE/qr.svg       the invitation as a picture
    GET  /api/tables/TABLE/games/N/record   the record of a finished game, as it is on disk
    GET  /api/tables/TABLE/games/N/replay?seat=K   Replay: a finished game as that seat saw it (none: a spectator)
    POST /api/tables/TABLE/blobs?seat=K   any bytes -> BlobInfo: hands in what a move will refer to by its SHA-256
    GET  /api/tables/TABLE/blobs        BlobInfo of what I have handed in for the running game, the latest last
    GET  /api/tables/TABLE/blobs/HASH   the bytes: my own, and everybody's when the game is over
    GET  /api/tables/TABLE/blobs/HASH/shape   what can be seen of it, for everybody to whom the game shows it
    GET  /api/tables/TABLE/blobs/HASH/picture   a PNG of it, where the game can draw one
    POST /api/tables/TABLE/invite       NewInvitation -> 204: by its host, before the game; those who want it are told
    POST /api/tables/TABLE/report       NewReport -> 204: to the operator, by somebody at that table
    POST /api/operator/sign-in          OperatorSecret -> 204 and a cookie, for the rest of these. A script sends the header
                                        "Authorization: Bearer SECRET" instead. Without HUETABLE_OPERATOR_SECRET none of them is there
    POST /api/operator/sign-out         204
    GET  /api/operator                  OperatorPage
    POST /api/operator/tables/TABLE/end   204: the table is closed for good
    POST /api/operator/tables/TABLE/people/PERSON/ban   204: from all tables of the server
    POST /api/operator/reports/ID/ban   204: the guest whom the report is about
    POST /api/operator/reports/ID/done  204: the report is deleted
    POST /api/operator/bans/ID/lift     204
    GET  /api/me                        Me
    GET  /api/me/page                   MyPage: my finished games, and the people I played with
    DELETE /api/me/games/TABLE/N        204: that game is on my page no longer, and counts for me no longer
    DELETE /api/me/games                204: so for all of them
    GET  /api/me/invitations            InvitationSetting: whether I am told when people I have played with invite me
    POST /api/me/invitations            InvitationSetting -> InvitationSetting
    GET  /api/me/data                   a JSON file with everything that is stored about me
    DELETE /api/me/tables/TABLE         204: off my list, until the next game there; not while a game is on
    POST /api/me/name                   NewName -> Me: also at my tables, where no game is on
    POST /api/me/device                 DeviceLink: to the page /move/TOKEN, which adds a device
    GET  /api/me/devices                Device of each of mine, the oldest first
    POST /api/me/devices/ID/end         204: that device is no longer me, and its connections are closed
    GET  /api/me/tokens                 ProgramToken of each that I have made for a program, the oldest first
    POST /api/me/tokens                 NewToken -> MadeToken: shown this once
    POST /api/me/tokens/ID/revoke       204: the program with it is nobody any more, and its connections are closed
    GET  /api/move/TOKEN                DeviceOffer: whom the link would make of this browser; uses nothing up
    POST /api/move/TOKEN                204 and a new cookie; only from our own page, and once
    GET  /api/tables/TABLE/webhook      WebhookInfo, for its host: where the table posts whose turn it is
    POST /api/tables/TABLE/webhook      NewWebhook -> WebhookInfo: for its host
    GET  /api/push                      PushInfo: the key that a browser subscribes with
    POST /api/me/push                   NewSubscription -> 204: this browser is told when it is my turn
    POST /api/me/push/off               OldSubscription -> 204: not any more
    POST /api/me/forget                 204

A program sends "Authorization: Bearer TOKEN" instead of a cookie, also to open a socket. It may use what is about tables, codes and games.

What goes wrong is answered with an Error and a fitting status.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from huetable.core.rulebook import Clause, Passage
from huetable.core.terms import Result, Seat
from huetable.store.base import GameTotals
from huetable.table.wire.protocol import LONGEST_NAME, Clocks, Face, Level, Name, Nonce, Pace, SeatColour


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
    minutes: tuple[int, ...] = ()
    """How long it takes, by the number of seats from the fewest on; empty if it takes as long as the card says."""


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
    unscored_endings: tuple[str, ...] = ()
    """The endings that are shown without points, because the game counts none there."""
    languages: tuple[str, ...] = ()
    """The languages whose words can be played, for the option `language`; none, if the game plays no words."""
    owners: str = ""
    """Who owns the game or its name, several with a semicolon between; empty if it is our own."""
    notice: str = ""
    """Whose game it is, and that we have nothing to do with them."""


class Package(Struct, frozen=True):
    """Something of somebody else's that page or server contain."""

    name: str
    version: str
    licence: str
    """By its SPDX expression, or as the package says it."""
    part: Literal["page", "server"]
    text: str
    """The licence itself."""


class About(Struct, frozen=True):
    licence: str = ""
    """Our own."""
    notice: str = ""
    """Whose the games, the data and the typeface are."""
    packages: tuple[Package, ...] = ()


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
    switched_off: bool = False
    """Nobody can play it here. What was played can be watched, so the rest is there all the same."""


class GamePackage(Struct, frozen=True):
    """What the page needs of a game that it was not built with."""

    module: str
    """The address of the screens as an ES module; empty if the game brings none, and is played on the plain board."""
    styles: str
    """The address of their stylesheet; empty if there is none."""
    step_lengths: dict[str, int]
    """How long each kind of event is shown, in milliseconds."""
    language: str
    """Of the texts: English, where the game isn't translated."""
    texts: dict[str, Any]
    """The catalogue by section. A text is a string, or a list of its parts: a string, [argument], [number, offset], or
    [argument, kind, offset, {key: parts}] for a choice.
    """
    fields: dict[str, Any]
    """What the fields of events hold."""


class OpenTable(Struct, frozen=True):
    table: str
    code: str
    game: str
    host: str
    people: int
    phase: str
    free: int = 0
    """How many more people can sit down. A bot makes room for a person until the game starts."""
    language: str = ""
    """Of the words that are played there; empty in a game without words."""
    slow: bool = False
    """Whether its games go on over days."""
    faces: tuple[str, ...] = ()
    """The seeds of the faces of the people who sit there."""


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
    left: int | None = None
    """In a slow game, how long I still have to decide, in milliseconds; None if it does not wait for me."""
    resting: bool = False
    """My clock stands still today."""


class Me(Struct, frozen=True):
    name: str | None
    colour: SeatColour | None
    results: tuple[GameTotals, ...]
    face: str = ""
    """The seed that my face is drawn from; empty if the server knows none."""


class MyGame(Struct, frozen=True):
    """A game that I played to its end."""

    table: str
    number: int
    """Which game of the table."""
    game: str
    at: int
    won: bool
    seats: tuple[Seat, ...]
    """Mine; none in a game from before this was kept."""
    others: tuple[str, ...]
    """The names of the people I played with, for as long as the table is there."""
    bots: int


class FellowPlayer(Struct, frozen=True):
    """Somebody I played with, for as long as a table where we met is there."""

    id: str
    name: str
    face: str
    colour: SeatColour
    games: int
    """That we played together, among the latest."""
    game: str
    """The latest of them."""


class MyPage(Struct, frozen=True):
    totals: tuple[GameTotals, ...]
    games: tuple[MyGame, ...]
    """The latest first, and at most a hundred."""
    people: tuple[FellowPlayer, ...]


class NewInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """Some of the people on my page, or everybody I played a game with."""

    people: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=20)] = ()
    """By their ids there."""
    table: Annotated[str, Meta(max_length=40)] = ""
    """By its link."""
    number: int = 0
    """Of the game at that table."""


class InvitationSetting(Struct, frozen=True, forbid_unknown_fields=True):
    wanted: bool


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
    strangers: bool = True
    """Whether people who don't know each other may meet here: if not, no table is listed as open."""
    locked: bool = False
    """Whether I have to enter the operator's passphrase before I can open a table."""
    switched_off: dict[str, str] = {}
    """The titles of games that nobody can play here, by their ids: I may have tables of them."""


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
    """A game that teaches, for me alone: it begins at once, and of the other fields only game, name, face,
    pace and the language among the options count.
    """
    face: Face | None = None


class Passphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator has told the people who may open tables."""

    passphrase: Annotated[str, Meta(max_length=200)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody at a table tells the operator of the server. The last lines of chat are added by the server."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    chair: int | None = None
    """Whom it is about, if it is about somebody on a chair."""


class OperatorSecret(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(max_length=500)]


class OperatorPerson(Struct, frozen=True):
    person: str
    """The pseudonym by which this table's log knows them."""
    name: str
    online: bool


class OperatorTable(Struct, frozen=True):
    """A table that some worker has in memory."""

    table: str
    code: str
    game: str
    phase: str
    people: tuple[OperatorPerson, ...]
    watching: int
    listed: bool
    changed_at: int
    here: bool = True
    """Whether it is this worker. Of the tables of others, what their entries for the home page say is shown."""


class OperatorLoad(Struct, frozen=True):
    """How busy the server is. All but the players are counted by the worker that answers, for itself."""

    players: int
    """At the tables of all workers."""
    sockets: int
    queue: int
    """Commits on their way to the disk."""
    bots_thinking: int
    moves: int
    """Since the start."""
    megabytes: int
    """The most memory that it has used."""
    seconds: int
    """Since the start."""
    whole: bool = True
    """Whether there is no other worker."""


class OperatorLine(Struct, frozen=True):
    name: str
    text: str
    reported: bool
    """Whether the guest whom the report is about has said it."""


class OperatorReport(Struct, frozen=True):
    id: str
    table: str
    game: str
    name: str
    about: str
    """The name of the player it is about; empty if it is about nobody in particular."""
    reason: str
    at: int
    lines: tuple[OperatorLine, ...]
    code: str = ""
    """Of the table."""


class OperatorBan(Struct, frozen=True):
    id: str
    name: str
    at: int


class OperatorPage(Struct, frozen=True):
    tables: tuple[OperatorTable, ...]
    load: OperatorLoad
    reports: tuple[OperatorReport, ...]
    bans: tuple[OperatorBan, ...]


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


TokenDays = Literal[7, 30, 90, 365]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program: it may sit, play and chat, and nothing else."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    """What its maker calls it, to know it again in the list."""
    days: TokenDays = 90
    """Until it expires."""


class MadeToken(Struct, frozen=True):
    token: str
    """Shown this once: the server keeps only a hash of it."""


class ProgramToken(Struct, frozen=True):
    """A token that I have made."""

    id: str
    name: str
    made_at: int
    """Milliseconds since 1970."""
    used_at: int | None
    """To the hour; None if no program has sat down with it yet."""
    expires_at: int


class PushInfo(Struct, frozen=True):
    key: str
    """By which push services know this server, in base64url."""


PushKey = Annotated[str, Meta(max_length=200)]


class NewSubscription(Struct, frozen=True):
    """Where this browser can be told something while no page is open, as the browser itself says it."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    p256dh: PushKey
    auth: PushKey


class OldSubscription(Struct, frozen=True):
    endpoint: Annotated[str, Meta(max_length=2000)]


class NewWebhook(Struct, frozen=True):
    address: Annotated[str, Meta(max_length=2000)]
    """Empty: nothing is posted any more."""


class WebhookInfo(Struct, frozen=True):
    hosts: tuple[str, ...]
    """Where tables of this server may post; none if the operator has not allowed any."""
    address: str = ""
    """Where this table posts; shown only to whoever entered it, as their secret."""
    service: Literal["", "discord", "slack", "ntfy", "json"] = ""
    secret: str = ""
    """What its posts are signed with; shown only to whoever entered the address."""
    host: str = ""
    """The host of that address; empty if this table posts nowhere."""


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
