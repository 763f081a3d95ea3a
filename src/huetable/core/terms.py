"""The words that all games share: who moves, what was refused, what is asked, how it ended."""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct, field

Seat = int
"""0, 1, 2 ... clockwise (ruling A7)."""

TABLE: Final = -1
"""The mover of what no seat decides: time running out, the outcome of a vote."""

Audience = Seat | tuple[Seat, ...] | None
"""Who hears of an event: one seat, several, or (None) everybody, spectators included."""

CitedBlob = tuple[str, Audience]
"""The hash of something that is too large for a state, and who may fetch it."""

Emitted = tuple[Any, Audience]
"""An event and its audience."""


class Meta(Struct, frozen=True, kw_only=True):
    """What the lobby, the shell and the documents say about a game.

    >>> from huetable.games import find_game
    >>> meta = find_game("dye").meta
    >>> meta.title, meta.seats, meta.clauses
    ('Dye Pot', (3, 6), 'DYE')
    """

    id: str
    title: str
    short: str
    """The name to type in a shell."""
    blurb: str
    seats: tuple[int, int]
    minutes: int
    rules_version: int
    """Goes up when an old record would replay differently, and for no other reason."""
    oldest_rules: int = 0
    """The oldest rules version whose records still replay; 0: only today's. A game that keeps older rules has a field
    `rules` in its state, the version that this game is played by.
    """
    clauses: str
    """The prefix of the clause ids, such as "UNO"."""
    endings: tuple[str, ...]
    """Every way the game can end; each one has a playthrough."""
    cooperative: bool = False
    """The players win or lose together, so a result has no first, second and third."""
    lost_endings: tuple[str, ...] = ()
    """The endings in which the game beats the players."""
    unscored_endings: tuple[str, ...] = ()
    """The endings that are shown without points, because the game counts none there."""
    clock_hurries: bool = False
    """The option `clock` only times what players decide. Where nobody elsewhere waits for them, the table turns it off
    (TABLE-70). In other games it also opens and closes moments that belong to the rules.
    """
    blob_bytes: int = 0
    """The largest thing that a move may refer to by its hash; 0 where the game has no such things."""
    commercial: bool = True
    """Whether a server that earns money may offer it."""
    in_workshop: bool = False
    """Still being made: the shell plays it, but the home page does not offer it yet."""


class Refusal(Struct, frozen=True):
    """Why a move does not count: a clause of a rulebook, and what to put into its sentence.

    >>> from huetable.games import explain_refusal, find_game
    >>> game = find_game("dye_pot")
    >>> state = game.setup(game.options_type(), 3, Rng.from_number(7))
    >>> move = parse_move("pour red", game.move_type)
    >>> events = game.apply(state, 0, move, Rng.from_number(8))
    >>> refusal = game.refuse(state, 0, move)
    >>> refusal.clause, explain_refusal(game, refusal)
    ('TABLE-3', "It isn't your turn yet.")
    """

    clause: str
    args: dict[str, Any] = field(default_factory=dict)
    """Strings, whole numbers, true and false, nothing, or lists of these."""
    reason: str = ""
    """Which of the clause's conditions failed, where its sentences differ: a key of its messages in text/en.json."""


class Result(Struct, frozen=True):
    """How a game ended, who won, and the score of each seat.

    >>> Result("master", winners=(1,), scores=(3, 7, 5)).winners
    (1,)
    """

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Timer(Struct, frozen=True):
    """Time that the game gives. A timer keeps running while its name stays; a new name starts a new timer."""

    name: str
    milliseconds: int
    seats: Literal["beside", "instead", "after"] = "beside"
    """How the clocks of the awaited seats go with it: they run beside it (a moment to catch somebody), it runs instead of
    them because its end settles what they are asked (a window for help), or they start after it (a reveal to look at).
    """


class Motion(Struct, frozen=True):
    """A question that the people at the table decide by vote (ruling A6); play stands still meanwhile."""

    name: str
    clause: str
    proposer: Seat
    accused: Seat | None = None


class TimerExpired(Struct, frozen=True, tag="lapse", forbid_unknown_fields=True):
    """The table's move: the timer of this name has run out."""

    name: str


class VoteEnded(Struct, frozen=True, tag="ruling", forbid_unknown_fields=True):
    """The table's move: the vote of this name has ended."""

    name: str
    upheld: bool


class Forfeit(Struct, frozen=True, tag="forfeit", forbid_unknown_fields=True):
    """The table's move: this seat is out of time and loses the decision, in a way that no seat could choose (A2, A8)."""

    seat: Seat


TableMove = TimerExpired | VoteEnded | Forfeit


DecidedBy = Literal["bot", "rule", "away"]
"""Who decided for a seat: a bot, because its time had run out; what was agreed before the game; a bot, while its player was away."""


class OutOfTime(Struct, frozen=True, tag="out_of_time"):
    """The table's own event, in any game: what follows was decided for this seat, because its time had run out or its player is away."""

    seat: Seat
    by: DecidedBy


class MoveField(Struct, frozen=True):
    """One field of an open move, to be filled in."""

    name: str
    kind: Literal["text", "number", "blob"]
    most: int
    """The longest text in characters, the largest number, or the most bytes of what the hash stands for."""
    least: int = 0


class OpenMove(Struct, frozen=True):
    """An open move, one that cannot be listed: its tag and the fields to fill in."""

    move: str
    fields: tuple[MoveField, ...]


Public = TypeVar("Public", bound=Struct)
Private = TypeVar("Private", bound=Struct)


class NoPrivateView(Struct, frozen=True):
    """The private view of a game in which everybody sees everything."""


NO_PRIVATE_VIEW: Final = NoPrivateView()


class View(Struct, Generic[Public, Private], frozen=True, gc=False):
    """What one watcher sees of a state: what everybody sees, and what only this seat sees. No field is in both."""

    seat: Seat | None
    """None is a spectator."""
    public: Public
    private: Private


class SharedObservation(Struct, frozen=True, gc=False):
    """What all watchers see of one state."""

    public: Any
    awaited: tuple[Seat, ...]
    timers: tuple[Timer, ...]
    result: Result | None


class OwnObservation(Struct, frozen=True, gc=False):
    """What one watcher sees and may do besides."""

    private: Any
    moves: tuple[Any, ...]
    open_moves: tuple[OpenMove, ...]


class Observation(Struct, frozen=True, gc=False):
    """Everything one watcher may know. Bots, clients and environments get this and nothing else.

    >>> from huetable.games import find_game
    >>> game = find_game("dye_pot")
    >>> state = game.setup(game.options_type(), 3, Rng.from_number(7))
    >>> seen = game.observe(state, 0)
    >>> seen.awaited, len(seen.moves), seen.moves[0]
    ((0, 1, 2), 4, Pour(dye='red'))
    """

    seat: Seat | None
    view: View[Any, Any]
    moves: tuple[Any, ...]
    """The legal moves of this seat that can be listed."""
    open_moves: tuple[OpenMove, ...]
    awaited: tuple[Seat, ...]
    """Whose turn it is; several decide at the same time."""
    timers: tuple[Timer, ...]
    result: Result | None
