"""The bot plays lawfully and to the end."""

import pytest

from huetable.bots.runner import play, players
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots import EasyBot
from huetable.games.uno_coloradd.moves import Catch, Draw, Uno
from huetable.games.uno_coloradd.tests.table import rule, table, told


@pytest.mark.parametrize("seats", [2, 5])
def test_easy_plays_whole_games(seats: int) -> None:
    options = {"goal": 200, "house_rules": [{"text": "Sing.", "effect": "honour"}], "stacking": True}
    for seed in range(3):
        outcome = play(GAME, players(GAME, ["easy"] * seats, budget_ms=10), seed, options=options)
        assert outcome.result.ending == "goal"


def test_easy_calls_and_sometimes_catches() -> None:
    state = table("r6 b1", "r7 r8 g1", "r8 r9 g1")
    told(state, 0, "play r6")
    sights = [GAME.sight(state, seat) for seat in range(3)]
    assert EasyBot().choose(sights[0], Rng.from_number(1)) == Uno()
    assert {EasyBot().choose(sights[2], Rng.from_number(seed)) for seed in range(30)} == {Catch(0), None}


def test_easy_draws_only_if_it_must() -> None:
    state = table("r6 b1", "r7 r8 g1", house_rules=(rule("look"),))
    choices = {type(EasyBot().choose(GAME.sight(state, 0), Rng.from_number(seed))) for seed in range(30)}
    assert Draw not in choices
    assert EasyBot().choose(GAME.sight(table("g6", "r7"), 0), Rng.from_number(1)) == Draw()
