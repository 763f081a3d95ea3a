"""What happens at the table."""

from __future__ import annotations

from msgspec import Struct

from .state import Answer, Card, Exhibit, Sculpture


class GameBegan(Struct, frozen=True, tag="game_began"):
    game: int
    first: int
    """Who asks first when the sculptures are done."""


class Drew(Struct, frozen=True, tag="drew"):
    """Told to its owner."""

    card: Card


class Chose(Struct, frozen=True, tag="chose"):
    """Told to the sculptor."""

    word: str


class Kept(Struct, frozen=True, tag="kept"):
    """Told to the sculptor."""

    clay: str


class Sealed(Struct, frozen=True, tag="sealed"):
    seat: int


class TimeUp(Struct, frozen=True, tag="time_up"):
    """Nobody sculpts any more; what is at hand is sealed."""

    left: tuple[int, ...]
    """Whose sculptures are not sealed yet."""


class Unveiled(Struct, frozen=True, tag="unveiled"):
    """All are sealed, and the questions begin."""

    sculptures: tuple[Sculpture, ...]


class RoundBegan(Struct, frozen=True, tag="round_began"):
    round: int


class Skipped(Struct, frozen=True, tag="skipped"):
    """Nobody else's Cluzzle is left to ask about."""

    seat: int


class Asked(Struct, frozen=True, tag="asked"):
    seat: int
    sculptor: int
    question: str


class Answered(Struct, frozen=True, tag="answered"):
    sculptor: int
    answer: Answer
    bot: bool


class Corrected(Struct, frozen=True, tag="corrected"):
    sculptor: int
    before: Answer
    answer: Answer


class Guessed(Struct, frozen=True, tag="guessed"):
    """In vain."""

    seat: int
    sculptor: int
    word: str


class Solved(Struct, frozen=True, tag="solved"):
    seat: int
    sculptor: int
    word: str
    """As it stands on the card."""
    points: int


class PassedOn(Struct, frozen=True, tag="passed_on"):
    """No guess, or no question at all."""

    seat: int
    asked: bool


class LastCall(Struct, frozen=True, tag="last_call"):
    """All turns are over, and this sculptor may still correct the last answer."""

    sculptor: int


class GalleryOpened(Struct, frozen=True, tag="gallery_opened"):
    game: int
    cluzzles: tuple[Exhibit, ...]


class Accused(Struct, frozen=True, tag="accused"):
    seat: int
    sculptor: int


class Judged(Struct, frozen=True, tag="judged"):
    sculptor: int
    struck: bool
    points: int
    """That were at stake."""


class WasContent(Struct, frozen=True, tag="content"):
    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    ending: str


Event = (
    GameBegan
    | Drew
    | Chose
    | Kept
    | Sealed
    | TimeUp
    | Unveiled
    | RoundBegan
    | Skipped
    | Asked
    | Answered
    | Corrected
    | Guessed
    | Solved
    | PassedOn
    | LastCall
    | GalleryOpened
    | Accused
    | Judged
    | WasContent
    | Ended
)
