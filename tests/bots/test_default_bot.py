"""The bots of a game that brings none: a search where it can imagine what is hidden, random play in any case."""

from typing import Any, ClassVar

import pytest

from huetable.bots.default_bot import RandomPlayHeuristics, default_bot
from huetable.bots.fast_rng import FastRng
from huetable.bots.levels import levels
from huetable.bots.runner import bot_players, play_game
from huetable.core.game import Game
from huetable.core.rng import Rng
from huetable.core.terms import Forfeit
from huetable.games import find_game
from huetable.games._template import GAME
from huetable.games._template.rules.types import Pass, Play, State

DYE: Any = find_game("dye_pot")
ANY: Any = GAME


class WithoutBots(type(DYE)):  # type: ignore[misc]
    """Dye Pot as a game without bots: it has open moves and interrupts."""

    bots: ClassVar[dict[str, Any]] = {}


class Forgetful(type(ANY)):  # type: ignore[misc]
    """Hides hands, and cannot imagine them."""

    imagine = Game.imagine


def last_card(**changes: Any) -> State:
    """Seat 0 holds 40 and 10; 30 was played last, and both have a point."""
    cards: dict[str, Any] = {"hands": [[40], [10, 20]], "pile": [7, 33], "played": [30]}
    return State(**{"seats": 2, "points": [1, 1], "turn": 0, **cards, **changes})


def test_a_game_without_bots_gets_a_search_if_it_can_imagine() -> None:
    assert list(levels(ANY)) == ["random", "normal"]
    assert list(levels(Forgetful())) == ["random"]
    assert list(levels(DYE)) == ["random", "easy", "normal"]


@pytest.mark.parametrize("game", [ANY, WithoutBots()], ids=["cards", "dyes"])
def test_the_default_bots_play_whole_games(game: Any) -> None:
    for seed in range(1):
        outcome = play_game(game, bot_players(game, ["normal", "random", "normal"], budget_ms=1), seed=seed)
        assert outcome.result.ending in game.meta.endings


def test_a_game_that_cannot_imagine_is_played_at_random() -> None:
    game: Any = Forgetful()
    assert play_game(game, bot_players(game, ["random"] * 3, budget_ms=1), seed=1).result.winners


def test_the_search_takes_the_move_that_wins() -> None:
    for seed in range(5):
        assert default_bot(ANY, 20).choose(ANY.observe(last_card(), 0), Rng.from_number(seed)) == Play(40)


def test_to_win_is_worth_more_than_to_be_ahead() -> None:
    heuristics = RandomPlayHeuristics(ANY)
    won, ahead, behind = last_card(hands=[[], [10]], points=[2, 1]), last_card(points=[5, 1]), last_card()
    behind.points = [0, 1]
    worths = [heuristics.value(state, 0) for state in (won, ahead, behind)]
    assert sorted(worths, reverse=True) == worths
    assert [heuristics.is_settled(state) for state in (won, ahead)] == [True, False]


def test_open_moves_are_filled_in_and_only_legal_ones_are_tried() -> None:
    game: Any = WithoutBots()
    state = game.setup(game.options_type(), 3, Rng.from_number(1))
    state.phase, state.colour, state.taster, state.orders[0] = "name", "red", 0, ["blue", "blue"]
    tried = RandomPlayHeuristics(game).candidates(game.observe(state, 0), Rng.from_number(1))
    assert len({move.name for move in tried if hasattr(move, "name")}) > 1
    assert all(game.refuse(state, 0, move) is None for move in tried)


def test_a_seat_that_can_do_nothing_forfeits_in_a_rollout() -> None:
    class Mute(type(ANY)):  # type: ignore[misc]
        def legal_moves(self, state: Any, seat: int) -> list[Any]:
            return []

    heuristics = RandomPlayHeuristics(Mute())
    assert heuristics.policy(last_card(), 0, FastRng(1)) == Forfeit(0)
    assert RandomPlayHeuristics(ANY).policy(last_card(hands=[[1], [2]]), 0, FastRng(1)) == Pass()
