"""Who is waited for, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from huetable.core.terms import OpenMove, Seat, Timer
from huetable.games.guardians_of_hue.rules.board.dice_odds import DICE_CHOICES
from huetable.games.guardians_of_hue.rules.board.layout import legal_spots
from huetable.games.guardians_of_hue.rules.darkness.agents import possible_steps
from huetable.games.guardians_of_hue.rules.darkness.growth import locations_to_darken, locations_to_spawn
from huetable.games.guardians_of_hue.rules.guardians import table_talk
from huetable.games.guardians_of_hue.rules.guardians.possible_attempts import possible_attempts

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
from .refusals.map_laying import laid_spots
from .state import SUPPORT_WINDOW_MS, DiceAction, State
from .state_queries import (
    asked_to_support,
    darkness_decider,
    is_tired,
    locations_in_mask,
    waiting_agents,
)

LOCATIONS: Final = range(9)
WALKS: Final = tuple(Walk(card) for card in LOCATIONS)
ATTEMPTS: Final[dict[DiceAction, Move]] = {"attack": Attack(), "encounter": Encounter(), "seal": BreakSeal()}
REROLLS: Final = tuple(Reroll(which) for which in DICE_CHOICES)


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
            return (darkness_decider(state),)


def decision_name(state: State, seat: Seat) -> str:
    """Others may close a window for support; then another one may open, or it is the seat's own turn."""
    return f"support/{state.windows}" if state.phase in ("support", "reroll") else ""


def may_act(state: State, seat: Seat) -> bool:
    """Those who are waited for, and whoever has something to say."""
    if state.proposer is not None or state.ending is not None:
        return False
    return (
        table_talk.may_suggest(state, seat)
        or seat in whose_turn(state)
        or table_talk.may_propose_draw(state)
        or table_talk.may_narrate(state, seat)
        or bool(table_talk.unanswered_suggestions(state, seat))
    )


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if state.proposer is not None or state.ending is not None:
        return []
    found = MOVES_BY_PHASE[state.phase](state) if seat in whose_turn(state) else []
    if state.plan:
        for line in table_talk.unanswered_suggestions(state, seat):
            found += [Reply(line.seat, answer) for answer in table_talk.NEXT_ANSWERS[line.answer]]
    if table_talk.may_propose_draw(state):
        found.append(Propose())
    return found


def open_moves(state: State, seat: Seat) -> Sequence[OpenMove]:
    if state.proposer is not None or state.ending is not None:
        return ()
    if table_talk.may_suggest(state, seat):
        return (table_talk.OPEN_SUGGESTION,)
    return (table_talk.OPEN_NARRATION,) if table_talk.may_narrate(state, seat) else ()


def turn_moves(state: State) -> list[Move]:
    """What the active guardian may do with an action, and ending the turn."""
    seat = state.active
    if is_tired(state, seat):
        return [Stand(), End()]
    here = state.places[seat]
    found: list[Move] = [WALKS[card] for card in LOCATIONS if state.near[here] >> card & 1]
    found += [ATTEMPTS[deed] for deed in possible_attempts(state)]
    if state.tired:
        others = enumerate(state.places)
        found += [Assist(other) for other, place in others if place == here and is_tired(state, other)]
    found.append(End())
    return found


MOVES_BY_PHASE: Final[dict[str, Callable[[State], list[Move]]]] = {
    "lay": lambda state: [Lay(spot.x, spot.y, spot.upright) for spot in legal_spots(laid_spots(state))],
    "grow": lambda state: [Grow(card) for card in locations_in_mask(locations_to_darken(state))],
    "spawn": lambda state: [Spawn(card) for card in locations_in_mask(locations_to_spawn(state))],
    "act": turn_moves,
    "support": lambda state: [Support(), Pass()],
    "reroll": lambda state: [*REROLLS, Pass()],
    "spirit": lambda state: [Fetch(card) for card in locations_in_mask(state.spirits)],
    "order": lambda state: [Order(card) for card in waiting_agents(state)],
    "step": lambda state: [
        Step(card) for card in locations_in_mask(possible_steps(state, state.agents[state.acting])[1])
    ],
}
"""The moves of those who are waited for, in each phase."""


def timeout_move(state: State, seat: Seat) -> Move:
    match state.phase:
        case "act":
            return End()
        case "support" | "reroll":
            return Pass()
        case phase:
            return MOVES_BY_PHASE[phase](state)[0]


def timers(state: State) -> Sequence[Timer]:
    if state.options.clock and state.phase in ("support", "reroll") and state.proposer is None:
        return (Timer(f"support/{state.windows}", SUPPORT_WINDOW_MS, seats="instead"),)
    return ()
