"""What a match of Cluzzle is made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from .words.languages import CardLanguage

Phase = Literal["sculpt", "ask", "answer", "guess", "closing", "gallery", "over"]
"""Closing: all turns are over, and the last answer may still be corrected."""

Time = Literal["on", "grace", "up"]
"""To sculpt: it runs; it is up, with a moment left to seal; that is over too."""

Answer = Literal["yes", "no", "partly", "sometimes", "unknown"]
"""The five answers; the last is "I don't know"."""

Card = tuple[str, ...]
"""Six things, the easiest first."""

RULES: Final = 2
"""The version of the rules that new games are played by."""

ANSWERS: Final[tuple[Answer, ...]] = ("yes", "no", "partly", "sometimes", "unknown")
ENDINGS: Final = ("won", "shared")
CARD_WORDS: Final = 6
ROUNDS: Final = 5
QUESTIONS_A_TURN: Final = 3
"""How many questions a turn may have, as long as the answer is "I don't know"."""

QUESTION_LETTERS: Final = 140
GUESS_LETTERS: Final = 40
NOTE_LETTERS: Final = 200
OWN_LETTERS: Final = 6000
LONGEST_TEXT: Final = 2000
"""Of any text in a move. Between this and the real limits, the refusal is in the game's words."""
CLAY_BYTES: Final = 65_536
PHOTO_BYTES: Final = 262_144

MINUTE: Final = 60_000
NO_LIMIT_MS: Final = 24 * 60 * MINUTE
GRACE_MS: Final = 5_000
GALLERY_MS: Final = 90_000
CORRECTION_MS: Final = 10_000


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Annotated[
        CardLanguage,
        Meta(description="The language of the cards, of the guesses and of what bots ask."),
    ] = "en"
    games: Annotated[int, Meta(ge=1, le=4, description="Scores carry over from game to game.")] = 2
    minutes: Annotated[
        Literal[2, 3, 4, 5, 6, 7, 8, 9, 10, 0],
        Meta(
            description="In minutes. 0 means no limit. Alone with bots, or on one phone, it runs only if you choose a "
            "thinking time."
        ),
    ] = 5
    first: Annotated[
        Annotated[int, Meta(ge=0, le=5)] | None,
        Meta(description="The player who asks first. If you choose nobody, a player is drawn."),
    ] = None
    words: Annotated[
        str,
        Meta(
            description="Words to sculpt, separated by commas or new lines.",
            # A limit for forms: the game itself refuses more, in its own words.
            extra_json_schema={"maxLength": OWN_LETTERS},
        ),
    ] = ""
    only_own: Annotated[
        bool, Meta(description="Leave our deck out. Otherwise your words are mixed into it.")
    ] = False
    photos: Annotated[bool, Meta(description="The table isn't listed then.")] = False
    clock: Annotated[bool, Meta(description="Sculpting and the gallery have a time limit.")] = True


class Sculpture(Struct, frozen=True):
    """As it lies on the table, or in the sculptor's hands."""

    clay: str | None
    """The SHA-256 of it; None if nothing was modelled."""
    note: str = ""
    bot: bool = False


class Exchange(Struct, frozen=True):
    """A question, its answer, and what was guessed by it. All of it is public."""

    round: int
    asker: int
    sculptor: int
    question: str
    answer: Answer | None = None
    """None until there is one."""
    before: Answer | None = None
    """What the answer was before the sculptor corrected it."""
    bot: bool = False
    """A bot has answered."""
    guesses: tuple[str, ...] = ()
    right: bool = False
    """The last guess was."""


class Accusation(Struct, frozen=True):
    seat: int
    sculptor: int


class Sculptor(Struct):
    """One seat's part of the game that is on."""

    card: Card
    choice: str | None = None
    draft: Sculpture | None = None
    """Put aside, in case that time runs out."""
    sculpture: Sculpture | None = None
    """Sealed."""
    solver: int | None = None
    points: int = 0
    """What the Cluzzle has brought to its sculptor, and to its solver."""
    struck: bool = False
    """The table has taken the sculptor's points."""
    judged: bool = False
    """The table has voted about its answers."""
    content: bool = False
    """Has seen the gallery."""


class Exhibit(Struct, frozen=True):
    """A Cluzzle of a game that is over."""

    word: str
    sculpture: Sculpture
    solver: int | None
    points: int
    struck: bool


class Past(Struct, frozen=True):
    """A game of the match that is over."""

    cluzzles: tuple[Exhibit, ...]
    talk: tuple[Exchange, ...]


class State(Struct):
    options: Options
    game: int
    phase: Phase
    first: int
    """Who asks first in this game."""
    round: int
    """What a Cluzzle is worth now; 0 before the first question."""
    asker: int
    """Whose turn it is."""
    time: Time
    deck: list[Card]
    """The next card is the last one."""
    sculptors: list[Sculptor]
    talk: list[Exchange]
    """Of this game, in order."""
    accusation: Accusation | None
    scores: list[int]
    past: list[Past]
    ending: str | None = None
    turns_over: bool = False
    """Everybody has had all their turns of this game."""
    rules: int = RULES
    """The version of the rules that this game is played by."""
