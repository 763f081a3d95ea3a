"""When a slow game needs its table in memory: until then it may sleep on disk while its clocks run."""

from __future__ import annotations

from collections.abc import Iterator

from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.state import TableState

from .rest_days import rest_change


def next_due(state: TableState) -> int | None:
    """When the table has something to do by itself next; None if its game does not go on while nobody is there."""
    current_game = state.current_game
    if not state.goes_on_alone or state.asleep or current_game is None:
        return None
    return min(_moments(state, current_game), default=None)


def _moments(state: TableState, current_game: CurrentGame) -> Iterator[int]:
    if state.vote is not None:
        decided = state.vote.outcome(state.chairs) is not None
        yield state.at if decided else state.vote.ends(state.clocks, state.chairs)
        return
    if is_bots_turn(state, current_game):
        yield state.at
    change = rest_change(state)
    if change is not None:
        yield change.at
    clocks = [clock for seat, clock in current_game.seat_clocks.items() if state.chairs[seat].plays]
    for clock in (*current_game.timers.values(), *clocks):
        if clock.ends is not None:
            yield clock.ends


def is_bots_turn(state: TableState, current_game: CurrentGame) -> bool:
    awaited = current_game.game.whose_turn(current_game.state)
    return any(state.chairs[seat].level is not None for seat in awaited)
