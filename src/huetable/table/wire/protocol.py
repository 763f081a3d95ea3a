"""What goes over the wire, as types. The browser's types and docs/protocol.md are made from this file.

One WebSocket a client, at /ws/TABLE, where TABLE is the table's unguessable link; who the client is, a
cookie says. With ?seq=N the client says what it has seen already, and gets what it missed as news; with ?watch=1
it is shown what everybody may see, whoever it is; with ?lang=de refusals are in German, if the server offers it.
The server greets with Welcome, then sends Table whenever the
table has changed and Position whenever the game has, or, where it is shorter, Change: what is different from the last position. Every command has an id that its sender has made up: it is answered by one Ack or one
Refused and counts once, however often it is sent.

A page shows the events of a move one after another, each for as long as the game's steps.json says. Clocks start when a move has been shown;
a page that is three seconds behind jumps to the present (docs/adr/0018).

A page cannot see the pings of WebSocket itself. When it has heard nothing for a few seconds it sends Ping, and a server whose Welcome says
that it answers pings sends Pong at once; without that answer the connection is dead. Nobody has to ping.

A client that knows another version than the Welcome's closes the connection: it would misread what comes next.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from huetable.core.terms import OpenMove, Result, Seat, Timer

VERSION: Final = 2

SeatColour = Literal["red", "orange", "yellow", "green", "blue", "purple", "brown", "pink", "white", "black"]
Clocks = Literal["off", "relaxed", "quick", "days"]
"""At "days" a game goes on over days, and its clocks run whether or not anybody is there."""
DecisionHours = Literal[12, 24, 48, 72, 168]
RestDay = Literal[0, 1, 2, 3, 4, 5, 6, 7]
"""The weekday on which the clocks of a slow game stand still, from Monday (1) to Sunday (7); 0 for none."""
DEFAULT_CLOCKS: Final[Clocks] = "relaxed"
Pace = Literal["calm", "brisk", "instant"]
Times = Literal[1, 2, 5]
"""How many times the usual time a player gets."""
Reaction = Literal["wave", "clap", "laugh", "wow", "oops", "hurry", "heart", "think", "cheer"]
BotTempo = Literal["quick", "steady", "thoughtful"]
BotManner = Literal["quiet", "kind", "playful", "lively"]
StopReason = Literal["rules", "length"]
VoteKind = Literal["kick", "takeback", "end", "take_over", "game"]

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300
"""Of the chat. Somebody who writes more is told so; only what no page would send ends the connection."""

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(max_length=16)]
Nonce = Annotated[str, Meta(max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]
WatcherKey = Annotated[str, Meta(max_length=40)]
ChairNumber = Annotated[int, Meta(ge=0, le=19)]
Face = Annotated[str, Meta(pattern="^[a-z0-9]{1,16}\\Z")]
"""The seed that a face is drawn from."""
TimeZone = Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}\\Z")]
"""Its name in the IANA database, such as Europe/Lisbon."""
TipId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}\\Z")]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a client asks for."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take a new chair at the end of the row, or, with `chair`, take over a bot's chair when the host agrees; where the
    chair has a hand, everybody seated has to agree too.
    """

    name: Name
    colour: SeatColour | None = None
    chair: ChairNumber | None = None
    nonce: Nonce = ""
    """This browser's share of the shuffle."""
    another: bool = False
    """One chair more, for who holds one already: several seats for one person, or several people at one screen."""
    face: Face | None = None
    """Without it, the server makes one up."""


class Rename(Command, frozen=True, tag="rename"):
    name: Name
    colour: SeatColour | None = None
    chair: ChairNumber | None = None
    """Which of my chairs; without it, the first."""
    face: Face | None = None
    """Without it, the face stays."""


class Leave(Command, frozen=True, tag="leave"):
    """Stand up for good. In a running game a bot takes the seat over."""

    chair: ChairNumber | None = None
    """Which of my chairs; without it, all of them."""


class AddBot(Command, frozen=True, tag="add_bot"):
    level: Level


class RemoveChair(Command, frozen=True, tag="remove_chair"):
    """The host removes a bot, or before the start anybody, from the row."""

    chair: ChairNumber


class SwapChairs(Command, frozen=True, tag="swap_chairs"):
    """The host lets two players swap seats, in the waiting room."""

    chair: ChairNumber
    with_chair: ChairNumber


