"""What happens at the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .deck import Card
from .state import Ground, Piece


class RoundBegan(Struct, frozen=True, tag="round_began"):
    round: int
    giver: int
    extra: bool
    """It is played to break a tie."""


class Drew(Struct, frozen=True, tag="drew"):
    """Told to the giver."""

    card: Card


class Chose(Struct, frozen=True, tag="chose"):
    seat: int


class TargetSet(Struct, frozen=True, tag="target_set"):
    """Told to the giver."""

    field: str


class CueGiven(Struct, frozen=True, tag="cue_given"):
    seat: int
    number: Literal[1, 2]
    words: str
    doubts: tuple[str, ...]
    """The clauses that it comes close to breaking."""


class Passed(Struct, frozen=True, tag="passed"):
    seat: int


class GuessingBegan(Struct, frozen=True, tag="guessing_began"):
    """The five seconds for objections are over, and nobody has objected."""

    seat: int
    """Who places first."""


class Placed(Struct, frozen=True, tag="placed"):
    seat: int
    field: str


class Forfeited(Struct, frozen=True, tag="forfeited"):
    """A piece that was not placed."""

    seat: int


class Objected(Struct, frozen=True, tag="objected"):
    seat: int
    ground: Ground


class Ruled(Struct, frozen=True, tag="ruled"):
    words: str
    outcome: Literal["stands", "withdrawn", "silenced"]
    """Silenced: upheld for the second time, so the cue stands and the giver scores nothing."""


class Revealed(Struct, frozen=True, tag="revealed"):
    giver: int
    target: str
    card: Card
    pieces: tuple[Piece, ...]
    points: tuple[int, ...]
    """Of this round, by seat."""


class Voided(Struct, frozen=True, tag="voided"):
    """No cue in time: nobody scores."""

    giver: int
    target: str | None
    card: Card


class TieBegan(Struct, frozen=True, tag="tie_began"):
    tied: tuple[int, ...]


class Ended(Struct, frozen=True, tag="ended"):
    ending: str


Event = (
    RoundBegan
    | Drew
    | Chose
    | TargetSet
    | CueGiven
    | Passed
    | GuessingBegan
    | Placed
    | Forfeited
    | Objected
    | Ruled
    | Revealed
    | Voided
    | TieBegan
    | Ended
)
