"""Greedy guardians: they go where light is won back with the fewest actions."""

from __future__ import annotations

from typing import Final

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE
from huetable.games.guardians_of_hue.rules.board.dice_odds import chance_with_rerolls
from huetable.games.guardians_of_hue.rules.board.ratings import TARGET_PER_RATING, influence
from huetable.games.guardians_of_hue.rules.legal_moves import MOVES_BY_PHASE, WALKS
from huetable.games.guardians_of_hue.rules.moves import (
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
from huetable.games.guardians_of_hue.rules.state import State, Wish
from huetable.games.guardians_of_hue.rules.state_queries import is_tired, locations_in_mask, standing_agents

from .courtesy import NOTHING_RESERVED, Reserved
from .map_analysis import MapAnalysis, all_light_but_centre, map_analysis_of
from .map_laying import choose_spot
from .support import choose_support

MOVE_OF_WISH: Final[dict[Wish, Move]] = {
    "stand": Stand(),
    "attack": Attack(),
    "encounter": Encounter(),
    "seal": BreakSeal(),
    "end": End(),
}
IMPOSSIBLE_COST = 9999.0
HOPELESS = 5000.0
"""What costs more cannot be done at all."""
AGENT_ON_LIGHT_COST = 1.5
"""Sending an agent back from a light location is worth doing this many actions before another thing."""
TAKEN_SPIRIT = 2.0
"""A spirit that has to be taken away from another location costs this many actions more."""
EASIER_ENCOUNTERS = 0.3
"""Light makes encounters next to it easier."""
LAST_SEAL_BONUS = 5.0
"""Nothing goes before the seal of the centre."""


def choose(state: State, reserved: Reserved = NOTHING_RESERVED) -> Move:
    """What a sensible guardian does in any phase; for darkness, what hurts the guardians least."""
    match state.phase:
        case "act":
            return choose_action(state, map_analysis_of(state), reserved)
        case "support" | "reroll":
            return choose_support(state)
        case "spirit":
            return choose_spirit(state, reserved)
        case "lay":
            return choose_spot(state)
        case _:
            return choose_for_darkness(state, kind=True)


def choose_spirit(state: State, reserved: Reserved) -> Fetch:
    """The spirit that is farthest from everybody, and of no use to a person."""
    return Fetch(
        max(
            locations_in_mask(state.spirits),
            key=lambda card: (("seal", card) not in reserved, _remoteness(state, card)),
        )
    )


def choose_action(state: State, analysis: MapAnalysis, reserved: Reserved = NOTHING_RESERVED) -> Move:
    seat, here = state.active, state.places[state.active]
    wish, goal = choose_goal(state, analysis, reserved)
    if goal != here:
        agents = standing_on(state)
        nearer = [
            card for card in analysis.ways[here] if analysis.steps[card][goal] < analysis.steps[here][goal]
        ]
        return WALKS[
            min(nearer, key=lambda card: actions_to_win_location(state, analysis, seat, card, agents))
        ]
    return MOVE_OF_WISH[wish]


def choose_goal(
    state: State, analysis: MapAnalysis, reserved: Reserved = NOTHING_RESERVED
) -> tuple[Wish, int]:
    """What the active guardian means to do, and where."""
    seat, here = state.active, state.places[state.active]
    if is_tired(state, seat):
        return "stand", here
    agents = standing_on(state)
    wishes = {
        card: next_wish(state, card, agents)
        for card in range(len(CARDS))
        if card in agents or not state.light >> card & 1
    }
    costs = {
        card: actions_to_win_location(state, analysis, seat, card, agents)
        for card, wish in wishes.items()
        if (wish, card) not in reserved
    }
    goal = min(costs, key=lambda card: (costs[card], analysis.steps[here][card]), default=CENTRE)
    if costs.get(goal, IMPOSSIBLE_COST) <= HOPELESS:
        return wishes[goal], goal
    return go_and_help(
        here, min((card for _, card in reserved), key=analysis.steps[here].__getitem__, default=CENTRE)
    )


def next_wish(state: State, card: int, agents: set[int]) -> Wish:
    """What has to be done at this location before anything else."""
    if card in agents:
        return "attack"
    return "seal" if card == CENTRE or state.spirits >> card & 1 else "encounter"


def go_and_help(here: int, card: int) -> tuple[Wish, int]:
    """There is nothing to win for this guardian: they can still support others where they will need it."""
    return ("end", here) if here == card else ("move", card)


def standing_on(state: State) -> set[int]:
    """The locations on which agents stand."""
    return {state.agents[agent] for agent in standing_agents(state)}


def actions_to_win_location(
    state: State, analysis: MapAnalysis, seat: int, card: int, agents: set[int]
) -> float:
    """How many actions a guardian would need to win something at this location."""
    way = float(analysis.steps[state.places[seat]][card])
    if state.light >> card & 1:
        return way + 1 + AGENT_ON_LIGHT_COST if card in agents else IMPOSSIBLE_COST
    if card == CENTRE and not all_light_but_centre(state.light):
        return IMPOSSIBLE_COST
    helpers = _helpers_at(state, seat, card)
    if card in agents:
        way += _expected_actions(TARGET_PER_RATING * CARDS[card].strength, helpers)
    way += _expected_actions(TARGET_PER_RATING * CARDS[card].defense, helpers)
    if card == CENTRE:
        return way - LAST_SEAL_BONUS
    relief = EASIER_ENCOUNTERS * CARDS[card].influence * cards_dark_beside(state, card)
    return way - relief + _spirit_cost(state, analysis, card, helpers)


def _spirit_cost(state: State, analysis: MapAnalysis, card: int, helpers: int) -> float:
    if state.spirits >> card & 1:
        return 0.0
    target = TARGET_PER_RATING * influence(state.light, analysis.around[card])
    return _expected_actions(target, helpers) + (0.0 if state.reserve else TAKEN_SPIRIT)


def _expected_actions(target: int, helpers: int) -> float:
    """The actions until it succeeds; a failure costs another one to stand up."""
    probability = chance_with_rerolls(target, helpers)
    return 2 / probability - 1 if probability > 0 else IMPOSSIBLE_COST


def _helpers_at(state: State, seat: int, card: int) -> int:
    return sum(
        place == card and other != seat and not is_tired(state, other)
        for other, place in enumerate(state.places)
    )


def cards_dark_beside(state: State, card: int) -> int:
    """How many dark locations but the centre are adjacent to this one."""
    return (state.near[card] & ~state.light & ~(1 << CENTRE)).bit_count()


def _remoteness(state: State, card: int) -> int:
    analysis = map_analysis_of(state)
    return min(analysis.steps[place][card] for place in state.places)


def choose_for_darkness(state: State, *, kind: bool) -> Move:
    """Of what darkness may do, what is easiest (or, for Lord Sepia, hardest) to make good again."""
    moves = MOVES_BY_PHASE[state.phase](state)
    pick = min if kind else max
    return pick(moves, key=lambda move: _work_caused(state, move))


def _work_caused(state: State, move: Move) -> float:
    """How much work a choice of darkness makes."""
    match move:
        case Grow(card=card) | Step(card=card):
            return _work_caused_by_dark(state, card)
        case Spawn(card=card):
            return float(CARDS[card].strength + 9 * (state.spirits >> card & 1) - _remoteness(state, card))
        case Order(card=card):
            return float(-card)
        case _:
            return 0.0


def _work_caused_by_dark(state: State, card: int) -> float:
    analysis = map_analysis_of(state)
    target = TARGET_PER_RATING * influence(state.light & ~(1 << card), analysis.around[card])
    attempts = _expected_actions(target, 0) + _expected_actions(TARGET_PER_RATING * CARDS[card].defense, 0)
    return attempts + 0.5 * _remoteness(state, card) + 0.5 * cards_dark_beside(state, card)
