"""The contract of a game: pure functions over a state. docs/adr/0001 checks it against the four games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from .bot import BotMaker
from .codec import decode, encode, members, well_formed
from .rng import Rng
from .terms import (
    TABLE,
    Cited,
    Emitted,
    Forfeit,
    Meta,
    Motion,
    Observation,
    OpenMove,
    Refusal,
    Result,
    Seat,
    TableMove,
    Timer,
    TimerExpired,
    VoteEnded,
)

State = TypeVar("State", bound=Struct)
Move = TypeVar("Move", bound=Struct)
View = TypeVar("View", bound=Struct)
Options = TypeVar("Options", bound=Struct)


class Game(ABC, Generic[State, Move, View, Options]):
    """One game's rules. A state is mutable, and is checked (`refuse`) before it is changed (`apply`)."""

    meta: ClassVar[Meta]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    """A union of tagged structs."""
    event_type: ClassVar[Any]
    """A union of tagged structs."""
    view_type: ClassVar[Any]
    options_type: ClassVar[Any]
    question_type: ClassVar[Any] = None
    """A union of tagged structs: what a watcher may ask without a move. None where the game answers nothing."""
    answer_type: ClassVar[Any] = None
    """What such a question is answered with: a union of tagged structs."""
    bots: ClassVar[Mapping[str, BotMaker]]
    """A maker for each level of skill, the weakest first."""
    shortest: ClassVar[Mapping[str, Any]] = {}
    """Options for the shortest game, where a game at full length is not the point."""
    quick: ClassVar[Mapping[str, Any]] = {}
    """Options for the game that "Play now" starts, one person with bots; the defaults for what is not named. They must
    suit any number of seats: people add and remove chairs before the next game.
    """

    @abstractmethod
    def setup(self, options: Options, seats: int, rng: Rng) -> State: ...

    def setup_by(self, version: int, options: Options, seats: int, rng: Rng) -> State:
        """As `setup`, for a game that began under the rules of this version; `knows_rules` says which there are."""
        state = self.setup(options, seats, rng)
        if version != self.meta.rules_version:
            kept: Any = state
            kept.rules = version
        return state

    @classmethod
    def knows_rules(cls, version: int) -> bool:
        """Whether a game that began under this version of the rules can be replayed and played on."""
        return (cls.meta.oldest_rules or cls.meta.rules_version) <= version <= cls.meta.rules_version

    @abstractmethod
    def seats(self, state: State) -> int: ...

    @abstractmethod
    def whose_turn(self, state: State) -> Sequence[Seat]:
        """Whose decision the game waits for; several decide at the same time."""

    @abstractmethod
    def may_act(self, state: State, seat: Seat) -> bool:
        """May this seat do anything now, interrupts included?"""

    @abstractmethod
    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves that can be listed."""

    def open_moves(self, state: State, seat: Seat) -> Sequence[OpenMove]:
        """The open moves: what a seat may write, ask or build now."""
        return ()

    @abstractmethod
    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """The game's own refusals; `refuse` has already seen to what is the same in every game."""

    @abstractmethod
    def apply(self, state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
        """Change the state by a lawful move and tell what happened. What is told to a seat, its view shows."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Built up from what that seat may know; None is a spectator."""

    @abstractmethod
    def imagine(self, view: View, seat: Seat | None, rng: Rng) -> State:
        """A full state that this view cannot tell from the truth."""

    @abstractmethod
    def random_move(self, observation: Observation, form: OpenMove, rng: Rng) -> Move:
        """Fill in a form at random, lawfully more often than not: for random play and fuzzing."""

    @abstractmethod
    def timeout_move(self, state: State, seat: Seat) -> Move | None:
        """The mildest lawful thing for an awaited seat that is out of time (ruling A2). None where losing the decision is
        nothing that a seat may choose: then `apply` takes the table's Forfeit.
        """

    def signed(self, move: Move, *, by_bot: bool) -> Move:
        """The move with what only the table knows of it: whether a bot made it (ruling A8)."""
        return move

    def must_submit_work(self, state: State, seat: Seat) -> bool:
        """Whether an awaited seat that is out of time owes what has to be made, such as a sculpture: then a bot makes it
        even where the mildest thing was agreed (ruling A2).
        """
        return False

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """The game is over when this is there."""

    @abstractmethod
    def scores(self, state: State) -> Sequence[int]:
        """What everybody may see of who is ahead."""

    def timers(self, state: State) -> Sequence[Timer]:
        return ()

    def motion(self, state: State) -> Motion | None:
        """The vote that the table must hold before play goes on."""
        return None

    def chat_blocked(self, state: State) -> Sequence[Seat]:
        """Who holds a secret that a word in the chat could give away (ruling A4)."""
        return ()

    def refuse_options(self, options: Options, seats: int) -> Refusal | None:
        """What the bounds of the single options cannot say."""
        return None

    def refuse_options_by(self, version: int, options: Options, seats: int) -> Refusal | None:
        """As `refuse_options`, for a game that began under the rules of this version."""
        return self.refuse_options(options, seats)

    def friends_only(self, options: Options) -> bool:
        """Whether what was agreed is only for people who know each other: then the table is not listed."""
        return False

    def blobs(self, state: State) -> Sequence[Cited]:
        """What the state refers to by SHA-256, and who may fetch it now: everything a later replay shall show."""
        return ()

    def check_blob(self, state: State, seat: Seat, data: bytes) -> Refusal | None:
        """May this seat hand this in now? Any bytes at all may come; the answer must be quick."""
        return Refusal("TABLE-47")

    def picture(self, data: bytes) -> bytes | None:
        """A PNG of something that was handed in, for who cannot show it otherwise; None where there is no picture."""
        return None

    def consult(self, view: View, question: Any) -> Struct | Refusal:
        """Answer from what the asker's view shows, so that asking leads to no secret and changes nothing."""
        return Refusal("TABLE-45")

    @abstractmethod
    def sketch(self, state: State) -> str:
        """The state in one line of text."""

    def copy(self, state: State) -> State:
        copied: State = decode(encode(state), self.state_type)
        return copied

    # What follows is the same for every game.

    def refuse(self, state: State, seat: object, move: object) -> Refusal | None:
        """Any object as a move by anybody at any time: lawful (None), or refused by a clause. What only the table knows is
        not taken from a seat.
        """
        refusal = self.refuse_signed(state, seat, move)
        if refusal is None and seat != TABLE:
            lawful: Any = move
            if self.signed(lawful, by_bot=False) is not move:
                return Refusal("TABLE-51")
        return refusal

    def refuse_signed(self, state: State, seat: object, move: object) -> Refusal | None:
        """As `refuse`, for a move as the table has written it down."""
        if self.result(state) is not None:
            return Refusal("TABLE-2")
        if seat is TABLE or (type(seat) is int and seat == TABLE):
            return self._refuse_table_move(state, move)
        if type(seat) is not int or not 0 <= seat < self.seats(state):
            return Refusal("TABLE-4")
        if type(move) not in members(self.move_type) or not well_formed(move, self.move_type):
            return Refusal("TABLE-1")
        if not self.may_act(state, seat):
            return Refusal("TABLE-3")
        lawful_kind: Any = move
        return self.check_move(state, seat, lawful_kind)

    def _refuse_table_move(self, state: State, move: object) -> Refusal | None:
        if type(move) is TimerExpired and move.name in [timer.name for timer in self.timers(state)]:
            return None
        motion = self.motion(state)
        if type(move) is VoteEnded and motion is not None and move.name == motion.name:
            return None
        if type(move) is Forfeit and move.seat in self.whose_turn(state):
            return None if self.timeout_move(state, move.seat) is None else Refusal("TABLE-5")
        return Refusal("TABLE-5")

    @classmethod
    def move_types(cls) -> tuple[type, ...]:
        """Every kind of move, in the order the game lists them."""
        return get_args(cls.move_type) or (cls.move_type,)

    def read_options(self, raw: object, seats: int, version: int | None = None) -> Options | Refusal:
        """Options as they came from outside, checked down to the last bound, by today's rules or those of a version."""
        least, most = self.meta.seats
        if not least <= seats <= most:
            return Refusal("TABLE-6", {"least": least, "most": most, "seats": seats})
        try:
            options: Options = msgspec.convert(raw, self.options_type, strict=True)
        except msgspec.ValidationError as error:
            return Refusal("TABLE-7", {"problem": str(error)})
        return self.refuse_options_by(version or self.meta.rules_version, options, seats) or options

    def read_move(self, data: bytes) -> Move | None:
        """A seat's move as it came over the wire, or None where it is no move of this game."""
        try:
            move: Move = decode(data, self.move_type)
        except (msgspec.DecodeError, RecursionError):
            return None
        return move

    def cited_blobs(self, state: State, seat: Seat, move: Move) -> list[str]:
        """The hashes that a move names in the blanks of kind "blob" of its form."""
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

    def observe(self, state: State, seat: Seat | None) -> Observation:
        (seen,) = self.observe_all(state, (seat,))
        return seen

    def observe_all(self, state: State, seats: Iterable[Seat | None]) -> list[Observation]:
        """What each of them sees; what is the same for all is asked once."""
        result = self.result(state)
        awaited = tuple(self.whose_turn(state)) if result is None else ()
        timers = tuple(self.timers(state)) if result is None else ()
        found = []
        for seat in seats:
            moves: tuple[Move, ...] = ()
            forms: tuple[OpenMove, ...] = ()
            if seat is not None and result is None and self.may_act(state, seat):
                moves, forms = tuple(self.legal_moves(state, seat)), tuple(self.open_moves(state, seat))
            found.append(Observation(seat, self.view(state, seat), moves, forms, awaited, timers, result))
        return found


AnyGame = Game[Any, Any, Any, Any]
