"""What a game of Hues and Cues is made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from huetable.language.known import LanguageCode

from .deck import Card

Phase = Literal["choose", "cue1", "guess1", "cue2", "guess2", "over"]

Ground = Literal["room", "position", "colour", "comparison", "repetition"]
"""What is wrong with a cue: an object in the room, a hint at a position, a colour name in disguise, a comparison, or a
repetition.
"""

RULES: Final = 2
"""The rules version."""
FIRST_RULES: Final = 1
"""Games of this version take cues that are refused today: by foreign colour names, by the form of a comparison, and by
inflection as the full dictionary has it.
"""

GIVING_TWICE: Final = 6
"""So many players at most."""
EXTRA_ROUNDS: Final = 6
OBJECTIONS_THAT_SILENCE: Final = 2
OBJECTION_MS: Final = 5000
REVEAL_MS: Final = 10_000
ENDINGS: Final = ("won", "tiebreak", "shared")


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Annotated[
        LanguageCode,
        Meta(
            description="Cues are in this language, and so are the words that the bots know and the rules refuse."
        ),
    ] = "en"
    young: Annotated[
        bool,
        Meta(description="The cue giver can choose any colour of the board, instead of one from a card."),
    ] = False
    once: Annotated[
        bool,
        Meta(description="Otherwise three to six players give cues twice."),
    ] = False
    one_cue: Annotated[
        bool,
        Meta(description="There is no second cue: everybody places one piece, and the target is shown."),
    ] = False
    more_words: Annotated[
        bool,
        Meta(description="The first cue may have two words, and the second one three."),
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=9)] | None,
        Meta(description="If you choose nobody, a player is drawn."),
    ] = None
    clock: Annotated[
        bool,
        Meta(
            description="Nobody places a piece in the first five seconds after a cue, so that there’s time to object."
        ),
    ] = True


class Cue(Struct, frozen=True):
    words: str
    doubts: tuple[str, ...] = ()
    """The clauses that it comes close to breaking."""


class Piece(Struct, frozen=True):
    seat: int
    field: str
    guess: Literal[1, 2]


class Objection(Struct, frozen=True):
    seat: int
    ground: Ground


class PastRound(Struct, frozen=True):
    """A round that is over. Its card is face up."""

    giver: int
    card: Card
    target: str | None
    """None, if the round was void before one was chosen."""
    cues: tuple[str, ...]
    points: tuple[int, ...]


class State(Struct):
    options: Options
    phase: Phase
    round: int
    giver: int
    deck: list[Card]
    """The next card is the last one. Empty in the young players' variant."""
    card: Card
    target: str | None
    cues: list[Cue]
    """Of this round, as they stand."""
    used: list[str]
    """All cues of the game, withdrawn ones too."""
    pieces: list[Piece]
    turn: int
    """How many have had their turn in this round of guesses."""
    waiting: bool
    """The five seconds after a cue are not over."""
    settled: bool
    """The table has ruled on the cue that stands."""
    objection: Objection | None
    upheld: int
    """Objections, in this round."""
    scores: list[int]
    tied: list[int]
    """Who was level at the top after the last regular round."""
    past: list[PastRound]
    shown: list[Piece]
    """The pieces of the round before, beside its target."""
    ending: str | None = None
    revealing: bool = False
    """The round before has just been revealed: the time of the next giver has not begun yet."""
    rules: int = RULES
    """The rules version that this game is played by."""
