"""What can be agreed before a game of Hues and Cues."""

from collections.abc import Mapping
from typing import Any

import pytest

from huetable.bots.runner import bot_players, play_game
from huetable.core.rng import Rng
from huetable.core.terms import MoveField, OpenMove, Refusal
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.presets import PRESETS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Place
from huetable.games.hues_and_cues.rules.state import Options


def test_what_is_played_unless_agreed_otherwise() -> None:
    assert GAME.read_options({}, 3) == Options(young=False, first=None, clock=True)


@pytest.mark.rule("HUES-1")
def test_three_to_ten_can_play() -> None:
    taken = [seats for seats in range(14) if isinstance(GAME.read_options({}, seats), Options)]
    assert taken == list(range(3, 11))


@pytest.mark.rule("HUES-5")
@pytest.mark.parametrize(
    ("first", "clause"), [(0, None), (3, None), (4, "HUES-5"), (10, "TABLE-7"), (-1, "TABLE-7")]
)
def test_the_first_giver_must_sit_at_the_table(first: int, clause: str | None) -> None:
    read: Any = GAME.read_options({"first": first}, 4)
    assert (read.clause if isinstance(read, Refusal) else None) == clause


@pytest.mark.parametrize("options", [{"rounds": 3}, {"young": "yes"}, {"first": 1.5}])
def test_what_cannot_be_agreed_is_refused(options: dict[str, Any]) -> None:
    refusal = GAME.read_options(options, 4)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-7"


def moves_until_the_end(seats: int, options: Mapping[str, Any]) -> int:
    return play_game(GAME, bot_players(GAME, ["easy"] * seats, 0), 7, options={**options}).moves


@pytest.mark.parametrize("seats", [4, 10])
def test_a_quick_game_is_much_shorter_than_a_classic_one(seats: int) -> None:
    quick, classic = (moves_until_the_end(seats, PRESETS[preset]) for preset in ("quick", "classic"))
    assert quick < 0.7 * classic


def test_every_option_says_what_it_is() -> None:
    for option in Options.__struct_fields__:
        assert "description=" in str(Options.__annotations__[option])


def test_random_play_invents_all_kinds_of_moves() -> None:
    state = GAME.setup(Options(), 3, Rng.from_number(1))
    state.phase = "cue2"
    observation = GAME.observe(state, 0)
    forms = [OpenMove(move, (MoveField("x", "text", 9),)) for move in ("choose", "cue", "place")]
    moves = [
        [GAME.random_move(observation, form, Rng.from_number(seed)) for seed in range(30)] for form in forms
    ]
    assert [{type(move) for move in kind} for kind in moves] == [{Choose}, {GiveCue}, {Place}]
    words = [move.words for move in moves[1] if isinstance(move, GiveCue)]
    assert {len(cue.split()) for cue in words} == {1, 2}
