"""Contests between bots: the same deals from every seat, and honest intervals."""

from typing import Any

import pytest

from huetable.bots.contest import (
    Contest,
    at_least,
    contest_result,
    entrants,
    play_contest,
    play_deals,
    run_in_processes,
)
from huetable.games import find

CONTEST = Contest("dye_pot", "normal", "random", seats=3, games=10)


def test_every_deal_is_played_from_each_seat() -> None:
    assert CONTEST.deals == 4
    found = play_contest(CONTEST, jobs=1)
    assert found.games == 12
    assert 0 <= found.low <= found.share <= found.high <= 1


def test_the_same_contest_ends_the_same_however_it_is_shared_out() -> None:
    whole = play_deals(CONTEST, range(4))
    assert whole == [share for deal in range(4) for share in play_deals(CONTEST, [deal])]
    assert contest_result(CONTEST, whole) == play_contest(CONTEST, jobs=1)


def test_equals_win_as_often_as_they_have_seats() -> None:
    """The same bots over the same deals: whoever the hero is, somebody wins each deal as before."""
    even = Contest("uno_coloradd", "normal", "normal", seats=2, games=12, options={"goal": 0})
    assert contest_result(even, play_deals(even, range(6))).share == 0.5


@pytest.mark.parametrize(
    ("shares", "low"), [([1.0, 1.0, 1.0], 1.0), ([0.0, 1.0] * 50, 0.4), ([0.5] * 9, 0.5)]
)
def test_the_interval_counts_deals_and_not_games(shares: list[float], low: float) -> None:
    assert contest_result(CONTEST, shares).low == pytest.approx(low, abs=0.01)


def test_work_is_spread_over_processes_in_order() -> None:
    alone, shared = (list(run_in_processes(sum, range(96), jobs)) for jobs in (1, 2))
    assert sum(alone) == sum(shared) == 4560
    assert shared == sorted(shared)


def test_a_game_may_send_others_than_its_levels() -> None:
    assert list(entrants(find("dye_pot"))) == ["random", "easy", "normal"]
    assert len(entrants(find("uno"))) > len(find("uno").bots)


def test_a_bar_is_reached_or_not() -> None:
    bars: list[Any] = [at_least("bots.x", value, 0.5) for value in (0.49, 0.5)]
    assert [bar.ok for bar in bars] == [False, True]
