"""What a player may know, and which truths would look the same to them."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from huetable.core.rng import Rng
from huetable.core.terms import Seat

from .deck import deal
from .state import (
    RULES,
    Accusation,
    Card,
    Exchange,
    Options,
    Past,
    Phase,
    Sculptor,
    Sculpture,
    State,
    Time,
)


class Cluzzle(Struct, frozen=True):
    """What everybody may know of one seat's sculpture; its sculptor sees it before the others do."""

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


class View(Struct, frozen=True):
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
    card: Card
    """Your own; empty for spectators."""
    choice: str | None
    """Your own."""
    draft: Sculpture | None
    """Your own: what is sealed if time runs out."""
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


def view(state: State, seat: Seat | None) -> View:
    mine = None if seat is None else state.sculptors[seat]
    return View(
        options=state.options,
        game=state.game,
        phase=state.phase,
        first=state.first,
        round=state.round,
        asker=state.asker,
        time=state.time,
        card=mine.card if mine else (),
        choice=mine.choice if mine else None,
        draft=mine.draft if mine else None,
        cluzzles=tuple(cluzzle(state, other, seat) for other in range(len(state.scores))),
        talk=tuple(state.talk),
        accusation=state.accusation,
        scores=tuple(state.scores),
        past=tuple(state.past),
        ending=state.ending,
        turns_over=state.turns_over,
        rules=state.rules,
    )


def cluzzle(state: State, seat: Seat, watcher: Seat | None) -> Cluzzle:
    sculptor = state.sculptors[seat]
    unveiled = state.phase != "sculpt" or seat == watcher
    known = sculptor.solver is not None or state.phase in ("gallery", "over")
    return Cluzzle(
        sealed=sculptor.sculpture is not None,
        sculpture=sculptor.sculpture if unveiled else None,
        word=sculptor.choice if known else None,
        solver=sculptor.solver,
        points=sculptor.points,
        struck=sculptor.struck,
        judged=sculptor.judged,
        content=sculptor.content,
    )


def askable(view: View, seat: Seat) -> list[Seat]:
    """Whose Cluzzles this seat could ask about in its turn: after "I don't know" only the same one."""
    last = view.talk[-1] if view.talk else None
    if last is not None and last.asker == seat and last.round == view.round:
        return [last.sculptor]
    return [other for other, each in enumerate(view.cluzzles) if other != seat and each.solver is None]


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """Deal everybody else another card, and let them have chosen from it what the view does not tell."""
    seats = len(view.scores)
    left = (view.options.games - view.game) * seats
    seen = {shown.word for past in view.past for shown in past.cluzzles}.union(view.card)
    seen |= {each.word for each in view.cluzzles if each.word is not None}
    cards = deal(view.options, left + seats, seen, rng, view.rules)
    return State(
        options=view.options,
        game=view.game,
        phase=view.phase,
        first=view.first,
        round=view.round,
        asker=view.asker,
        time=view.time,
        deck=cards[seats:],
        sculptors=[
            _own(view, other) if other == seat else _other(view, other, cards[other], rng.child(other))
            for other in range(seats)
        ],
        talk=list(view.talk),
        accusation=view.accusation,
        scores=list(view.scores),
        past=list(view.past),
        ending=view.ending,
        turns_over=view.turns_over,
        rules=view.rules,
    )


def _own(view: View, seat: Seat) -> Sculptor:
    return _sculptor(view.cluzzles[seat], view.card, view.choice, view.draft)


def _other(view: View, seat: Seat, card: Card, rng: Rng) -> Sculptor:
    """What is hidden but sealed is some other sculpture, of one of the six things."""
    public = view.cluzzles[seat]
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
