"""Suggestions of other guardians: whether to follow them, how, and what to answer."""

from __future__ import annotations

from huetable.games.guardians_of_hue.rules.legal_moves import WALKS
from huetable.games.guardians_of_hue.rules.moves import (
    Assist,
    Attack,
    BreakSeal,
    Encounter,
    End,
    Move,
    Reply,
    Stand,
    Walk,
)
from huetable.games.guardians_of_hue.rules.state import State, Suggestion, Wish

from .turn_search import Node, TurnSearch

MAX_COST = 0.03
"""A suggestion is followed if it costs less than this of the chance to win."""

WISH_OF_MOVE: dict[type, Wish] = {
    Attack: "attack",
    Encounter: "encounter",
    BreakSeal: "seal",
    Stand: "stand",
    Assist: "assist",
    End: "end",
    Walk: "move",
}


def follow_suggestion(state: State, seat: int, search: TurnSearch) -> Move | None:
    """The next move of a suggestion that was agreed to, if it is still worth following."""
    for line in reversed(state.plan):
        if line.to == seat and line.answer == "agreed":
            move = first_move_towards(state, line, search)
            if move is not None:
                return move
    return None


def reply_to_suggestion(state: State, seat: int, search: TurnSearch, plan: tuple[Wish, int]) -> Reply | None:
    """In one's own turn every open suggestion is answered for good; `plan` is what one means to do instead."""
    for line in state.plan:
        if line.to == seat != line.seat and line.answer in (None, "noted"):
            if is_done(state, line) or first_move_towards(state, line, search) is not None:
                return Reply(line.seat, "agreed")
            return Reply(line.seat, "declined", *plan)
    return None


def acknowledge_suggestion(state: State, seat: int) -> Reply | None:
    """Before one's turn there is nothing to say yet, but that one has heard."""
    for line in state.plan:
        if line.to == seat != line.seat and line.answer is None:
            return Reply(line.seat, "noted")
    return None


def is_done(state: State, line: Suggestion) -> bool:
    here = state.places[line.to] == line.card
    standing = not state.tired >> line.to & 1
    return (line.wish in ("move", "support") and here) or (line.wish == "stand" and standing)


def first_move_towards(state: State, line: Suggestion, search: TurnSearch) -> Move | None:
    """The first move towards what was suggested, if all of it costs little enough."""
    root = search.root(state)
    worth, step = value_of_following(search, root, line)
    return step if search.value(root) - worth < MAX_COST else None


ValuedMove = tuple[float, Move | None]
IMPOSSIBLE: ValuedMove = (-1.0, None)


def value_of_following(search: TurnSearch, node: Node, line: Suggestion) -> ValuedMove:
    """What it is worth to do as suggested and then the best, and the first move of it."""
    if node.actions == 0:
        return search.end_value(node), None
    if line.wish == "end":
        return search.end_value(node), End()
    if node.tired >> search.seat & 1:
        up = Node(node.board, node.place, node.tired & ~(1 << search.seat), node.actions - 1)
        return (
            search.value(up) if line.wish == "stand" else value_of_following(search, up, line)[0]
        ), Stand()
    if node.place != line.card:
        return _value_of_walking(search, node, line)
    if line.wish in ("move", "support"):
        return search.value(node), None
    fitting = [(worth, move) for move, worth in search.options(node) if WISH_OF_MOVE[type(move)] == line.wish]
    return max(fitting, key=lambda pair: pair[0], default=IMPOSSIBLE)


def _value_of_walking(search: TurnSearch, node: Node, line: Suggestion) -> ValuedMove:
    """By the best of the shortest ways."""
    steps = search.analysis.steps
    nearer = [
        card
        for card in search.analysis.ways[node.place]
        if steps[card][line.card] < steps[node.place][line.card]
    ]
    found = [
        (
            value_of_following(search, Node(node.board, card, node.tired, node.actions - 1), line)[0],
            WALKS[card],
        )
        for card in nearer
    ]
    return max(found, key=lambda pair: pair[0])


def is_asked_for_support(state: State, seat: int) -> bool:
    """Whether somebody has asked this guardian to support what is attempted now."""
    here = state.places[state.active]
    return any(line.to == seat and line.wish == "support" and line.card == here for line in state.plan)


def intention(search: TurnSearch, state: State) -> tuple[Wish, int]:
    """What the search means to do: the first thing on its best line that is more than a walk."""
    node = search.root(state)
    while node.actions:
        move = max(search.options(node), key=lambda option: option[1])[0]
        if isinstance(move, Walk):
            node = Node(node.board, move.card, node.tired, node.actions - 1)
        elif isinstance(move, Stand):
            node = Node(node.board, node.place, node.tired & ~(1 << search.seat), node.actions - 1)
        else:
            return WISH_OF_MOVE[type(move)], node.place
    return "move", node.place
