"""The contract of a game: pure functions over a state. docs/adr/0001 checks it against the four games.

A game must supply its `meta`, `setup`, `whose_turn`, `legal_moves` or `check_move`, `apply` and `result`; a game that
hides something also `public_view`, `private_view` and `imagine`. Everything else has a default that a game may replace.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from . import clauses, defaults
from .bot import BotMaker
from .codec import decode, decoder, encode, struct_types, well_formed
from .feelings import Felt
from .option_problems import refuse_raw_options
from .rng import Rng
from .terms import (
    NO_PRIVATE_VIEW,
    TABLE,
    CitedBlob,
    Emitted,
    Forfeit,
    Meta,
    Motion,
    NoPrivateView,
    Observation,
    OpenMove,
    OwnObservation,
    Private,
    Public,
    Refusal,
    Result,
    Seat,
    SharedObservation,
    TableMove,
    Timer,
    TimerExpired,
    View,
    VoteEnded,
)

State = TypeVar("State", bound=Struct)
Move = TypeVar("Move", bound=Struct)
Event = TypeVar("Event", bound=Struct)
Options = TypeVar("Options", bound=Struct)

_PARAMETERS = ("state_type", "move_type", "event_type", "public_type", "private_type", "options_type")


class Game(ABC, Generic[State, Move, Event, Public, Private, Options]):
    """One game's rules. A state is mutable, and is checked (`refuse`) before it is changed (`apply`).

    The six parameters are structs; moves and events are unions of tagged structs. A game without secrets has its State for
    Public and `NoPrivateView` for Private.

    >>> from huetable.games import find_game
    >>> game = find_game("dye_pot")
    >>> rng = Rng.from_number(7)
    >>> state = game.setup(game.options_type(), 3, rng.child("setup"))
    >>> game.apply(state, 0, game.observe(state, 0).moves[0], rng.child(0))
    [(Poured(seat=0), None)]
    >>> list(game.whose_turn(state)), game.result(state)
    ([1, 2], None)
    """

    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    public_type: ClassVar[Any]
    private_type: ClassVar[Any]
    options_type: ClassVar[Any]
    view_type: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        """Read the types off `Game[...]`, so that no game says them twice."""
        super().__init_subclass__()
        written = [base for base in cls.__dict__.get("__orig_bases__", ()) if get_origin(base) is Game]
        for name, kind in [
            pair for base in written for pair in zip(_PARAMETERS, get_args(base), strict=True)
        ]:
            setattr(cls, name, kind)
        cls.view_type = View[cls.public_type, cls.private_type]  # type: ignore[name-defined]
        if cls.legal_moves is Game.legal_moves and cls.check_move is Game.check_move:
            raise TypeError(
                f"{cls.__name__} needs `legal_moves` or `check_move`: each is made from the other"
            )

    # What a game must supply

    meta: ClassVar[Meta]

    @abstractmethod
    def setup(self, options: Options, seats: int, rng: Rng) -> State: ...

    @abstractmethod
    def whose_turn(self, state: State) -> Sequence[Seat]:
        """Whose decision the game waits for; several decide at the same time."""

    @abstractmethod
    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        """Change the state by a legal move and return the events. Whatever an event says to a seat, its view shows."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """The game is over when this is there."""

    # One of these two, or both

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves that can be listed; by default the candidates that `check_move` lets pass."""
        candidates = self.candidates(state, seat)
        return [move for move in candidates if self.check_move(state, seat, move) is None]

    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """The game's own refusals; `refuse` has already seen to what is the same in every game."""
        return None if move in self.legal_moves(state, seat) else Refusal(clauses.NOT_LEGAL_NOW)

    def candidates(self, state: State, seat: Seat) -> Sequence[Move]:
        """The moves that `legal_moves` tries: by default all that can be written down from their types alone."""
        return defaults.candidate_moves(self.move_type)

    # What a game that hides something must supply

    def public_view(self, state: State) -> Public:
        """What everybody sees, spectators included: an allow-list, built up from what is public."""
        whole: Any = self.copy(state)
        seen: Public = whole
        return seen

    def private_view(self, state: State, seat: Seat | None) -> Private:
        """What this seat sees besides; None is a spectator. No field of it is in the public view."""
        nothing: Any = NO_PRIVATE_VIEW
        seen: Private = nothing
        return seen

    def imagine(self, view: View[Public, Private], rng: Rng) -> State:
        """A full state that this view cannot tell from the truth."""
        if self.public_type is not self.state_type:
            raise NotImplementedError(f"{self.meta.title} hides something, so it needs `imagine`")
        whole: Any = view.public
        return self.copy(whole)

    # What a game may replace: its table, its people, its bots

    question_type: ClassVar[Any] = None
    """A union of tagged structs: what a watcher may ask without a move. None where the game answers nothing."""
    answer_type: ClassVar[Any] = None
    """What such a question is answered with: a union of tagged structs."""
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    """A maker for each level of skill, the weakest first; without any, huetable.bots supplies them."""
    shortest: ClassVar[Mapping[str, Any]] = {}
    """Options for the shortest game, where a game at full length is not the point."""
    quick: ClassVar[Mapping[str, Any]] = {}
    """Options for the game that "Play now" starts, and that a person alone with bots plays if they chose none; the defaults
    for what is not named. They must suit any number of seats: people add and remove chairs before the next game.
    """
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Ways to play that the waiting room offers before the single options, the rules as written first. By a name, the options
    that differ from the defaults; the catalogue's `presets` has a `name` and a `hint` for each.
    """
    preset_minutes: ClassVar[Mapping[str, Sequence[int]]] = {}
    """How long a preset takes, by the number of seats from the fewest on, where it is not as long as `meta.minutes` says."""

    def seats(self, state: State) -> int:
        """How many play; by default what the state's field `seats` says."""
        playing: Any = state
        return int(playing.seats)

    def scores(self, state: State) -> Sequence[int]:
        """What everybody may see of who is ahead; by default nothing until the game is over."""
        result = self.result(state)
        return [0] * self.seats(state) if result is None else result.scores

    def may_act(self, state: State, seat: Seat) -> bool:
        """May this seat do anything now? A game with interrupts lets seats act out of turn."""
        return seat in self.whose_turn(state)

    def decision_name(self, state: State, seat: Seat) -> str:
        """Tells the decision of an awaited seat from its last one, where the game may settle that without the seat: a window
        that others close, and then it is the seat's own turn. By default a seat has one decision until it acts.
        """
        return ""

    def open_moves(self, state: State, seat: Seat) -> Sequence[OpenMove]:
        """What a seat may write, ask or build now, where the moves cannot be listed."""
        return ()

    def random_move(self, observation: Observation, open_move: OpenMove, rng: Rng) -> Move:
        """Fill in an open move at random, legally more often than not: for random play and fuzzing."""
        move: Move = defaults.fill_in(self.move_type, open_move, rng)
        return move

    def timeout_move(self, state: State, seat: Seat) -> Move | None:
        """What an awaited seat that is out of time does (ruling A2). None where losing the decision is nothing that a seat
        may choose: then `apply` takes the table's Forfeit.
        """
        return next(iter(self.legal_moves(state, seat)), None)

    def must_submit_work(self, state: State, seat: Seat) -> bool:
        """Whether an awaited seat that is out of time still has to make something, such as a sculpture: then a bot makes it
        even where the timeout move was agreed (ruling A2).
        """
        return False

    def with_author(self, move: Move, *, by_bot: bool) -> Move:
        """The move with what only the table knows about it: whether a bot made it (ruling A8)."""
        return move

    def stand_in_move(self, observation: Observation, move: Move) -> Move:
        """What a bot decided for a person whose time ran out, with what the person would not want to be forgotten."""
        return move

    def timers(self, state: State) -> Sequence[Timer]:
        return ()

    def timer_grows(self, name: str) -> bool:
        """Whether this timer is longer at a table where somebody needs more time (TABLE-76). A timer that keeps a seat from
        doing something is not.
        """
        return True

    def missed_decisions(self, state: State, timer: str) -> Sequence[Seat]:
        """The seats that owe a decision when this timer runs out (TABLE-74). Nobody does where it ends a chance that they may
        let pass, such as a window for help.
        """
        return ()

    def timer_against(self, state: State, name: str) -> Seat | None:
        """The seat against whose move this timer only leaves time to act. The table ends it at once where that is open to
        nobody but bots and people at the same screen.
        """
        return None

    def motion(self, state: State) -> Motion | None:
        """The vote that the table must hold before play goes on."""
        return None

    def chat_blocked(self, state: State) -> Sequence[Seat]:
        """Who holds a secret that a word in the chat could give away (ruling A4)."""
        return ()

    def feelings(self, state: State, event: Any) -> Sequence[Felt]:
        """What a public event means to the players, once it has happened: bots may react to it. The end of a game needs none."""
        return ()

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        """What the bounds of the single options cannot say."""
        return None

    def friends_only(self, options: Options) -> bool:
        """Whether what was agreed is only for people who know each other: then the table is not listed."""
        return False

    def blobs(self, state: State) -> Sequence[CitedBlob]:
        """What the state refers to by SHA-256, and who may fetch it now: everything a later replay shall show."""
        return ()

    def check_blob(self, state: State, seat: Seat, data: bytes) -> Refusal | None:
        """May this seat hand this in now? Any bytes at all may come; the answer must be quick."""
        return Refusal(clauses.NOTHING_TO_SUBMIT)

    def picture(self, data: bytes) -> bytes | None:
        """A PNG of something that was handed in, for who cannot show it otherwise; None where there is no picture."""
        return None

    def shape(self, data: bytes) -> bytes | None:
        """What the others get instead of the bytes until the game is over, if the bytes tell more than one can see. It
        depends on what one can see alone. None: the bytes are all there is to see.
        """
        return None

    def consult(self, view: View[Public, Private], question: Any) -> Struct | Refusal:
        """Answer from what the asker's view shows, so that asking leads to no secret and changes nothing."""
        return Refusal(clauses.NOT_A_QUESTION)

    def sketch(self, state: State) -> str:
        """The state in one line of text."""
        return defaults.sketch(state)

    def copy(self, state: State) -> State:
        copied: State = decode(encode(state), self.state_type)
        return copied

    # Games that began under older rules

    def setup_for_version(self, version: int, options: Options, seats: int, rng: Rng) -> State:
        """As `setup`, for a game that began under the rules of this version; `supports_rules_version` says which there are."""
        state = self.setup(options, seats, rng)
        if version != self.meta.rules_version:
            kept: Any = state
            kept.rules = version
        return state

    def refuse_options_for_version(self, version: int, options: Options, seats: int) -> Refusal | None:
        """As `refuse_options`, for a game that began under the rules of this version."""
        return self.refuse_options(options, seats)

    @classmethod
    def supports_rules_version(cls, version: int) -> bool:
        """Whether a game that began under this version of the rules can be replayed and played on."""
        return (cls.meta.oldest_rules or cls.meta.rules_version) <= version <= cls.meta.rules_version

    # What is the same in every game

    @classmethod
    def has_private_views(cls) -> bool:
        """Whether a seat may see what others don't, such as a hand. If not, taking over a seat shows nothing."""
        return cls.private_type is not NoPrivateView

    def refuse(
        self, state: State, seat: object, move: object, *, just_decoded: bool = False
    ) -> Refusal | None:
        """Any object as a move by anybody at any time: legal (None), or refused by a clause. What only the table knows is
        not taken from a seat. Just decoded: `read_move` has made it, so that it is what its type says.
        """
        refusal = self.refuse_recorded(state, seat, move, just_decoded=just_decoded)
        if refusal is None and seat != TABLE:
            legal: Any = move
            if self.with_author(legal, by_bot=False) is not move:
                return Refusal(clauses.AUTHOR_SET_BY_A_SEAT)
        return refusal

    def refuse_recorded(
        self, state: State, seat: object, move: object, *, just_decoded: bool = False
    ) -> Refusal | None:
        """As `refuse`, for a move as the table has written it down."""
        if self.result(state) is not None:
            return Refusal(clauses.GAME_OVER)
        if seat is TABLE or (type(seat) is int and seat == TABLE):
            return self._refuse_table_move(state, move)
        if type(seat) is not int or not 0 <= seat < self.seats(state):
            return Refusal(clauses.NOT_A_SEAT)
        if type(move) not in struct_types(self.move_type) or not (
            just_decoded or well_formed(move, self.move_type)
        ):
            return Refusal(clauses.NOT_A_MOVE)
        lawful_kind: Any = move
        refusal = self.check_move(state, seat, lawful_kind)
        if self.may_act(state, seat):
            return refusal
        # The game knows best why: "nothing to do" is for a game that gives no reason of its own.
        vague = refusal is None or refusal.clause == clauses.NOT_LEGAL_NOW
        return Refusal(clauses.NOTHING_TO_DO) if vague else refusal

    def _refuse_table_move(self, state: State, move: object) -> Refusal | None:
        if type(move) is TimerExpired and move.name in [timer.name for timer in self.timers(state)]:
            return None
        motion = self.motion(state)
        if type(move) is VoteEnded and motion is not None and move.name == motion.name:
            return None
        if type(move) is Forfeit and move.seat in self.whose_turn(state):
            return (
                None if self.timeout_move(state, move.seat) is None else Refusal(clauses.NOT_THE_TABLES_MOVE)
            )
        return Refusal(clauses.NOT_THE_TABLES_MOVE)

    @classmethod
    def move_types(cls) -> tuple[type, ...]:
        """Every kind of move, in the order the game lists them."""
        return get_args(cls.move_type) or (cls.move_type,)

    def read_options(self, raw: object, seats: int, version: int | None = None) -> Options | Refusal:
        """Options as they came from outside, checked down to the last bound, by today's rules or those of a version."""
        least, most = self.meta.seats
        if not least <= seats <= most:
            few = "few" if seats < least else "many"
            return Refusal(
                clauses.WRONG_NUMBER_OF_SEATS, {"least": least, "most": most, "players": seats}, few
            )
        try:
            options: Options = msgspec.convert(raw, self.options_type, strict=True)
        except msgspec.ValidationError as error:
            return refuse_raw_options(str(error), raw)
        return self.refuse_options_for_version(version or self.meta.rules_version, options, seats) or options

    def read_move(self, data: bytes) -> Move | None:
        """A seat's move as it came over the wire, or None where it is no move of this game."""
        try:
            move: Move = _move_decoder(type(self)).decode(data)
        except (msgspec.DecodeError, RecursionError):
            return None
        return move

    def cited_blobs(self, state: State, seat: Seat, move: Move) -> list[str]:
        """The hashes in the fields of kind "blob" of an open move."""
        if not self.meta.blob_bytes:
            return []
        tag = type(move).__struct_config__.tag
        fields = [field for form in self.open_moves(state, seat) if form.move == tag for field in form.fields]
        return [getattr(move, field.name) for field in fields if field.kind == "blob"]

    def read_question(self, data: bytes) -> Any | None:
        """A question as it came over the wire, or None where this game answers no such thing."""
        if self.question_type is None:
            return None
        try:
            return decode(data, self.question_type)
        except (msgspec.DecodeError, RecursionError):
            return None

    def view(self, state: State, seat: Seat | None) -> View[Public, Private]:
        return View(seat, self.public_view(state), self.private_view(state, seat))

    def observe(self, state: State, seat: Seat | None) -> Observation:
        shared, by_seat = self.observe_parts(state, (seat,))
        own = by_seat[seat]
        view = View(seat, shared.public, own.private)
        return Observation(
            seat, view, own.moves, own.open_moves, shared.awaited, shared.timers, shared.result
        )

    def observe_parts(
        self, state: State, seats: Iterable[Seat | None]
    ) -> tuple[SharedObservation, dict[Seat | None, OwnObservation]]:
        """What everybody may know, and what each of these may know and do besides."""
        result = self.result(state)
        awaited = tuple(self.whose_turn(state)) if result is None else ()
        timers = tuple(self.timers(state)) if result is None else ()
        may_act, private_view = self.may_act, self.private_view
        own: dict[Seat | None, OwnObservation] = {}
        for seat in seats:
            moves: tuple[Move, ...] = ()
            open_moves: tuple[OpenMove, ...] = ()
            if seat is not None and result is None and may_act(state, seat):
                moves, open_moves = tuple(self.legal_moves(state, seat)), tuple(self.open_moves(state, seat))
            own[seat] = OwnObservation(private_view(state, seat), moves, open_moves)
        return SharedObservation(self.public_view(state), awaited, timers, result), own


AnyGame = Game[Any, Any, Any, Any, Any, Any]


@cache
def _move_decoder(game: type[AnyGame]) -> msgspec.json.Decoder[Any]:
    """By the game and not by the type of its moves: to look for a union takes as long as to decode a move."""
    return decoder(game.move_type)
