"""How long a bot takes: by how hard its decision is, and never the same time twice."""

import pytest
from msgspec.structs import replace

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation, OpenMove
from huetable.core.thinking_time import USUAL, ThinkingTime, closeness, difficulty
from huetable.games import find_game

TIME = ThinkingTime(forced=800, easy=1000, hard=3000)
DYE = find_game("dye_pot")


class AnyMove(Bot):
    """Takes the time that bots take unless their game says otherwise."""

    def choose(self, observation: Observation, rng: Rng) -> None:
        return None


def times(difficulty: float) -> list[int]:
    return [TIME.draw(difficulty, Rng.from_number(number)) for number in range(200)]


def test_a_forced_move_is_quick_and_a_hard_one_takes_longest() -> None:
    forced, easy, hard = times(0), times(0.1), times(1)
    assert 640 <= min(forced) < max(forced) < 960
    assert sum(forced) < sum(easy) < sum(hard)
    assert 2400 <= min(hard) < max(hard) < TIME.longest == 3600
    assert len(set(hard)) > 100


def test_nothing_is_harder_than_hard() -> None:
    assert times(7) == times(1)


def test_a_decision_is_harder_the_more_choices_there_are() -> None:
    by_number = [difficulty(choices) for choices in (0, 1, 2, 4, 8, 16)]
    assert by_number == [0, 0, 0.25, 0.5, 0.75, 1]
    assert difficulty(400) == 1


def test_a_decision_is_easier_where_one_choice_is_clearly_the_best() -> None:
    assert difficulty(8, close=0) < difficulty(8, close=0.5) < difficulty(8)
    assert difficulty(8, close=0) > 0


def test_a_risk_takes_thought() -> None:
    assert difficulty(2, risky=True) > difficulty(4)
    assert difficulty(16, risky=True) == 1
    assert difficulty(1, risky=True) == 0


@pytest.mark.parametrize(
    ("values", "close"), [([], 0), ([3], 0), ([1, 1], 1), ([1, 5, 4.5], 0.75), ([9, 1], 0), ([3, 1], 0)]
)
def test_how_close_the_best_two_are(values: list[float], close: float) -> None:
    assert closeness(values, clear=2) == close


def test_any_bot_thinks_longer_where_it_has_more_to_choose_from() -> None:
    bot = AnyMove()
    observation = DYE.observe(DYE.setup(DYE.options_type(), 3, Rng.from_number(1)), 0)
    one, many = with_moves(observation, 1), with_moves(observation, 16)
    put_into_words = replace(one, moves=(), open_moves=(OpenMove("name", ()),))
    pauses = [bot.pause(each, None, Rng.from_number(1)) for each in (one, put_into_words, many)]
    assert pauses == sorted(set(pauses))
    assert pauses[-1] <= USUAL.longest


def with_moves(observation: Observation, count: int) -> Observation:
    return replace(observation, moves=observation.moves[:1] * count)
