"""The network of the hard bot: it sees what its seat sees, plays lawfully, and always the same."""

from collections.abc import Sequence
from typing import Any

import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.bots.search import Budget
from huetable.core.codec import decode, encode
from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.bots.alertness import SHARP
from huetable.games.uno_coloradd.bots.network import WEIGHTS, knows_position, network_move
from huetable.games.uno_coloradd.bots.network_input import INPUTS, colour_order, network_input
from huetable.games.uno_coloradd.bots.players import AdvisedBot, HardBot
from huetable.games.uno_coloradd.lab.simple_player import SimplePlayer
from huetable.games.uno_coloradd.rules.moves import Accept, Draw, Move, Play
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.tests.table import act, rule, table


def inputs(state: State, seat: int) -> dict[int, float]:
    """What is not zero, by its place."""
    found = network_input(GAME.view(state, seat), seat)
    assert found.shape == (INPUTS,)
    return {place: round(float(number), 3) for place, number in enumerate(found) if number}


def test_colours_come_by_force_then_by_number_then_as_listed() -> None:
    view = GAME.view(table("b1 b2 y1 w", "g1"), 0)
    assert colour_order(view) == ["red", "blue", "yellow", "green"]


def test_a_turn_is_seen_as_these_numbers() -> None:
    state = table("r7 b5 b+2 w", "g1 g2", "y1 y2 y3", top="r5")
    hand = {7: 1, 18: 1, 23: 1, 52: 1, 58: 1, 67: 0.25, 68: 0.5}
    top, sizes = {76: 1}, {87: 1, 96: 1, 104: 1, 111: 1}
    unseen = {121: 2.3, 122: 2.3, 123: 2.5, 124: 2.5, 125: 1.75, 126: 2, 127: 2, 128: 0.75, 129: 1}
    found = inputs(state, 0)
    table_size, phase = {131: 0.75, 133: 1}, {136: 1, 152: 1}
    assert found.pop(130) == pytest.approx(len(state.pile) / 50, abs=0.001)
    assert found == pytest.approx({**hand, **top, **sizes, **unseen, **table_size, **phase})


def test_a_draw_four_is_seen_with_the_colour_before_and_the_odds() -> None:
    state = table("w4 y1 y2", "b1 b2", top="r5")
    act(state, 0, "play w4 blue")
    found = inputs(state, 1)
    assert {place for place in found if 136 <= place < 151} == {138, 140, 144}
    assert found[151] == pytest.approx(0.59, abs=0.03)


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_network_plays_whole_games_lawfully(seats: int) -> None:
    """The runner stops at the first unlawful move."""
    outcome = play_game(GAME, bot_players(GAME, ["hard"] * seats, 1), seats, options={"goal": 0})
    assert outcome.result.ending == "out"


def test_it_decides_the_same_whatever_the_luck_and_after_the_wire() -> None:
    state = GAME.setup(GAME.options_type(goal=0), 4, Rng.from_number(3))
    for number in range(40):
        seat = GAME.whose_turn(state)[0]
        observation = GAME.observe(state, seat)
        if not knows_position(observation.view):
            break
        sent = decode(encode(observation.view), GAME.view_type)
        moves: Sequence[Move] = observation.moves
        move = network_move(observation.view, seat, moves)
        assert move == network_move(sent, seat, moves)
        GAME.apply(state, seat, move, Rng.from_number(number))


def test_its_file_is_small() -> None:
    assert WEIGHTS.stat().st_size < 200_000


@pytest.mark.parametrize(
    "agreed",
    [
        {"stacking": True},
        {"jump_in": True},
        {"seven_zero": True},
        {"draw_until_playable": True},
        {"scoring": "leftover"},
        {"house_rules": (rule("look"),)},
    ],
)
def test_what_it_has_not_learnt_is_left_to_the_search(agreed: dict[str, Any]) -> None:
    assert knows_position(GAME.view(table("r1 r2", "b1 b2"), 0))
    assert not knows_position(GAME.view(table("r1 r2", "b1 b2", **agreed), 0))


def test_it_is_not_asked_for_the_first_colour() -> None:
    state = table("y1 y2 b3", "g1 g2", top="w", colour="red")
    state.phase = "colour"
    assert not knows_position(GAME.view(state, 0))


def test_hard_would_rather_draw_than_waste_a_wild_card() -> None:
    state = table("w b3 b4 y1 y2 g7 g8", "b1 b2 b3 b4 b6 b7 b8", "y3 y4 y6 y7 y8 y9")
    bot = HardBot(GAME, Budget(rollouts=1))
    found = {bot.choose(GAME.observe(state, 0), Rng.from_number(number)) for number in range(5)}
    assert found == {Draw()}


def test_normal_finds_the_plays_of_the_network_between_two_now_and_then() -> None:
    differs = table("r1 r5 rs r+2 b7 y8 g9", "b1 b2 b3 b4 b6 b7 b8")
    observation = GAME.observe(differs, 0)
    best = network_move(observation.view, 0, observation.moves)
    found = {AdvisedBot(SHARP).choose(observation, Rng.from_number(number)) for number in range(30)}
    assert best in found
    assert len(found) == 2


def test_a_simple_player_plays_its_commonest_colour_and_neither_bluffs_nor_challenges() -> None:
    simple = SimplePlayer(SHARP)

    def choice(state: State, seat: int = 0) -> Move | None:
        return simple.choose(GAME.observe(state, seat), Rng.from_number(1))

    assert choice(table("r1 b5 b2 b3 w w4", "g1 g2 g3")) == Play("b5")
    assert choice(table("w w4 b2", "g1 g2 g3")) == Play("w", "blue")
    assert choice(table("r1 w4 b2", "g1")) == Play("r1")
    act(threat := table("w4 r1 y2 y3 y4 y6 y7 y8", "b1 b2"), 0, "play w4 blue")
    assert choice(threat, 1) == Accept()