class SetTable(Command, frozen=True, tag="set_table"):
    """The host changes what was agreed, until the start; pace, bots' reactions, listing and spectators at any time."""

    options: dict[str, Any] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET
    """Whoever names clocks has chosen them."""
    forfeit: bool | UnsetType = UNSET
    """If time runs out, the game's own timeout move is made, instead of a bot's decision."""
    pace: Pace | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    """Whether people without a chair may watch while a game is on."""
    tip_time: bool | UnsetType = UNSET
    """Whether tips for new players may add time to their clocks."""
    clocks_chosen: bool | UnsetType = UNSET
    """False: the clocks are as if nobody had chosen them, relaxed and none for a person alone with bots."""
    bot_reactions: bool | UnsetType = UNSET
    """Whether bots react to what happens."""
    decision_hours: DecisionHours | UnsetType = UNSET
    """How long a decision may take where the clocks are "days"."""
    rest_day: RestDay | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET
    """Where the day of rest begins and ends at midnight: the host's."""


class Ready(Command, frozen=True, tag="ready"):
    """I agree to the options as they stand, house rules included, for all my chairs. A change of the rules takes it back."""

    ready: bool = True
    nonce: Nonce = ""
    """This browser's share of the next shuffle, in place of an earlier one."""


class Start(Command, frozen=True, tag="start"):
    """The host begins the first game, or the next one with the seats rotated by one."""

    nonce: Nonce = ""
    """The share of the shuffle of the host's browser, in place of an earlier one."""


class Play(Command, frozen=True, tag="play"):
    """A move of the game, by a seat that the sender holds."""

    seat: Seat
    move: Annotated[Raw, Meta(extra={"typescript": "GameMove"})]


class MoreTime(Command, frozen=True, tag="more_time"):
    """Add 15 seconds to the seat's own clock, because it is being shown a tip for the first time. At most 90 seconds a game."""

    seat: Seat
    tip: TipId


class ChooseTime(Command, frozen=True, tag="choose_time"):
    """I need more time to play: twice or five times the usual, on all my chairs. Everybody at the table sees it."""

    times: Times


class Consult(Command, frozen=True, tag="consult"):
    """Ask the game something: would this cue be taken? It changes nothing, and nobody else hears of it."""

    question: Annotated[Raw, Meta(extra={"typescript": "GameMove"})]
    seat: Seat | None = None
    """Which of my seats asks; without it, the first."""


class Say(Command, frozen=True, tag="say"):
    text: ChatText


class React(Command, frozen=True, tag="react"):
    reaction: Reaction


class Pause(Command, frozen=True, tag="pause"):
    """The host stops or restarts the clocks."""

    paused: bool


class Kick(Command, frozen=True, tag="kick"):
    """The host sends a person away and gives their seat to a bot. They may come back, unless they are banned."""

    chair: ChairNumber
    ban: bool = False


class Mute(Command, frozen=True, tag="mute"):
    chair: ChairNumber
    muted: bool = True


class MuteWatcher(Command, frozen=True, tag="mute_watcher"):
    """The host mutes somebody who watches, or lets them speak again."""

    watcher: WatcherKey
    muted: bool = True


class RemoveWatcher(Command, frozen=True, tag="remove_watcher"):
    """The host sends somebody away who watches. They may come back, unless they are banned."""

    watcher: WatcherKey
    ban: bool = False


class LiftBan(Command, frozen=True, tag="lift_ban"):
    """The host lets somebody in again whom a host has banned."""

    person: WatcherKey


class ChangeLink(Command, frozen=True, tag="change_link"):
    """The host gives the table a new link and code. The old ones lead nowhere, except for people with a chair."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """The host makes somebody else the host."""

    chair: ChairNumber


class Admit(Command, frozen=True, tag="admit"):
    """The host lets a waiting guest take over a bot's chair, or not. Where the chair has a hand, yes asks everybody seated."""

    guest: Annotated[str, Meta(max_length=40)]
    yes: bool = True


class Propose(Command, frozen=True, tag="propose"):
    """Ask the people at the table: send somebody away, take the last move back, end the game here."""

    vote: Literal["kick", "takeback", "end"]
    chair: ChairNumber | None = None


class CastVote(Command, frozen=True, tag="cast_vote"):
    vote: Annotated[str, Meta(max_length=60)]
    yes: bool


