"""What a player may know, and which truths would look the same to them."""

from __future__ import annotations

from msgspec import Struct

from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .board import FIELDS
from .deck import Card, deal
from .legal_moves import SECRET
from .rounds import regular_rounds
from .state import RULES, Cue, Objection, Options, Past, Phase, Piece, State


class View(Struct, frozen=True):
    options: Options
    phase: Phase
    round: int
    rounds: int
    """How many regular rounds there are; any round after them breaks a tie."""
    giver: int
    card: Card
    """The giver's own, while the round is on; empty for everybody else."""
    target: str | None
    """For the giver alone."""
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
    past: tuple[Past, ...]
    shown: tuple[Piece, ...]
    """The pieces of the round before."""
    deck: int
    """How many cards are left to draw."""
    ending: str | None
    revealing: bool
    """The round before has just been revealed: the time of the next giver has not begun yet."""
    rules: int = RULES
    """The rules version that this game is played by."""


def view(state: State, seat: Seat | None) -> View:
    giving = seat == state.giver
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=regular_rounds(len(state.scores)),
        giver=state.giver,
        card=state.card if giving else (),
        target=state.target if giving else None,
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


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """Deal the deck anew and, for all but the giver, the card and its target too."""
    card, deck = _cards(view, seat, rng)
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        giver=view.giver,
        deck=deck,
        card=card,
        target=_target(view, seat, card, rng),
        cues=list(view.cues),
        used=list(view.used),
        pieces=list(view.pieces),
        turn=view.turn,
        waiting=view.waiting,
        settled=view.settled,
        objection=view.objection,
        upheld=view.upheld,
        scores=list(view.scores),
        tied=list(view.tied),
        past=list(view.past),
        shown=list(view.shown),
        ending=view.ending,
        revealing=view.revealing,
        rules=view.rules,
    )


def _cards(view: View, seat: Seat | None, rng: Rng) -> tuple[Card, list[Card]]:
    """The card of this round and those left; what was ever shown to this seat is not dealt again."""
    if view.options.young:
        return (), []
    seen = {field for past in view.past for field in past.card}.union(view.card)
    hidden = view.phase != "over" and seat != view.giver
    deck = deal(view.deck + hidden, seen, rng)
    return (deck.pop() if hidden else view.card), deck


def _target(view: View, seat: Seat | None, card: Card, rng: Rng) -> str | None:
    if seat == view.giver or view.phase not in SECRET:
        return view.target
    return rng.choice(card or FIELDS, "target")
