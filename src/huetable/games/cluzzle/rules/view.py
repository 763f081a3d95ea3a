"""What a player may know, and which truths would look the same to them."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from huetable.core import terms as core
from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .state import RULES, Accusation, Card, Exchange, Options, Past, Phase, Sculptor, Sculpture, State, Time
from .words.deck import deal


class Cluzzle(Struct, frozen=True):
    """What everybody may know of one seat's sculpture."""

    sealed: bool
    sculpture: Sculpture | None
    """None until all are sealed."""
    word: str | None
    """None until it is solved, or the game is over."""
    solver: int | None
    points: int
    """What it has brought to its sculptor, and to its solver."""
    struck: bool
    """The table has taken the sculptor's points."""
    judged: bool
    """The table has voted about the sculptor's answers."""
    content: bool
    """The sculptor has seen the gallery."""


class PublicView(Struct, frozen=True):
    options: Options
    game: int
    """From 1 on; the match has `options.games`."""
    phase: Phase
    first: int
    """Who asks first in this game."""
    round: int
    """What a Cluzzle is worth now; 0 before the first question."""
    asker: int
    """Whose turn it is."""
    time: Time
    cluzzles: tuple[Cluzzle, ...]
    """By seat."""
    talk: tuple[Exchange, ...]
    """Of this game, in order. The last one is what is answered or guessed at now."""
    accusation: Accusation | None
    scores: tuple[int, ...]
    past: tuple[Past, ...]
    """The games of the match that are over."""
    ending: str | None
    turns_over: bool = False
    """Everybody has had all their turns of this game."""
    rules: int = RULES
    """The version of the rules that this game is played by."""


class PrivateView(Struct, frozen=True):
    card: Card
    """Your own; empty for spectators."""
    choice: str | None
    """Your own."""
    draft: Sculpture | None
    """Your own: what is sealed if time runs out."""
    made: Sculpture | None
    """Your own, from when it is sealed."""


View = core.View[PublicView, PrivateView]


def public_view(state: State) -> PublicView:
    return PublicView(
        options=state.options,
        game=state.game,
        phase=state.phase,
        first=state.first,
        round=state.round,
        asker=state.asker,
        time=state.time,
        cluzzles=tuple(cluzzle(state, seat) for seat in range(len(state.scores))),
        talk=tuple(state.talk),
        accusation=state.accusation,
        scores=tuple(state.scores),
        past=tuple(state.past),
        ending=state.ending,
        turns_over=state.turns_over,
        rules=state.rules,
    )


def private_view(state: State, seat: Seat | None) -> PrivateView:
    if seat is None:
        return PrivateView((), None, None, None)
    mine = state.sculptors[seat]
    return PrivateView(mine.card, mine.choice, mine.draft, mine.sculpture)


def cluzzle(state: State, seat: Seat) -> Cluzzle:
    sculptor = state.sculptors[seat]
    known = sculptor.solver is not None or state.phase in ("gallery", "over")
    return Cluzzle(
        sealed=sculptor.sculpture is not None,
        sculpture=sculptor.sculpture if state.phase != "sculpt" else None,
        word=sculptor.choice if known else None,
        solver=sculptor.solver,
        points=sculptor.points,
        struck=sculptor.struck,
        judged=sculptor.judged,
        content=sculptor.content,
    )


def askable(view: View, seat: Seat) -> list[Seat]:
    """Whose Cluzzles this seat could ask about in its turn: after "I don't know" only the same one."""
    last = view.public.talk[-1] if view.public.talk else None
    if last is not None and last.asker == seat and last.round == view.public.round:
        return [last.sculptor]
    return [other for other, each in enumerate(view.public.cluzzles) if other != seat and each.solver is None]


def imagine(view: View, rng: Rng) -> State:
    """Deal everybody else another card, and let them have chosen from it what the view does not tell."""
    seats = len(view.public.scores)
    left = (view.public.options.games - view.public.game) * seats
    seen = {shown.word for past in view.public.past for shown in past.cluzzles}.union(view.private.card)
    seen |= {each.word for each in view.public.cluzzles if each.word is not None}
    cards = deal(view.public.options, left + seats, seen, rng, view.public.rules)
    return State(
        options=view.public.options,
        game=view.public.game,
        phase=view.public.phase,
        first=view.public.first,
        round=view.public.round,
        asker=view.public.asker,
        time=view.public.time,
        deck=cards[seats:],
        sculptors=[
            _own(view, other) if other == view.seat else _other(view, other, cards[other], rng.child(other))
            for other in range(seats)
        ],
        talk=list(view.public.talk),
        accusation=view.public.accusation,
        scores=list(view.public.scores),
        past=list(view.public.past),
        ending=view.public.ending,
        turns_over=view.public.turns_over,
        rules=view.public.rules,
    )


def _own(view: View, seat: Seat) -> Sculptor:
    mine = view.private
    sculptor = _sculptor(view.public.cluzzles[seat], mine.card, mine.choice, mine.draft)
    sculptor.sculpture = mine.made
    return sculptor


def _other(view: View, seat: Seat, card: Card, rng: Rng) -> Sculptor:
    """What is hidden but sealed is some other sculpture, of one of the six things."""
    public = view.public.cluzzles[seat]
    choice = public.word or rng.choice(card, "choice")
    sculptor = _sculptor(public, (choice, *card[1:]), choice if public.sealed else None, None)
    if public.sealed and sculptor.sculpture is None:
        sculptor.sculpture = Sculpture(sha256(rng.bytes(32, "clay")).hexdigest())
    return sculptor


def _sculptor(public: Cluzzle, card: Card, choice: str | None, draft: Sculpture | None) -> Sculptor:
    return Sculptor(
        card=card,
        choice=choice,
        draft=draft,
        sculpture=public.sculpture,
        solver=public.solver,
        points=public.points,
        struck=public.struck,
        judged=public.judged,
        content=public.content,
    )