class Applaud(Command, frozen=True, tag="applaud"):
    """After a game: pick the work of another seat that I like best. It brings no points, and a later pick replaces it."""

    game_no: Annotated[int, Meta(ge=0)]
    seat: ChairNumber


class Concede(Command, frozen=True, tag="concede"):
    """Give up the seat in this game: a bot plays it to the end, and the game does not count for the conceder."""

    chair: ChairNumber | None = None
    """Which of my chairs; without it, all of them."""


class StandIn(Command, frozen=True, tag="stand_in"):
    """The host lets a bot play for a person until they are back. The host or the person themselves ends it, and so does every
    move that the person makes.
    """

    chair: ChairNumber
    on: bool = True


class Forget(Command, frozen=True, tag="forget"):
    """Remove my name and my identity from this table."""


class Ping(Command, frozen=True, tag="ping"):
    """Are you there? Answered with Pong, by the socket and not by the table."""


ClientMessage = (
    Sit
    | Rename
    | Leave
    | AddBot
    | RemoveChair
    | SwapChairs
    | SetTable
    | Ready
    | Start
    | Play
    | MoreTime
    | ChooseTime
    | Consult
    | Say
    | React
    | Pause
    | Kick
    | Mute
    | MuteWatcher
    | RemoveWatcher
    | LiftBan
    | ChangeLink
    | HandOver
    | Admit
    | Propose
    | CastVote
    | Applaud
    | Concede
    | StandIn
    | Forget
    | Ping
)


class ChairView(Struct, frozen=True):
    kind: Literal["person", "bot"]
    name: str
    colour: SeatColour
    level: str | None = None
    """A bot's skill; also that of the bot which plays on for somebody who has left."""
    online: bool = True
    ready: bool = False
    host: bool = False
    muted: bool = False
    yours: bool = False
    with_chair: int | None = None
    """The first chair of whoever holds this one too; None for a first chair."""
    face: str = ""
    """The seed that the face is drawn from."""
    times: Times = 1
    """How many times the usual time this player gets."""
    stand_in: bool = False
    """A bot plays until this person is back."""
    late: bool = False
    """The last decision of this person was made for them, because their time had run out."""
    tempo: BotTempo | None = None
    """How long a bot likes to think, beside others of its level; None for people, and where bots move at once."""
    manner: BotManner | None = None
    """How a bot reacts; None for people, and where bots don't react."""
    program: bool = False
    """Somebody's own program plays here: it came with a token. To the table it is a person like any other."""


class VoteView(Struct, frozen=True):
    name: str
    kind: VoteKind
    question: str
    """The clause that the vote is about, or the kind again."""
    proposer: Seat
    accused: Seat | None
    may_vote: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    ends_in: int | None
    """Milliseconds; None where the vote stays open until all have answered. More than `total` while people are shown what
    the vote is about.
    """
    chair: Seat | None = None
    """Whose hand somebody would like to take over; for that everybody in `may_vote` has to agree."""
    asker: str | None = None
    """The name of who would like to."""
    total: int | None = None
    """How long the vote takes in all, in milliseconds; None like `ends_in`."""


class ApplauseView(Struct, frozen=True):
    """After a game: whose work the people at the table like best."""

    mine: Seat | None
    """Whom you picked."""
    waiting: tuple[int, ...]
    """The first chairs of the people who have not picked yet."""
    picks: tuple[int, ...] = ()
    """How many picked each seat, bots included; empty until all people have picked or 30 seconds have passed."""


class JoinRequestView(Struct, frozen=True):
    """Somebody who would like to take over a bot's chair."""

    guest: str
    name: str
    chair: int


class WatcherView(Struct, frozen=True):
    """Somebody without a chair, as the host is shown them."""

    watcher: str
    name: str
    """Empty for who has never had one."""
    muted: bool
    screen: bool = False
    """A TV and not a person, as far as this worker knows."""


class BannedView(Struct, frozen=True):
    """Somebody who is banned, as the host is shown them."""

    person: str
    name: str


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    colour: SeatColour | None
    text: str
    face: str = ""
    """The seed that the author's face is drawn from."""
    author: str = ""
    """Equal for all lines of one guest at this table."""


class ChairWins(Struct, frozen=True):
    """Games won at this table so far."""

    chair: int
    wins: int


