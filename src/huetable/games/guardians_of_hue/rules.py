"""The rules of Guardians of Hue: setting up, and what each move does. The clauses are in RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Refusal, Seat, TableMove, TimerExpired, VoteEnded

from . import agents, attempts, growth, talk, turns
from .data.cards import CARDS, CENTRE
from .events import Laid
from .layout import by_card, neighbours, random_map, square_map
from .moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Lay,
    Move,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
    Walk,
)
from .state import OUTER, SPIRITS, Options, Spot, State

AGENT_FROM: Final = 3
"""So many guardians, or more, begin with an agent on the centre."""


def guardians_of(options: Options, seats: int) -> int:
    """How many of the seats are guardians; the last may be Lord Sepia's, and the fifth always is."""
    return seats - 1 if options.lord_sepia or seats == 5 else seats


def refuse_options(options: Options, seats: int) -> Refusal | None:
    guardians = guardians_of(options, seats)
    if guardians < 2:
        return Refusal("GUARD-45", {"seats": seats})
    if options.first is not None and options.first >= guardians:
        return Refusal("GUARD-11", {"first": options.first, "guardians": guardians})
    return None


def setup(options: Options, seats: int, rng: Rng) -> State:
    guardians = guardians_of(options, seats)
    cards = [card for card in range(len(CARDS)) if card != CENTRE]
    rng.shuffle(cards, "cards")
    first = rng.below(guardians, "first") if options.first is None else options.first
    state = State(
        options=options,
        guardians=guardians,
        seats=seats,
        spots=[],
        near=[],
        stock=cards if options.layout == "place" else [],
        phase="lay",
        round=0,
        first=first,
        active=first,
        actions=0,
        light=OUTER,
        places=[CENTRE] * guardians,
        tired=0,
        agents=[CENTRE] if guardians >= AGENT_FROM else [],
        dazed=0,
        waiting=0,
        acting=0,
        spirits=0,
        reserve=SPIRITS,
        rolls=0,
        grown=[],
        strides=[],
        attempt=None,
        windows=0,
        plan=[],
        said=[0] * guardians,
        story=[],
        tale=False,
        asked=0,
        proposer=None,
    )
    lay_map(state, cards, rng)
    return state


def lay_map(state: State, cards: list[int], rng: Rng) -> None:
    """Lay the map, unless the guardians do, and let darkness grow over it for the first time."""
    if state.options.layout == "place":
        state.spots = by_card([], [])
    else:
        state.spots = square_map(cards) if state.options.layout == "square" else random_map(cards, rng)
    state.near = neighbours(state.spots)
    if not state.stock:
        growth.begin(state, rng, [])


def lay(state: State, seat: Seat, move: Lay, rng: Rng, emitted: list[Emitted]) -> None:
    card = state.stock.pop(0)
    state.spots[card] = Spot(move.x, move.y, move.upright)
    state.near = neighbours(state.spots)
    emitted.append((Laid(seat, card, move.x, move.y, move.upright), None))
    if state.stock:
        state.active = (seat + 1) % state.guardians
    else:
        growth.begin(state, rng, emitted)


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    emitted: list[Emitted] = []
    DO[type(move)](state, seat, move, rng, emitted)
    return emitted


Doing = Callable[[State, Seat, Any, Rng, list[Emitted]], None]

DO: Final[dict[type, Doing]] = {
    Lay: lay,
    Walk: lambda state, _, move, rng, emitted: turns.walk(state, move.card, rng, emitted),
    Attack: lambda state, _, move, rng, emitted: attempts.begin(state, "attack", rng, emitted),
    Encounter: lambda state, _, move, rng, emitted: attempts.begin(state, "encounter", rng, emitted),
    BreakSeal: lambda state, _, move, rng, emitted: attempts.begin(state, "seal", rng, emitted),
    Stand: lambda state, _, move, rng, emitted: turns.stand(state, rng, emitted),
    Assist: lambda state, _, move, rng, emitted: turns.assist(state, move.seat, rng, emitted),
    End: lambda state, _, move, rng, emitted: turns.end_turn(state, rng, emitted),
    Support: lambda state, seat, move, rng, emitted: attempts.support(state, seat, rng, emitted),
    Reroll: lambda state, seat, move, rng, emitted: attempts.reroll(state, seat, move.dice, rng, emitted),
    Pass: lambda state, seat, move, rng, emitted: attempts.pass_by(state, seat, rng, emitted),
    Fetch: lambda state, _, move, rng, emitted: attempts.fetch(state, move.card, rng, emitted),
    Grow: lambda state, _, move, rng, emitted: growth.take_grow(state, move.card, rng, emitted),
    Spawn: lambda state, _, move, rng, emitted: growth.take_spawn(state, move.card, rng, emitted),
    Order: lambda state, _, move, rng, emitted: agents.take_order(state, move.card, rng, emitted),
    Step: lambda state, _, move, rng, emitted: agents.take_step(state, move.card, rng, emitted),
    Suggest: lambda state, seat, move, rng, emitted: talk.suggest(state, seat, move, emitted),
    Reply: lambda state, seat, move, rng, emitted: talk.reply(state, seat, move, emitted),
    Narrate: lambda state, _, move, rng, emitted: talk.narrate(state, move.text, emitted),
    Propose: lambda state, seat, move, rng, emitted: talk.propose(state, seat, emitted),
    TimerExpired: lambda state, _, move, rng, emitted: attempts.lapse(state, rng, emitted),
    VoteEnded: lambda state, _, move, rng, emitted: talk.rule(state, move, emitted),
}
"""What each move does; `refuse` has looked at it before."""
