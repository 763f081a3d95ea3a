"""Whatever people do in any game: a clock starts after the steps, and there is always one clock that counts."""

from __future__ import annotations

import pytest
from random_tables import RandomTable

from huetable.games import all_games
from huetable.table.game_on_table.clocks import Countdown
from huetable.table.game_on_table.current_game import CurrentGame
from huetable.table.wire.observations import running_clocks

STEPS = 150


def countdowns(current_game: CurrentGame | None) -> list[Countdown]:
    return [] if current_game is None else [*current_game.timers.values(), *current_game.decisions.values()]


def check_new_clocks(table: RandomTable, before: list[Countdown]) -> int:
    """How many clocks are new; each of them starts when everybody has been shown the last move."""
    current_game = table.state.current_game
    if current_game is None or not table.state.running:
        return 0
    new = [each for each in countdowns(current_game) if not any(each is old for old in before)]
    starts = max(table.state.at, current_game.told_until)
    assert [each.since for each in new] == [starts] * len(new)
    return len(new)


def check_the_clock_that_counts(table: RandomTable) -> None:
    """What a page needs to show one deadline to everybody."""
    state, current_game = table.state, table.state.current_game
    if current_game is None or not state.running:
        return
    shown = running_clocks(current_game, state.chairs, table.now)
    settling = [clock for clock in shown if clock.settles]
    awaited = [seat for seat in current_game.game.whose_turn(current_game.state) if state.chairs[seat].plays]
    if settling:
        assert len(settling) == 1
        assert [clock.seat for clock in shown if clock.seat is not None] == []
    else:
        assert [clock.seat for clock in shown if clock.seat is not None] == awaited
    if not current_game.game.whose_turn(current_game.state):
        assert [clock for clock in shown if clock.seat is None], "the game waits for nobody, so for its timer"


@pytest.mark.rule("TABLE-52", "TABLE-69")
@pytest.mark.parametrize("game", [game for game in all_games() if game not in ("parlour", "gallery")])
def test_clocks_start_after_the_steps_and_one_of_them_counts(game: str) -> None:
    table = RandomTable(game, 1)
    new = waits = 0
    for _ in range(STEPS):
        before = countdowns(table.state.current_game)
        table.step()
        new += check_new_clocks(table, before)
        check_the_clock_that_counts(table)
        current_game = table.state.current_game
        waits += current_game is not None and current_game.told_until > table.state.at
    assert new > 10, "clocks did start"
    assert waits > 10, "and moves took time to show"