class Clock(Struct, frozen=True):
    """A running clock: of the game itself, or of a seat's decision."""

    name: str
    seat: Seat | None
    ends_in: int
    """Milliseconds until it runs out. A clock starts when everybody has been shown the last move, and that wait counts too: so
    this can be more than `total`. A page shows at most `total`.
    """
    total: int
    settles: bool = False
    """A clock of the game that counts for everybody: no seat's own clock runs beside it. When it runs out, the decision of
    everybody who is awaited is made, or, after something to look at, their own clocks start.
    """


class Welcome(Struct, frozen=True, tag="welcome", tag_field="is"):
    version: int
    table: str
    """What stands in the table's address, which the host can change."""
    code: str
    link: str
    """The whole address to invite somebody with."""
    talk: tuple[ChatLine, ...]
    """The last lines of the chat."""
    history: Annotated[Raw, Meta(extra={"typescript": "readonly GameEvent[]"})]
    """The last events of the game, as far as this client may hear them and has not said that it knows them."""
    seqs: tuple[int, ...]
    """For each event of the history the number of the row that it came with."""
    answers_pings: bool = False
    """Whether a Ping is answered; a server that was started before there were pings would end the connection."""
    author: str = ""
    """The author of my own lines of chat."""
    forbidden: tuple[Literal["strangers", "spectators"], ...] = ()
    """What the operator of the server does not allow at any table: being on the list of open tables, being watched."""
    reports: bool = False
    """Whether somebody at a table can be reported to the operator."""


class Table(Struct, frozen=True, tag="table", tag_field="is"):
    """Everything about the table but the game on it."""

    seq: int
    game: str
    phase: Literal["waiting", "playing", "over"]
    game_no: int
    chairs: tuple[ChairView, ...]
    options: dict[str, Any]
    clocks: Clocks
    forfeit: bool
    pace: Pace
    listed: bool
    paused: bool
    watching: int
    you_host: bool
    commitment: str | None
    """Binds the table to the seed of the next or the running game; null where no seed was drawn yet."""
    vote: VoteView | None
    askers: tuple[JoinRequestView, ...]
    tally: tuple[ChairWins, ...]
    coming: tuple[int, ...]
    """The chairs in the order of their seats in the game that is on, or in the next one: everybody moves on by one."""
    spectators: bool = True
    """Whether people without a chair may watch while a game is on."""
    watchers: tuple[WatcherView, ...] = ()
    """Who watches; only the host is shown it."""
    banned: tuple[BannedView, ...] = ()
    """Who may not come in; only the host is shown it."""
    takebacks_left: tuple[int, ...] = ()
    """For each seat of the running game, how many of its moves may still be taken back."""
    stopped: StopReason | None = None
    """Why the last game could not go on: an update changed its rules, or it had too many moves."""
    tip_time: bool = True
    """Whether tips for new players may add time to their clocks."""
    bot_reactions: bool = True
    """Whether bots react to what happens."""
    lesson: bool = False
    """One person learns the game here, alone with bots."""
    clocks_chosen: bool = True
    """Whether somebody chose the clocks. If not, a person alone with bots plays without a clock of their own."""
    applause: ApplauseView | None = None
    """Whose work is liked best; None while no finished game is on the table."""
    decision_hours: DecisionHours = 24
    """How long a decision may take where the clocks are "days"."""
    rest_day: RestDay = 0
    time_zone: str = "UTC"
    """Where the day of rest begins and ends."""
    resting: bool = False
    """Today is the day of rest: the players' clocks stand still."""
    webhook: str = ""
    """The host to which the table posts whose turn it is; empty for none."""
    least_players: int = 1
    """How many players the next game needs, with its options as they are now."""


class SentObservation(Struct, frozen=True):
    """Everything one watcher may know. Bots, clients and environments get this and nothing else."""

    seat: Seat | None
    view: Annotated[Raw, Meta(extra={"typescript": "unknown"})]
    """What everybody sees and what only this seat sees, in one object."""
    moves: tuple[Any, ...]
    forms: tuple[OpenMove, ...]
    awaited: tuple[Seat, ...]
    timers: tuple[Timer, ...]
    result: Result | None


