"""Contests between bots: the same deals from every seat, and honest intervals."""

from types import ModuleType
from typing import Any

import pytest

from huetable.bots.contest import (
    Contest,
    contest_bots,
    contest_result,
    play_contest,
    play_deals,
    require_at_least,
    run_in_processes,
)
from huetable.bots.runner import bot_players, play_game
from huetable.bots.virtual_game import SecretSeed
from huetable.games import find_game

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
    """The same bots over the same deals: whoever the hero is, the same seats win each deal."""
    even = Contest("dye_pot", "normal", "normal", seats=3, games=18, options={"goal": 3})
    shares = play_deals(even, range(6))
    assert shares == [len(winners_among_equals(even, deal)) / 3 for deal in range(6)]


def winners_among_equals(contest: Contest, deal: int) -> tuple[int, ...]:
    game = find_game(contest.game)
    players = bot_players(game, [contest.hero] * contest.seats, budget_ms=0)
    seed = SecretSeed.from_numbers(contest.seed, deal)
    return tuple(play_game(game, players, seed, options=contest.options).result.winners)


@pytest.mark.parametrize(
    ("shares", "low"), [([1.0, 1.0, 1.0], 1.0), ([0.0, 1.0] * 50, 0.4), ([0.5] * 9, 0.5)]
)
def test_the_interval_counts_deals_and_not_games(shares: list[float], low: float) -> None:
    assert contest_result(CONTEST, shares).low == pytest.approx(low, abs=0.01)


def test_work_is_spread_over_processes_in_order() -> None:
    alone, shared = (list(run_in_processes(sum, range(96), jobs)) for jobs in (1, 2))
    assert sum(alone) == sum(shared) == 4560
    assert shared == sorted(shared)


def test_a_game_may_send_others_than_its_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    dye = find_game("dye_pot")
    assert list(contest_bots(dye)) == ["random", "easy", "normal"]
    measure: Any = ModuleType("measure")
    measure.ENTRANTS = {"polite": dye.bots["easy"]}
    modules = {(dye, "lab.measure"): measure}
    monkeypatch.setattr("huetable.games.optional_module", lambda *wanted: modules.get(wanted))
    assert list(contest_bots(dye)) == ["random", "easy", "normal", "polite"]


def test_a_bar_is_reached_or_not() -> None:
    bars: list[Any] = [require_at_least("bots.x", value, 0.5) for value in (0.49, 0.5)]
    assert [bar.ok for bar in bars] == [False, True]
