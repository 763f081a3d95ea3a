"""How a game goes: the cards, the turns, the end. `check_move` only looks; `apply` changes the state."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Refusal, Result, Seat, TableMove

from . import clauses
from .types import (
    COLOURS,
    MOST_MISSES,
    NOBODY,
    REMEMBERED,
    Missed,
    Options,
    Paired,
    State,
    TurnedOver,
    TurnOver,
)


def setup(options: Options, seats: int, rng: Rng) -> State:
    cards = [colour for colour in COLOURS[: options.pairs] for _ in range(2)]
    rng.shuffle(cards, "cards")
    first = rng.below(seats, "first player")
    return State(seats, cards, [NOBODY] * len(cards), [0] * seats, first, [], [])


def whose_turn(state: State) -> Sequence[Seat]:
    return [state.turn]


def check_move(state: State, seat: Seat, move: TurnOver) -> Refusal | None:
    if move.card >= len(state.cards):
        return Refusal(clauses.NO_SUCH_CARD, {"cards": len(state.cards)})
    if state.owners[move.card] != NOBODY or state.open == [move.card]:
        return Refusal(clauses.NOT_FACE_DOWN)
    return None


def apply(state: State, seat: Seat, move: TurnOver | TableMove, rng: Rng) -> list[Emitted]:
    """Everybody sees what is turned over, so each event is for everybody."""
    card = move.card if isinstance(move, TurnOver) else 0
    if len(state.open) == 2:
        state.open = []
    state.open.append(card)
    state.recent = [*(seen for seen in state.recent if seen != card), card][-REMEMBERED:]
    turned = (TurnedOver(seat, card, state.cards[card]), None)
    return [turned] if len(state.open) == 1 else [turned, (_compare(state, seat), None)]


def _compare(state: State, seat: Seat) -> Paired | Missed:
    one, other = state.open
    if state.cards[one] != state.cards[other]:
        state.misses += 1
        state.turn = (seat + 1) % state.seats
        return Missed(seat)
    state.owners[one] = state.owners[other] = seat
    state.recent = [card for card in state.recent if card not in (one, other)]
    state.points[seat] += 1
    state.misses = 0
    state.open = []
    return Paired(seat, state.cards[one], (one, other))


def result(state: State) -> Result | None:
    stuck = state.misses == MOST_MISSES
    if NOBODY in state.owners and not stuck:
        return None
    most = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
    return Result("stuck" if stuck else "pairs", winners, tuple(state.points))
