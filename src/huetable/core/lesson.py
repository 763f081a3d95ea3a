"""A lesson: a game that is prepared so that a new player meets each important situation once.

It is played by the game's own rules: the lesson only lays out the first position, says what the bots do, and fixes what
chance draws. The player sits in seat 0. What the page says at each step is in the game's `ui/lesson.ts`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from .codec import decode, encode
from .game import AnyGame, Move, State
from .rng import SEED_BYTES, Rng, rng_from_seed_and_nonces
from .terms import Observation, Refusal, Seat

PLAYER: Final[Seat] = 0
"""The seat of the person who learns."""


class Lesson(ABC, Generic[State, Move]):
    """A game's `lesson.py` has one, as LESSON."""

    seats: ClassVar[int]
    """How many play, the player included."""
    options: ClassVar[Mapping[str, Any]] = {}
    """The defaults for what is not named. There is no clock."""
    minutes: ClassVar[int]
    """How long it takes a new player, as the page says it."""
    level: ClassVar[str] = ""
    """The skill of the bots where the script says nothing; empty: that of a bot that stands in for somebody."""
    number: ClassVar[int] = 1
    """Another number leads to other draws."""

    @abstractmethod
    def arrange(self, state: State) -> None:
        """Change a fresh game into the first position of the lesson: one that the rules could have led to."""

    @abstractmethod
    def script(self, observation: Observation) -> Move | None:
        """What the seat of this observation does here: a legal move.

        For a bot None means that an ordinary bot decides if it is the bot's turn, and that nothing happens if it is not. For
        the player it is what the lesson asks for, so that a test can play the lesson; None while there is nothing to do.
        """

    def blobs(self, observation: Observation, move: Move) -> Sequence[bytes]:
        """What a scripted move refers to by its hash, such as a sculpture."""
        return ()

    @property
    def seed(self) -> bytes:
        return self.number.to_bytes(SEED_BYTES, "big")

    @property
    def rng(self) -> Rng:
        """What a lesson at a table draws from: its seed, and no number from the player's browser."""
        return rng_from_seed_and_nonces(self.seed, ("",))

    def first_state(self, game: AnyGame, language: str | None = None) -> State:
        """The first position, as a state of its own. The words are in this language, if the game plays any."""
        options = game.read_options(lesson_options(game, self, language), self.seats)
        if isinstance(options, Refusal):
            raise ValueError(f"the options of the lesson are refused by {options.clause}: {options.args}")
        state: State = game.setup(options, self.seats, self.rng.child(0))
        self.arrange(state)
        laid_out: State = decode(encode(state), game.state_type)
        return laid_out


AnyLesson = Lesson[Any, Any]


def lesson_options(game: AnyGame, lesson: AnyLesson, language: Any = None) -> dict[str, Any]:
    """The lesson's options; nobody is hurried in a lesson. None: in the language that the game has by itself."""
    options = dict(lesson.options)
    known = game.options_type.__struct_fields__
    if "clock" in known:
        options["clock"] = False
    if "language" in known and language is not None:
        options["language"] = language
    return options


def first_legal(observation: Observation, moves: Sequence[Move]) -> Move | None:
    """The first of these moves that is legal now: often this is all that a script needs."""
    return next((move for move in moves if move in observation.moves), None)
