"""What a game of UNO ColorADD is made of.

Everything that all may see stands in small frozen structs (Match, Watch, Threat), which the state and the
views share; what is hidden is in the plain lists of the state: hands and draw pile. Nothing here refers back to
what holds it, so the garbage collector need not look (gc=False).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from .cards import Card, Colour
from .events import Event, Played

T = TypeVar("T")

HAND_SIZE: Final = 7
MAX_RULE_TEXT: Final = 200
"""Characters on a Wild Customizable. The types below allow more, so that the refusal can say how many are too many."""

RULES_VERSION: Final = 2
"""The version of the rules. In version 1, drawing because one must did not end the chance to catch."""

Phase = Literal["colour", "turn", "drawn", "stack", "challenge", "honour", "round_over", "over"]
"""Naming the first colour; playing or drawing; playing or keeping the drawn card; taking or stacking Draw Twos;
accepting or challenging a Wild Draw Four; honouring a text; between rounds; after the match."""

Effect = Literal["swap", "pass_on", "all_draw", "one_draws", "skip_all", "look", "discard_colour", "honour"]

Action = Literal["two", "four", "skip", "reverse"]

PLAY_PHASES: Final = frozenset(["turn", "drawn", "stack", "challenge", "honour"])
"""The phases in which cards are in hands and somebody may call, catch or dispute."""


class HouseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on one Wild Customizable, and what it does."""

    text: Annotated[str, Meta(max_length=2000, description="What the card says.")]
    effect: Annotated[Effect, Meta(description="What happens when the card is played.")] = "honour"


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    goal: Annotated[Literal[0, 200, 500], Meta(description="A single round counts no points.")] = 500
    scoring: Annotated[
        Literal["winner", "leftover"],
        Meta(
            description="The round winner scores the other hands, or everybody scores their own hand and the lowest total wins."
        ),
    ] = "winner"
    house_rules: Annotated[
        tuple[HouseRule, ...],
        Meta(
            max_length=20,
            description="Each one adds a Wild Customizable card to the deck. All players must agree.",
        ),
    ] = ()
    dealer: Annotated[
        Annotated[int, Meta(ge=0, le=9)] | None,
        Meta(description="If you choose nobody, everybody draws a card for it."),
    ] = None
    stacking: Annotated[
        bool,
        Meta(
            description="Pass a Draw Two or a Wild Draw Four on by playing another one. The cards to draw add up."
        ),
    ] = False
    jump_in: Annotated[bool, Meta(description="Play out of turn if you have exactly the card on top.")] = (
        False
    )
    seven_zero: Annotated[
        bool, Meta(description="Play a 7 to swap hands with a player; a 0 passes all hands on.")
    ] = False
    draw_until_playable: Annotated[bool, Meta(description="Otherwise you draw only one card.")] = False
    clock: Annotated[
        bool,
        Meta(description="You have at least two seconds to catch, and the next round is dealt by itself."),
    ] = True


class DealDraw(Struct, frozen=True, gc=False):
    """A card drawn for the first deal."""

    seat: int
    card: Card


class RoundResult(Struct, frozen=True, gc=False):
    round: int
    winner: int | None
    """Nobody, if a whole lap had to pass."""
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    """What is left in each hand."""
    scored: tuple[int, ...]
    """What each has been given for it."""


class Match(Struct, frozen=True, gc=False):
    """What changes only between rounds."""

    round: int
    dealer: int
    scores: tuple[int, ...]
    deal: tuple[tuple[DealDraw, ...], ...]
    """The draw for the first deal; every further group draws because it was level."""
    ready: tuple[int, ...] = ()
    result: RoundResult | None = None
    """Of the round before."""
    ending: str | None = None
    winner: int | None = None


class Exposure(Struct, frozen=True, gc=False):
    """A player with one card who has not called and may be caught."""

    seat: int
    grace: int
    """The number of the clock that keeps the chance open in any case; 0 when there is none or it has run out."""
    undecided: bool
    """The next player has not acted yet."""


class Lock(Struct, frozen=True, gc=False):
    """Who cannot catch for a while, and the number of the clock that says how long."""

    seat: int
    clock: int


class Dispute(Struct, frozen=True, gc=False):
    number: int
    proposer: int
    accused: int


class CatchState(Struct, frozen=True, gc=False):
    """What the players watch each other for."""

    last_cards: tuple[int, ...] = ()
    """Who has come down to one card and still holds it."""
    exposed: tuple[Exposure, ...] = ()
    """Those of them who have not called and may be caught."""
    locks: tuple[Lock, ...] = ()
    disputable: tuple[int, ...] = ()
    """Who has said "done" and may still be doubted."""
    dispute: Dispute | None = None


NOTHING_TO_CATCH: Final = CatchState()
"""Nobody to catch and nothing to dispute, as for most of a round. Only a shortcut for `is`: an equal Watch works too."""


class Threat(Struct, frozen=True, gc=False):
    """Cards that the player whose turn it is must draw unless something can be done about it."""

    cards: int = 0
    by: int = -1
    judged: int = 0
    """How many cards the bluffer held when the Wild Draw Four was played: the first ones of that hand."""
    before: Colour | None = None
    """The colour that was in force then."""


NO_THREAT: Final = Threat()


class SeenCards(Struct, frozen=True, gc=False):
    """Cards of somebody's hand that one other player has seen."""

    viewer: int
    of: int
    cards: tuple[Card, ...]


class Verdicts(Struct, frozen=True, gc=False):
    """What challenges have shown of one player in this match. Everybody has heard it."""

    seat: int
    bluffs: int = 0
    honest: int = 0


def with_plain_stores(kind: type[T]) -> type[T]:
    """Attributes of this struct are stored as those of any other class.

    msgspec looks up the name at every store, to tell the garbage collector what is held now. A struct with gc=False has
    nothing to tell, and without that the interpreter remembers where an attribute lies.
    """
    for name in ("__setattr__", "__delattr__"):
        setattr(kind, name, getattr(object, name))
    return kind


@with_plain_stores
class State(Struct, gc=False):
    options: Options
    match: Match
    watch: CatchState
    threat: Threat
    phase: Phase
    turn: int
    direction: int
    """1 to the left, -1 to the right."""
    colour: Colour | None
    """The colour in force; None only until the first one is named."""
    passes: int
    """How many in a row have had to pass."""
    hands: list[list[Card]]
    """New cards come last, so in the phase "drawn" the last card is the drawn one, and it fits."""
    pile: list[Card]
    """The draw pile, its top card last."""
    discard: list[Card]
    """Its top card last."""
    looks: tuple[SeenCards, ...]
    clocks: int
    """How many clocks and votes there have been: no two bear the same number."""
    last_play: Played | None
    news: Event
    """The first and public thing told of the last move."""
    rules: int = RULES_VERSION
    """The version of the rules that this game is played by."""
    verdicts: tuple[Verdicts, ...] = ()


def copy(state: State) -> State:
    """A copy of its own. Only the lists can change; everything else is frozen and shared."""
    return State(
        state.options,
        state.match,
        state.watch,
        state.threat,
        state.phase,
        state.turn,
        state.direction,
        state.colour,
        state.passes,
        list(map(list.copy, state.hands)),
        state.pile[:],
        state.discard[:],
        state.looks,
        state.clocks,
        state.last_play,
        state.news,
        state.rules,
        state.verdicts,
    )


def seats(state: State) -> int:
    return len(state.hands)
