"""What hard guardians do: search the turn, weigh support by what it changes, and judge what darkness may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.rules.board.dice_odds import best_reroll
from huetable.games.guardians_of_hue.rules.darkness.agents import possible_steps
from huetable.games.guardians_of_hue.rules.guardians.attempts import current_attempt
from huetable.games.guardians_of_hue.rules.legal_moves import MOVES_BY_PHASE
from huetable.games.guardians_of_hue.rules.moves import (
    Fetch,
    Grow,
    Move,
    Order,
    Pass,
    Reroll,
    Spawn,
    Step,
    Support,
)
from huetable.games.guardians_of_hue.rules.rounds import growth_rolls
from huetable.games.guardians_of_hue.rules.state import State
from huetable.games.guardians_of_hue.rules.state_queries import asked_to_support, locations_in_mask

from . import greedy
from .courtesy import NOTHING_RESERVED, Reserved
from .evaluation import Board, Evaluator
from .map_analysis import map_analysis
from .map_laying import choose_spot
from .suggestions import MAX_COST, is_asked_for_support
from .turn_search import TurnSearch
from .weights import CELLS, WEIGHTS


def weights_for(guardians: int, growth: int) -> list[float]:
    """A cell that was not learned borrows from the nearest one with as many guardians."""
    column = min(
        (place for place, cell in enumerate(CELLS) if cell[0] == guardians),
        key=lambda place: abs(CELLS[place][1] - growth),
    )
    return [weights[column] for weights in WEIGHTS.values()]


@lru_cache(maxsize=32)
def evaluator(near: tuple[int, ...], guardians: int, growth: int) -> Evaluator:
    return Evaluator(map_analysis(near), guardians, weights_for(guardians, growth))


def evaluator_of(state: State) -> Evaluator:
    growth = growth_rolls(state) if state.round else 1
    return evaluator(tuple(state.near), state.guardians, growth)


def search_turn(state: State, seconds: float, reserved: Reserved = NOTHING_RESERVED) -> TurnSearch:
    return TurnSearch(state, evaluator_of(state), seconds, reserved)


def cost_of_leaving(state: State, freely: TurnSearch, reserved: Reserved) -> float:
    """How much of the chance to win a guardian gives away who leaves all this to others."""
    politely = TurnSearch(state, freely.evaluator, freely.seconds, reserved)
    return freely.value(freely.root(state)) - politely.value(politely.root(state))


def choose(state: State, seat: int, seconds: float, reserved: Reserved = NOTHING_RESERVED) -> Move:
    """The move of a guardian, in any phase."""
    match state.phase:
        case "act":
            return choose_action(state, search_turn(state, seconds, reserved))
        case "support" | "reroll":
            return choose_support(state, seat, search_turn(state, seconds))
        case "spirit":
            return choose_spirit(state, search_turn(state, seconds, reserved))
        case "lay":
            return choose_spot(state)
        case _:
            return choose_for_darkness(state)


def choose_action(state: State, search: TurnSearch) -> Move:
    """The best of all actions; a search that was cut short says too little, and good sense decides."""
    best = max(search.options(search.root(state)), key=lambda option: option[1])[0]
    return greedy.choose(state, search.reserved) if search.late else best


def choose_spirit(state: State, search: TurnSearch) -> Fetch:
    node = search.root(state)
    light, spirits, reserve, agents, dazed = node.board

    def worth(card: int) -> float:
        moved = spirits & ~(1 << card) | 1 << node.place
        return search.value(node._replace(board=(light, moved, reserve, agents, dazed)))

    return Fetch(
        max(locations_in_mask(spirits), key=lambda card: (("seal", card) not in search.reserved, worth(card)))
    )


def choose_support(state: State, seat: int, search: TurnSearch) -> Support | Reroll | Pass:
    """A support is worth it if it raises the chance to win, or if it was asked for and lowers it but little."""
    if gain_of_support(state, seat, search) <= (-MAX_COST if is_asked_for_support(state, seat) else 0.0):
        return Pass()
    if state.phase == "support":
        return Support()
    attempt = current_attempt(state)
    return Reroll(best_reroll(attempt.dice, attempt.target)[0])


def gain_of_support(state: State, seat: int, search: TurnSearch) -> float:
    """By how much this guardian's support raises the chance to win the game."""
    attempt, node = current_attempt(state), search.root(state)
    good, bad = search.outcomes(attempt.deed, node)
    tired = node.tired | 1 << seat
    if state.phase == "reroll":
        _, probability = best_reroll(attempt.dice, attempt.target)
        return probability * good(tired) + (1 - probability) * bad(tired) - bad(node.tired)
    others = [other for other in asked_to_support(state) if other != seat]
    waiting = max(
        search.value_of_roll(attempt.target, good, bad, [seat], node.tired),
        search.value_with_support(attempt.rating, good, bad, others, node.tired),
    )
    return search.value_with_support(attempt.rating - 1, good, bad, others, tired) - waiting


def choose_for_darkness(state: State) -> Move:
    """What a guardian who decides for darkness lets it do: what leaves the best chance to win."""
    judge = board_value_of(state)
    return max(MOVES_BY_PHASE[state.phase](state), key=lambda move: value_of_choice(state, move, judge))


BoardValue = Callable[[Board], float]


def board_value_of(state: State) -> BoardValue:
    """Judges boards as if the next round were about to begin on them."""
    view = evaluator_of(state)
    following = (state.first + 1) % state.guardians if state.round else state.first
    return lambda board: view.win_probability(board, state.places, state.tired, state.guardians, following)


def value_of_choice(state: State, move: Move, judge: BoardValue) -> float:
    light, agents = state.light, tuple(state.agents)
    rest = (state.spirits, state.reserve)
    match move:
        case Grow(card=card):
            return judge((light & ~(1 << card), *rest, agents, 0))
        case Spawn(card=card):
            return judge((light, *rest, (*agents, card), 0))
        case Step(card=card):
            return value_of_step(state, state.acting, card, judge)
        case Order(card=card):
            agent = agents.index(card)
            return max(
                value_of_step(state, agent, to, judge)
                for to in locations_in_mask(possible_steps(state, card)[1])
            )
        case _:
            return 0.0


def value_of_step(state: State, agent: int, card: int, judge: BoardValue) -> float:
    """Weighed over the black die that is rolled on a light location."""
    agents = tuple(card if place == agent else other for place, other in enumerate(state.agents))
    stays = judge((state.light, state.spirits, state.reserve, agents, 0))
    if not state.light >> card & 1:
        return stays
    darkens = (7 - CARDS[card].tag) / 6
    turned = judge((state.light & ~(1 << card), state.spirits, state.reserve, agents, 0))
    return darkens * turned + (1 - darkens) * stays
