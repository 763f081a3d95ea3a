"""Who is waited for, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from huetable.core.terms import OpenMove, Seat, Timer

from . import talk
from .agents import steps
from .growth import places_to_grow, places_to_spawn
from .layout import lawful_spots
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
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Support,
    Walk,
)
from .odds import WAYS_TO_PICK
from .refusals import laid_spots, refuse_attack, refuse_encounter, refuse_seal
from .standing import asked_to_support, decider, is_tired
from .state import WINDOW_MS, State

LOCATIONS: Final = range(9)
WALKS: Final = tuple(Walk(card) for card in LOCATIONS)
REROLLS: Final = tuple(Reroll(which) for which in WAYS_TO_PICK)


def whose_turn(state: State) -> Sequence[Seat]:
    if state.proposer is not None:
        return ()
    match state.phase:
        case "act" | "spirit" | "lay":
            return (state.active,)
        case "support" | "reroll":
            return asked_to_support(state)
        case "over":
            return ()
        case _:
            return (decider(state),)


def may_act(state: State, seat: Seat) -> bool:
    """Those who are waited for, and whoever has something to say."""
    if state.proposer is not None or state.ending is not None:
        return False
    return (
        talk.may_suggest(state, seat)
        or seat in whose_turn(state)
        or talk.may_propose(state)
        or talk.may_narrate(state, seat)
        or bool(talk.open_to_reply(state, seat))
    )


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if state.proposer is not None or state.ending is not None:
        return []
    found = LISTED[state.phase](state) if seat in whose_turn(state) else []
    if state.plan:
        for line in talk.open_to_reply(state, seat):
            found += [Reply(line.seat, answer) for answer in talk.FURTHER[line.answer]]
    if talk.may_propose(state):
        found.append(Propose())
    return found


def open_moves(state: State, seat: Seat) -> Sequence[OpenMove]:
    if state.proposer is not None or state.ending is not None:
        return ()
    if talk.may_suggest(state, seat):
        return (talk.SUGGEST_FORM,)
    return (talk.NARRATE_FORM,) if talk.may_narrate(state, seat) else ()


def actions(state: State) -> list[Move]:
    """What the active guardian may do with an action, and ending the turn."""
    seat = state.active
    if is_tired(state, seat):
        return [Stand(), End()]
    here = state.places[seat]
    found: list[Move] = [WALKS[card] for card in LOCATIONS if state.near[here] >> card & 1]
    if refuse_attack(state, seat) is None:
        found.append(Attack())
    if refuse_encounter(state, seat) is None:
        found.append(Encounter())
    if refuse_seal(state, seat) is None:
        found.append(BreakSeal())
    if state.tired:
        others = enumerate(state.places)
        found += [Assist(other) for other, place in others if place == here and is_tired(state, other)]
    found.append(End())
    return found


def cards_in(bits: int) -> list[int]:
    return [card for card in LOCATIONS if bits >> card & 1]


def waiting_agents(state: State) -> list[int]:
    """The locations of the agents that have yet to act."""
    return [card for agent, card in enumerate(state.agents) if state.waiting >> agent & 1]


LISTED: Final[dict[str, Callable[[State], list[Move]]]] = {
    "lay": lambda state: [Lay(spot.x, spot.y, spot.upright) for spot in lawful_spots(laid_spots(state))],
    "grow": lambda state: [Grow(card) for card in cards_in(places_to_grow(state))],
    "spawn": lambda state: [Spawn(card) for card in cards_in(places_to_spawn(state))],
    "act": actions,
    "support": lambda state: [Support(), Pass()],
    "reroll": lambda state: [*REROLLS, Pass()],
    "spirit": lambda state: [Fetch(card) for card in cards_in(state.spirits)],
    "order": lambda state: [Order(card) for card in waiting_agents(state)],
    "step": lambda state: [Step(card) for card in cards_in(steps(state, state.agents[state.acting])[1])],
}
"""The moves of those who are waited for, in each phase."""


def timeout_move(state: State) -> Move:
    match state.phase:
        case "act":
            return End()
        case "support" | "reroll":
            return Pass()
        case phase:
            return LISTED[phase](state)[0]


def timers(state: State) -> Sequence[Timer]:
    if state.options.clock and state.phase in ("support", "reroll") and state.proposer is None:
        return (Timer(f"support/{state.windows}", WINDOW_MS, seats="instead"),)
    return ()