class Position(Struct, frozen=True, tag="position", tag_field="is"):
    """What this client may know of the game now: an Observation for each seat it holds, or a spectator's."""

    seq: int
    game_no: int
    sights: Annotated[Raw, Meta(extra={"typescript": "readonly Observation[]"})]
    """A list of Observation, one for each seat held; a single one with seat null for a spectator."""
    events: Annotated[Raw, Meta(extra={"typescript": "readonly GameEvent[]"})]
    """What happened since the last position, as this client may hear it. For who holds several seats, what not everybody
    hears has one field more, `heard_by`: the seats among theirs that it is for.
    """
    clocks: tuple[Clock, ...]
    scores: tuple[int, ...]
    last: tuple[Seat, str] | None = None
    """Who made the last move, and its text form where everybody may know it."""
    undone_to: int | UnsetType = UNSET
    """Moves were taken back: what positions with a higher number told has not happened."""
    seqs: tuple[int, ...] | UnsetType = UNSET
    """For each event the number of the row that it came with, where they are from several rows."""


class Changes(Struct, frozen=True):
    """What has changed in one object: a view, or something in it."""

    view: dict[str, Any] | UnsetType = UNSET
    """The fields that are new."""
    tails: dict[str, tuple[int, tuple[Any, ...]]] | UnsetType = UNSET
    """For lists: how many items at the beginning stay, and what comes after them now."""
    parts: dict[str, Changes] | UnsetType = UNSET
    """For objects: what has changed in them."""


class OwnChange(Changes, frozen=True):
    """What has changed for one seat alone: in its view, and the moves that it can make."""

    moves: tuple[Any, ...] | UnsetType = UNSET
    forms: tuple[OpenMove, ...] | UnsetType = UNSET


class Change(Struct, frozen=True, tag="change", tag_field="is"):
    """A position, as what is different from the one that this client was sent last. What is not in it is as it was, but for
    events, clocks and the last move: without them there are none.
    """

    seq: int
    after: int | UnsetType = UNSET
    """The number of the position that it changes, if it is not the one before `seq`. A client that has another one connects
    again.
    """
    view: dict[str, Any] | UnsetType = UNSET
    """The fields of everybody's view that are new, for each of the observations."""
    tails: dict[str, tuple[int, tuple[Any, ...]]] | UnsetType = UNSET
    """For lists in everybody's view: how many items at the beginning stay, and what comes after them now."""
    parts: dict[str, Changes] | UnsetType = UNSET
    """For objects in everybody's view: what has changed in them, as their own `view`, `tails` and `parts`."""
    told: dict[str, int] | UnsetType = UNSET
    """Fields of everybody's view that are new and show one of the events: its place among them, from 0."""
    awaited: tuple[Seat, ...] | UnsetType = UNSET
    timers: tuple[Timer, ...] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET
    sights: tuple[OwnChange, ...] | UnsetType = UNSET
    """For each observation what has changed in it alone: its `view`, `tails` and `parts`, its `moves` and `forms`."""
    events: Annotated[Raw, Meta(extra={"typescript": "readonly GameEvent[]"})] | UnsetType = UNSET
    clocks: tuple[Clock, ...] | UnsetType = UNSET
    last: tuple[Seat, str] | UnsetType = UNSET


class Said(Struct, frozen=True, tag="said", tag_field="is"):
    talk: ChatLine


class Reacted(Struct, frozen=True, tag="reacted", tag_field="is"):
    chair: int
    reaction: Reaction


class Ack(Struct, frozen=True, tag="ack", tag_field="is"):
    """The command counts, and what it did is on disk as of this number."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused", tag_field="is"):
    """The command changed nothing. The sentence says which condition of the clause failed, and what to do instead."""

    id: str
    clause: str
    sentence: str
    args: dict[str, Any]


class Advice(Struct, frozen=True, tag="advice", tag_field="is"):
    """What the game says to a question."""

    id: str
    answer: Annotated[Raw, Meta(extra={"typescript": "GameEvent"})]


class Goodbye(Struct, frozen=True, tag="goodbye", tag_field="is"):
    """The server closes the connection: reconnect after this many milliseconds, or (null) don't."""

    reason: Literal[
        "restart",
        "slow",
        "flood",
        "kicked",
        "sent_away",
        "gone",
        "version",
        "nonsense",
        "no_watching",
        "link_changed",
        "forgotten",
        "damaged",
        "signed_out",
        "closed",
        "banned",
        "lesson",
    ]
    come_back: int | None


class Pong(Struct, frozen=True, tag="pong", tag_field="is"):
    """The server is there."""


ServerMessage = Welcome | Table | Position | Change | Said | Reacted | Ack | Refused | Advice | Goodbye | Pong

__all__ = ["ClientMessage", "Result", "ServerMessage"]
