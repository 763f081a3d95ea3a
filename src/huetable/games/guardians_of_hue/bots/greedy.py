"""The guardians' plain good sense: go where light is won back with the fewest actions, and do it."""

from __future__ import annotations

from typing import Final

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.legal_moves import LISTED, WALKS, cards_in
from huetable.games.guardians_of_hue.moves import (
    Attack,
    BreakSeal,
    Encounter,
    End,
    Fetch,
    Grow,
    Move,
    Order,
    Spawn,
    Stand,
    Step,
)
from huetable.games.guardians_of_hue.odds import chance_with_rerolls
from huetable.games.guardians_of_hue.ratings import TIMES, influence
from huetable.games.guardians_of_hue.standing import is_tired, standing_agents
from huetable.games.guardians_of_hue.state import State, Wish

from .laying import lay
from .support import answer
from .terrain import Terrain, all_light_but_centre, terrain_of

DEEDS: Final[dict[Wish, Move]] = {
    "stand": Stand(),
    "attack": Attack(),
    "encounter": Encounter(),
    "seal": BreakSeal(),
    "end": End(),
}
NEVER = 9999.0
HOPELESS = 5000.0
"""What costs more cannot be done at all."""
AGENT = 1.5
"""Sending an agent back from a light location is worth doing this many actions before another thing."""
TAKEN_SPIRIT = 2.0
"""A spirit that has to be taken away from another location costs so many actions more."""
RELIEF = 0.3
"""Light makes encounters next to it easier."""
LAST_SEAL = 5.0
"""Nothing goes before the seal of the centre."""


def choose(state: State) -> Move:
    """What a sensible guardian does in any phase; for darkness, what hurts the guardians least."""
    match state.phase:
        case "act":
            return act(state, terrain_of(state))
        case "support" | "reroll":
            return answer(state)
        case "spirit":
            return Fetch(max(cards_in(state.spirits), key=lambda card: _remoteness(state, card)))
        case "lay":
            return lay(state)
        case _:
            return choose_for_darkness(state, kind=True)


def act(state: State, ground: Terrain) -> Move:
    seat, here = state.active, state.places[state.active]
    wish, goal = aim(state, ground)
    if goal != here:
        agents = standing_on(state)
        nearer = [card for card in ground.ways[here] if ground.steps[card][goal] < ground.steps[here][goal]]
        return WALKS[min(nearer, key=lambda card: cost(state, ground, seat, card, agents))]
    return DEEDS[wish]


def aim(state: State, ground: Terrain) -> tuple[Wish, int]:
    """What the active guardian means to do, and where."""
    seat, here = state.active, state.places[state.active]
    if is_tired(state, seat):
        return "stand", here
    agents = standing_on(state)
    needed = [card for card in range(len(CARDS)) if card in agents or not state.light >> card & 1]
    costs = {card: cost(state, ground, seat, card, agents) for card in needed}
    goal = min(needed, key=lambda card: (costs[card], ground.steps[here][card]))
    if costs[goal] > HOPELESS:
        return ("end", here) if here == CENTRE else ("move", CENTRE)
    if goal in agents:
        return "attack", goal
    return ("seal" if goal == CENTRE or state.spirits >> goal & 1 else "encounter"), goal


def standing_on(state: State) -> set[int]:
    """The locations on which agents stand."""
    return {state.agents[agent] for agent in standing_agents(state)}


def cost(state: State, ground: Terrain, seat: int, card: int, agents: set[int]) -> float:
    """How many actions a guardian would need to win something at this location."""
    way = float(ground.steps[state.places[seat]][card])
    if state.light >> card & 1:
        return way + 1 + AGENT if card in agents else NEVER
    if card == CENTRE and not all_light_but_centre(state.light):
        return NEVER
    helpers = _helpers_at(state, seat, card)
    if card in agents:
        way += _tries(TIMES * CARDS[card].strength, helpers)
    way += _tries(TIMES * CARDS[card].defense, helpers)
    if card == CENTRE:
        return way - LAST_SEAL
    relief = RELIEF * CARDS[card].influence * cards_dark_beside(state, card)
    return way - relief + _spirit_cost(state, ground, card, helpers)


def _spirit_cost(state: State, ground: Terrain, card: int, helpers: int) -> float:
    if state.spirits >> card & 1:
        return 0.0
    target = TIMES * influence(state.light, ground.around[card])
    return _tries(target, helpers) + (0.0 if state.reserve else TAKEN_SPIRIT)


def _tries(target: int, helpers: int) -> float:
    """The actions until it succeeds; a failure costs another one to stand up."""
    probability = chance_with_rerolls(target, helpers)
    return 2 / probability - 1 if probability > 0 else NEVER


def _helpers_at(state: State, seat: int, card: int) -> int:
    return sum(
        place == card and other != seat and not is_tired(state, other)
        for other, place in enumerate(state.places)
    )


def cards_dark_beside(state: State, card: int) -> int:
    """How many dark locations but the centre are adjacent to this one."""
    return (state.near[card] & ~state.light & ~(1 << CENTRE)).bit_count()


def _remoteness(state: State, card: int) -> int:
    ground = terrain_of(state)
    return min(ground.steps[place][card] for place in state.places)


def choose_for_darkness(state: State, *, kind: bool) -> Move:
    """Of what darkness may do, what is easiest (or, for Lord Sepia, hardest) to make good again."""
    moves = LISTED[state.phase](state)
    pick = min if kind else max
    return pick(moves, key=lambda move: _burden(state, move))


def _burden(state: State, move: Move) -> float:
    """How much work a choice of darkness makes."""
    match move:
        case Grow(card=card) | Step(card=card):
            return _burden_of_dark(state, card)
        case Spawn(card=card):
            return float(CARDS[card].strength + 9 * (state.spirits >> card & 1) - _remoteness(state, card))
        case Order(card=card):
            return float(-card)
        case _:
            return 0.0


def _burden_of_dark(state: State, card: int) -> float:
    ground = terrain_of(state)
    target = TIMES * influence(state.light & ~(1 << card), ground.around[card])
    attempts = _tries(target, 0) + _tries(TIMES * CARDS[card].defense, 0)
    return attempts + 0.5 * _remoteness(state, card) + 0.5 * cards_dark_beside(state, card)
