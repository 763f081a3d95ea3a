"""The rules of Guardians of Hue: setting up, and what each move does. The clauses are in RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.rng import Rng
from huetable.core.terms import Lapse, Refusal, Ruling, Seat, TableMove, Told

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


def lay(state: State, seat: Seat, move: Lay, rng: Rng, told: list[Told]) -> None:
    card = state.stock.pop(0)
    state.spots[card] = Spot(move.x, move.y, move.upright)
    state.near = neighbours(state.spots)
    told.append((Laid(seat, card, move.x, move.y, move.upright), None))
    if state.stock:
        state.active = (seat + 1) % state.guardians
    else:
        growth.begin(state, rng, told)


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Told]:
    told: list[Told] = []
    DO[type(move)](state, seat, move, rng, told)
    return told


Doing = Callable[[State, Seat, Any, Rng, list[Told]], None]

DO: Final[dict[type, Doing]] = {
    Lay: lay,
    Walk: lambda state, _, move, rng, told: turns.walk(state, move.card, rng, told),
    Attack: lambda state, _, move, rng, told: attempts.begin(state, "attack", rng, told),
    Encounter: lambda state, _, move, rng, told: attempts.begin(state, "encounter", rng, told),
    BreakSeal: lambda state, _, move, rng, told: attempts.begin(state, "seal", rng, told),
    Stand: lambda state, _, move, rng, told: turns.stand(state, rng, told),
    Assist: lambda state, _, move, rng, told: turns.assist(state, move.seat, rng, told),
    End: lambda state, _, move, rng, told: turns.end_turn(state, rng, told),
    Support: lambda state, seat, move, rng, told: attempts.support(state, seat, rng, told),
    Reroll: lambda state, seat, move, rng, told: attempts.reroll(state, seat, move.dice, rng, told),
    Pass: lambda state, seat, move, rng, told: attempts.pass_by(state, seat, rng, told),
    Fetch: lambda state, _, move, rng, told: attempts.fetch(state, move.card, rng, told),
    Grow: lambda state, _, move, rng, told: growth.take_grow(state, move.card, rng, told),
    Spawn: lambda state, _, move, rng, told: growth.take_spawn(state, move.card, rng, told),
    Order: lambda state, _, move, rng, told: agents.take_order(state, move.card, rng, told),
    Step: lambda state, _, move, rng, told: agents.take_step(state, move.card, rng, told),
    Suggest: lambda state, seat, move, rng, told: talk.suggest(state, seat, move, told),
    Reply: lambda state, seat, move, rng, told: talk.reply(state, seat, move, told),
    Narrate: lambda state, _, move, rng, told: talk.narrate(state, move.text, told),
    Propose: lambda state, seat, move, rng, told: talk.propose(state, seat, told),
    Lapse: lambda state, _, move, rng, told: attempts.lapse(state, rng, told),
    Ruling: lambda state, _, move, rng, told: talk.rule(state, move, told),
}
"""What each move does; `refuse` has looked at it before."""
