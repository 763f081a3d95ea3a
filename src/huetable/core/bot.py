"""A bot is a seat that gets what the seat may see and answers with a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from .rng import Rng
from .terms import Observation, Seat
from .thinking_time import USUAL, difficulty

_CHOICES_OF_OPEN_MOVE: Final = 4


class Bot(ABC):
    """Plays one seat from what that seat may see. Holds no state of the game: a restart changes nothing.

    >>> class First(Bot):
    ...     def choose(self, observation, rng):
    ...         return observation.moves[0] if observation.moves else None
    >>> from huetable.games import find_game
    >>> game = find_game("dye_pot")
    >>> state = game.setup(game.options_type(), 3, Rng.from_number(7))
    >>> First().choose(game.observe(state, 2), Rng.from_number(1))
    Pour(dye='red')
    """

    @abstractmethod
    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        """A move, or None to let be an interrupt that is open to this seat (never when it is awaited)."""

    def beside(self, people: frozenset[Seat]) -> Bot:
        """The same bot at a table where people play these seats. Most games are played alike with everybody."""
        return self

    def blobs(self, observation: Observation, move: Any) -> Sequence[bytes]:
        """What the move refers to by its hash, such as a sculpture; most moves refer to nothing."""
        return ()

    def see_blob(self, hash: str, data: bytes) -> None:  # noqa: B027 - most games have nothing to look at
        """Something that the view refers to by this hash, as this seat may fetch it: its shape, where the game has one.
        Shown before `choose`.
        """

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        """How many milliseconds a person of this skill would have taken. Simulations keep it in virtual time."""
        return USUAL.draw(difficulty(count_choices(observation)), rng)


def count_choices(observation: Observation) -> int:
    """How many moves there are; a move that is put into words or filled in leaves a choice of its own."""
    return len(observation.moves) + _CHOICES_OF_OPEN_MOVE * len(observation.open_moves)


BotMaker = Callable[[int], Bot]
"""Makes a bot that may think for this many milliseconds."""
