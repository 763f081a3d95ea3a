"""Bots follow what people have announced: they come where a person will need help, and do what a person wants to support."""

from __future__ import annotations

from huetable.games.guardians_of_hue.rules.legal_moves import WALKS
from huetable.games.guardians_of_hue.rules.moves import End, Move, Suggest
from huetable.games.guardians_of_hue.rules.state import State, Suggestion
from huetable.games.guardians_of_hue.rules.state_queries import is_tired

from .courtesy import acts_later
from .greedy import next_wish, standing_on
from .suggestions import MAX_COST, first_move_towards
from .turn_search import Node, TurnSearch


def offer_help(state: State, people: frozenset[int], search: TurnSearch) -> Suggest | None:
    """A promise to support a person's attempt, where that costs little."""
    for line in attempts_planned(state, people):
        if cost_of_waiting(state, line.card, search) < MAX_COST:
            return Suggest(search.seat, "support", line.card)
    return None


def follow(state: State, people: frozenset[int], search: TurnSearch) -> Move | None:
    """The next move of a promise, or towards what a person has come to support."""
    return keep_promise(state, people, search) or serve_supporter(state, people, search)


def attempts_planned(state: State, people: frozenset[int]) -> list[Suggestion]:
    """What people will attempt in this round, by their own words."""
    return [line for line in _own_plans(state, people) if line.wish in ("attack", "encounter", "seal")]


def _own_plans(state: State, people: frozenset[int]) -> list[Suggestion]:
    return [
        line
        for line in state.plan
        if line.seat == line.to and line.to in people and acts_later(state, line.to)
    ]


def cost_of_waiting(state: State, card: int, search: TurnSearch) -> float:
    """How much of the chance to win it costs to go there and to do nothing else."""
    root = search.root(state)
    way = search.analysis.steps[root.place][card]
    if is_tired(state, search.seat) or way > root.actions:
        return 1.0
    return search.value(root) - search.end_value(Node(root.board, card, root.tired, 0))


def keep_promise(state: State, people: frozenset[int], search: TurnSearch) -> Move | None:
    """Go where support was promised, and wait there, as long as the person keeps to the plan."""
    wanted = {line.card for line in attempts_planned(state, people)}
    for line in state.plan:
        if line.seat == line.to == search.seat and line.wish == "support" and line.card in wanted:
            return _go_and_wait(state, line.card, search)
    return None


def _go_and_wait(state: State, card: int, search: TurnSearch) -> Move | None:
    here, steps = state.places[search.seat], search.analysis.steps
    if here == card:
        return End()
    if is_tired(state, search.seat):
        return None
    return WALKS[next(near for near in search.analysis.ways[here] if steps[near][card] < steps[here][card])]


def serve_supporter(state: State, people: frozenset[int], search: TurnSearch) -> Move | None:
    """A person wants to support at a location: what is to be done there is attempted, if it costs little."""
    for line in _own_plans(state, people):
        if line.wish == "support":
            wish = next_wish(state, line.card, standing_on(state))
            move = first_move_towards(state, Suggestion(line.seat, search.seat, wish, line.card), search)
            if move is not None:
                return move
    return None
