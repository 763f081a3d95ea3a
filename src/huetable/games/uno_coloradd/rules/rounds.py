"""How a round is counted, how the next one begins, and how the match ends."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Result, Seat

from .cards import hand_points
from .deal import begin_round
from .events import Ended, IsReady, RoundEnded, TimeUp
from .legal_moves import whose_turn
from .moves import Ready
from .state import NO_THREAT, NOTHING_TO_CATCH, RoundResult, State


def end_round(state: State, winner: Seat | None) -> list[Emitted]:
    match = state.match
    points = tuple(map(hand_points, state.hands))
    scored = points_for_round(state, winner, points)
    scores = tuple(map(add, match.scores, scored))
    counted = RoundResult(match.round, winner, tuple(map(tuple, state.hands)), points, scored)
    state.match = replace(match, scores=scores, result=counted)
    state.watch, state.threat, state.looks = NOTHING_TO_CATCH, NO_THREAT, ()
    state.phase = "round_over"
    emitted: list[Emitted] = [(RoundEnded(winner, scored, state.options.goal > 0), None)]
    return emitted + end_match(state, winner)


def points_for_round(state: State, winner: Seat | None, points: tuple[int, ...]) -> tuple[int, ...]:
    """The points that each player gets for the hands that are left."""
    if winner is None:
        return (0,) * len(points)
    if state.options.scoring == "leftover":
        return points
    scored = [0] * len(points)
    scored[winner] = sum(points)
    return tuple(scored)


def end_match(state: State, winner: Seat | None) -> list[Emitted]:
    ending, scores = match_ending(state, winner), state.match.scores
    if ending is None:
        return []
    if ending == "lowest":
        winner = scores.index(min(scores))
    state.phase = "over"
    state.match = replace(state.match, ending=ending, winner=winner)
    return [(Ended(ending), None)]


def match_ending(state: State, winner: Seat | None) -> str | None:
    goal, scores = state.options.goal, state.match.scores
    if goal == 0:
        return None if winner is None else "out"
    if max(scores) < goal:
        return None
    if state.options.scoring == "winner":
        return "goal"
    return "lowest" if scores.count(min(scores)) == 1 else None


def result(state: State) -> Result | None:
    match = state.match
    if match.ending is None or match.winner is None:
        return None
    return Result(match.ending, (match.winner,), match.scores)


def ready(state: State, seat: Seat, move: Ready, rng: Rng) -> list[Emitted]:
    state.match = replace(state.match, ready=(*state.match.ready, seat))
    emitted: list[Emitted] = [(IsReady(seat), None)]
    return emitted if whose_turn(state) else emitted + next_round(state, rng)


def expire_score_timer(state: State, rng: Rng) -> list[Emitted]:
    return [(TimeUp(tuple(whose_turn(state))), None), *next_round(state, rng)]


def next_round(state: State, rng: Rng) -> list[Emitted]:
    match = state.match
    dealer = (match.dealer + 1) % len(state.hands)
    state.match = replace(match, round=match.round + 1, dealer=dealer, ready=())
    return begin_round(state, rng)


def scores(state: State) -> Sequence[int]:
    return state.match.scores
