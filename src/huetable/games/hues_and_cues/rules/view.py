"""What a player may know, and which truths would look the same to them."""

from __future__ import annotations

from msgspec import Struct

from huetable.core import terms as core
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .board import FIELDS
from .deck import Card, deal
from .legal_moves import SECRET
from .rounds import regular_rounds
from .state import RULES, Cue, Objection, Options, PastRound, Phase, Piece, State


class PublicView(Struct, frozen=True):
    options: Options
    phase: Phase
    round: int
    rounds: int
    """How many regular rounds there are; any round after them breaks a tie."""
    giver: int
    cues: tuple[Cue, ...]
    """Of this round, as they stand."""
    used: tuple[str, ...]
    """All cues of the game, withdrawn ones too."""
    pieces: tuple[Piece, ...]
    turn: int
    """How many have had their turn in this round of guesses."""
    waiting: bool
    """Nobody places before the five seconds for objections are over."""
    settled: bool
    """The table has ruled on the cue that stands: nobody can object to it any more."""
    objection: Objection | None
    upheld: int
    """Objections, in this round; from two on the giver scores nothing."""
    scores: tuple[int, ...]
    tied: tuple[int, ...]
    """Who alone can still win, in extra rounds."""
    past: tuple[PastRound, ...]
    shown: tuple[Piece, ...]
    """The pieces of the round before."""
    deck: int
    """How many cards are left to draw."""
    ending: str | None
    revealing: bool
    """The round before has just been revealed: the time of the next giver has not begun yet."""
    rules: int = RULES
    """The rules version that this game is played by."""


class PrivateView(Struct, frozen=True):
    card: Card
    """The giver's own, while the round is on; empty for everybody else."""
    target: str | None
    """For the giver alone."""


View = core.View[PublicView, PrivateView]


def public_view(state: State) -> PublicView:
    return PublicView(
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=regular_rounds(state.options, len(state.scores)),
        giver=state.giver,
        cues=tuple(state.cues),
        used=tuple(state.used),
        pieces=tuple(state.pieces),
        turn=state.turn,
        waiting=state.waiting,
        settled=state.settled,
        objection=state.objection,
        upheld=state.upheld,
        scores=tuple(state.scores),
        tied=tuple(state.tied),
        past=tuple(state.past),
        shown=tuple(state.shown),
        deck=len(state.deck),
        ending=state.ending,
        revealing=state.revealing,
        rules=state.rules,
    )


def private_view(state: State, seat: Seat | None) -> PrivateView:
    if seat != state.giver:
        return PrivateView((), None)
    return PrivateView(state.card, state.target)


def imagine(view: View, rng: Rng) -> State:
    """Deal the deck again and, for all but the giver, the card and its target too."""
    card, deck = _cards(view, rng)
    return State(
        options=view.public.options,
        phase=view.public.phase,
        round=view.public.round,
        giver=view.public.giver,
        deck=deck,
        card=card,
        target=_target(view, card, rng),
        cues=list(view.public.cues),
        used=list(view.public.used),
        pieces=list(view.public.pieces),
        turn=view.public.turn,
        waiting=view.public.waiting,
        settled=view.public.settled,
        objection=view.public.objection,
        upheld=view.public.upheld,
        scores=list(view.public.scores),
        tied=list(view.public.tied),
        past=list(view.public.past),
        shown=list(view.public.shown),
        ending=view.public.ending,
        revealing=view.public.revealing,
        rules=view.public.rules,
    )


def _cards(view: View, rng: Rng) -> tuple[Card, list[Card]]:
    """The card of this round and those left; what was ever shown to this seat is not dealt again."""
    if view.public.options.young:
        return (), []
    seen = {field for past in view.public.past for field in past.card}.union(view.private.card)
    hidden = view.public.phase != "over" and view.seat != view.public.giver
    deck = deal(view.public.deck + hidden, seen, rng)
    return (deck.pop() if hidden else view.private.card), deck


def _target(view: View, card: Card, rng: Rng) -> str | None:
    if view.seat == view.public.giver or view.public.phase not in SECRET:
        return view.private.target
    return rng.choice(card or FIELDS, "target")
