"""How a game goes: the deal, the turns, the end. `check_move` only looks; `apply` changes the state."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Refusal, Result, Seat, TableMove

from . import clauses
from .types import HIGHEST, Drew, Move, Options, Passed, Play, Played, State


def setup(options: Options, seats: int, rng: Rng) -> State:
    pile = list(range(1, HIGHEST + 1))
    rng.shuffle(pile, "cards")
    hands = [sorted(pile.pop() for _ in range(options.hand)) for _ in range(seats)]
    return State(seats, hands, pile, [], [0] * seats, rng.below(seats, "first player"))


def whose_turn(state: State) -> Sequence[Seat]:
    return [state.turn]


def check_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    if not isinstance(move, Play):
        return None
    if move.card not in state.hands[seat]:
        return Refusal(clauses.NOT_IN_HAND, {"card": move.card})
    if state.played and move.card < state.played[-1]:
        return Refusal(clauses.TOO_LOW, {"card": move.card, "last": state.played[-1]})
    return None


def apply(state: State, seat: Seat, move: Move | TableMove, rng: Rng) -> list[Emitted]:
    """Each event goes with its audience: a seat, or None for everybody."""
    state.turn = (seat + 1) % state.seats
    if isinstance(move, Play):
        state.hands[seat].remove(move.card)
        state.played.append(move.card)
        state.points[seat] += 1
        state.passes = 0
        return [(Played(seat, move.card), None)]
    state.passes += 1
    return [(Passed(seat), None), *draw(state, seat)]


def draw(state: State, seat: Seat) -> list[Emitted]:
    if not state.pile:
        return []
    card = state.pile.pop()
    state.hands[seat] = sorted([*state.hands[seat], card])
    return [(Drew(card), seat)]


def result(state: State) -> Result | None:
    if all(state.hands) and state.passes < state.seats:
        return None
    most = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
    return Result("points", winners, tuple(state.points))
