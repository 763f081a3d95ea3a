"""What the active guardian could attempt at their location, if it is their turn and they stand (GUARD-23 to GUARD-28).

Bots ask this for every position they look at; why something can't be attempted is said in `refusals/attempts.py`.
"""

from __future__ import annotations

from huetable.games.guardians_of_hue.data.cards import CENTRE
from huetable.games.guardians_of_hue.rules.state import OUTER_LOCATIONS, DiceAction, State
from huetable.games.guardians_of_hue.rules.state_queries import has_standing_agent, is_tired


def possible_attempts(state: State) -> list[DiceAction]:
    if is_tired(state, state.active):
        return []
    if can_attack(state):
        return ["attack"]
    found: list[DiceAction] = ["encounter"] if can_encounter(state) else []
    return [*found, "seal"] if can_break_seal(state) else found


def can_attack(state: State) -> bool:
    return has_standing_agent(state, state.places[state.active])


def can_encounter(state: State) -> bool:
    here = state.places[state.active]
    closed = here == CENTRE or (state.light | state.spirits) >> here & 1
    return not closed and not has_standing_agent(state, here)


def can_break_seal(state: State) -> bool:
    here = state.places[state.active]
    if here == CENTRE:
        ready = state.light & OUTER_LOCATIONS == OUTER_LOCATIONS
    else:
        ready = bool(state.spirits >> here & 1)
    return ready and not has_standing_agent(state, here)
