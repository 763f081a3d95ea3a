"""What hard guardians do: search the turn, weigh support by what it changes, and judge what darkness may do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from huetable.games.guardians_of_hue.agents import steps
from huetable.games.guardians_of_hue.attempts import under_way
from huetable.games.guardians_of_hue.data.cards import CARDS
from huetable.games.guardians_of_hue.legal_moves import LISTED, cards_in
from huetable.games.guardians_of_hue.moves import (
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
from huetable.games.guardians_of_hue.odds import best_reroll
from huetable.games.guardians_of_hue.rounds import growth_rolls
from huetable.games.guardians_of_hue.standing import asked_to_support
from huetable.games.guardians_of_hue.state import State

from . import greedy
from .laying import lay
from .listening import PRICE, support_wished
from .outlook import Board, Outlook
from .terrain import terrain
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
def outlook(near: tuple[int, ...], guardians: int, growth: int) -> Outlook:
    return Outlook(terrain(near), guardians, weights_for(guardians, growth))


def outlook_of(state: State) -> Outlook:
    growth = growth_rolls(state) if state.round else 1
    return outlook(tuple(state.near), state.guardians, growth)


def look_ahead(state: State, seconds: float) -> TurnSearch:
    return TurnSearch(state, outlook_of(state), seconds)


def choose(state: State, seat: int, seconds: float) -> Move:
    """The move of a guardian, in any phase."""
    match state.phase:
        case "act":
            return act(state, look_ahead(state, seconds))
        case "support" | "reroll":
            return answer(state, seat, look_ahead(state, seconds))
        case "spirit":
            return fetch(state, look_ahead(state, seconds))
        case "lay":
            return lay(state)
        case _:
            return choose_for_darkness(state)


def act(state: State, search: TurnSearch) -> Move:
    """The best of all actions; a search that was cut short says too little, and good sense decides."""
    best = max(search.options(search.root(state)), key=lambda option: option[1])[0]
    return greedy.choose(state) if search.late else best


def fetch(state: State, search: TurnSearch) -> Fetch:
    node = search.root(state)
    light, spirits, reserve, agents, dazed = node.board

    def worth(card: int) -> float:
        moved = spirits & ~(1 << card) | 1 << node.place
        return search.worth(node._replace(board=(light, moved, reserve, agents, dazed)))

    return Fetch(max(cards_in(spirits), key=worth))


def answer(state: State, seat: int, search: TurnSearch) -> Support | Reroll | Pass:
    """A support is worth it if it raises the chance to win, or if it was asked for and lowers it but little."""
    if gain_of_support(state, seat, search) <= (-PRICE if support_wished(state, seat) else 0.0):
        return Pass()
    if state.phase == "support":
        return Support()
    attempt = under_way(state)
    return Reroll(best_reroll(attempt.dice, attempt.target)[0])


def gain_of_support(state: State, seat: int, search: TurnSearch) -> float:
    """By how much this guardian's support raises the chance to win the game."""
    attempt, node = under_way(state), search.root(state)
    good, bad = search.outcomes(attempt.deed, node)
    tired = node.tired | 1 << seat
    if state.phase == "reroll":
        _, probability = best_reroll(attempt.dice, attempt.target)
        return probability * good(tired) + (1 - probability) * bad(tired) - bad(node.tired)
    others = [other for other in asked_to_support(state) if other != seat]
    waiting = max(
        search.rolled(attempt.target, good, bad, [seat], node.tired),
        search.with_support(attempt.rating, good, bad, others, node.tired),
    )
    return search.with_support(attempt.rating - 1, good, bad, others, tired) - waiting


def choose_for_darkness(state: State) -> Move:
    """What a guardian who decides for darkness lets it do: what leaves the best outlook."""
    judge = judge_of(state)
    return max(LISTED[state.phase](state), key=lambda move: worth_of_choice(state, move, judge))


Judge = Callable[[Board], float]


def judge_of(state: State) -> Judge:
    """Judges boards as if the next round were about to begin on them."""
    view = outlook_of(state)
    following = (state.first + 1) % state.guardians if state.round else state.first
    return lambda board: view.value(board, state.places, state.tired, state.guardians, following)


def worth_of_choice(state: State, move: Move, judge: Judge) -> float:
    light, agents = state.light, tuple(state.agents)
    rest = (state.spirits, state.reserve)
    match move:
        case Grow(card=card):
            return judge((light & ~(1 << card), *rest, agents, 0))
        case Spawn(card=card):
            return judge((light, *rest, (*agents, card), 0))
        case Step(card=card):
            return worth_of_step(state, state.acting, card, judge)
        case Order(card=card):
            agent = agents.index(card)
            return max(worth_of_step(state, agent, to, judge) for to in cards_in(steps(state, card)[1]))
        case _:
            return 0.0


def worth_of_step(state: State, agent: int, card: int, judge: Judge) -> float:
    """Weighed over the black die that is rolled on a light location."""
    agents = tuple(card if place == agent else other for place, other in enumerate(state.agents))
    stays = judge((state.light, state.spirits, state.reserve, agents, 0))
    if not state.light >> card & 1:
        return stays
    darkens = (7 - CARDS[card].tag) / 6
    turned = judge((state.light & ~(1 << card), state.spirits, state.reserve, agents, 0))
    return darkens * turned + (1 - darkens) * stays
