"""How long the bots of UNO take over a card: by how hard it is to choose, and without giving away what they hold."""

import pytest

from huetable.bots.search import Budget
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.alertness import ATTENTIVE, CARELESS
from huetable.games.uno_coloradd.bots.players import EasyBot, HardBot, NormalBot
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Draw, Move, Play
from huetable.games.uno_coloradd.tests.table import act, table

HARD = HardBot(GAME, Budget(rollouts=10))
BOTS = [EasyBot(CARELESS), NormalBot(ATTENTIVE), HARD]


def mean(bot: Bot, hand: str, move: Move) -> float:
    observation = GAME.observe(table(hand, "b1 b2 b3 b4 b6", "y1 y2 y3 y4 y6"), 0)
    return sum(bot.pause(observation, move, Rng.from_number(number)) for number in range(40)) / 40


@pytest.mark.parametrize("bot", BOTS)
def test_many_cards_take_longer_than_one_and_no_card_is_quick(bot: Bot) -> None:
    none, one = mean(bot, "b7 g8 y9", Draw()), mean(bot, "r1 b7 y9", Play("r1"))
    many = mean(bot, "r1 r2 r4 r6 r7 r8 r9 rs rr r+2", Play("r1"))
    assert none == one < many


@pytest.mark.parametrize("bot", BOTS[1:])
def test_a_clear_choice_is_quicker_than_a_close_one(bot: Bot) -> None:
    assert mean(bot, "r1 w y7 y8 y9", Play("r1")) < mean(bot, "r1 r2 y7 g8 b9", Play("r1"))


@pytest.mark.parametrize("bot", BOTS)
def test_time_gives_no_bluff_away(bot: Bot) -> None:
    four = Play("w4", "blue")
    bluff, honest = mean(bot, "w4 r1 r2 r4 b7", four), mean(bot, "w4 b7 b8 b9 y7", four)
    assert bluff == honest > mean(bot, "r1 b7 y9", Play("r1"))


@pytest.mark.parametrize("bot", BOTS)
def test_believing_takes_as_long_as_doubting(bot: Bot) -> None:
    state = table("w4 b1 b2", "b3 b4 b5", "y1 y2 y3")
    act(state, 0, "play w4 blue")
    observation = GAME.observe(state, 1)
    pauses = [bot.pause(observation, move, Rng.from_number(1)) for move in (Accept(), Challenge())]
    assert pauses[0] == pauses[1] > 1200
