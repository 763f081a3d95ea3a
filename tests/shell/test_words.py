"""Any game in words."""

from typing import Any, get_args

import pytest
from msgspec import Struct

from huetable.cli.terminal.words import Words
from huetable.core.random_play import random_step
from huetable.core.rng import Rng
from huetable.games import all_games, find_game

DYE: Any = find_game("dye_pot")


class Card(Struct, tag="card"):
    number: int
    colour: str | None


class Marked(Struct, tag="was_marked"):
    seats: tuple[int, ...]
    card: Card


class Nothing(Struct, tag="nothing_happened"):
    pass


def event_types(game: Any) -> dict[str, Any]:
    kinds = get_args(game.event_type) or (game.event_type,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@pytest.mark.parametrize("name", list(all_games()))
def test_every_game_can_be_told_to_everybody(name: str) -> None:
    game = find_game(name)
    rng = Rng.from_number(3)
    state = game.setup(game.options_type(), game.meta.seats[0], rng.child(0))
    tellers = [Words(game, seat) for seat in (*range(game.seats(state)), None)]
    for number in range(1, 150):
        if game.result(state) is None:
            seat, move = random_step(game, state, rng.child("wander", number))
            emitted = game.apply(state, seat, move, rng.child(number))
            for words in tellers:
                assert all(isinstance(words.event(event), str) for event, _ in emitted)
                assert all(value for _, value in words.view(game.view(state, words.you)))


def test_an_event_without_a_sentence_is_told_by_its_fields() -> None:
    emitted = Words(DYE, 1).event(Marked((0, 1), Card(7, None)))
    assert emitted == "Was marked: seat 0, you, card card: number 7."
    assert Words(DYE, 1).event(Nothing()) == "Nothing happened."


def test_an_event_is_told_by_its_message() -> None:
    named = event_types(DYE)["named"]
    assert Words(DYE, 2).event(named(2, "red", "plum")) == "You name the red tint “plum”."
    assert Words(DYE, 1).event(named(2, "red", None)) == "Seat 2 leaves the red tint without a name."


def test_braces_in_what_players_write_are_only_letters() -> None:
    named = event_types(DYE)["named"]
    assert "“{seat} [bold]”" in Words(DYE, 0).event(named(1, "red", "{seat} [bold]"))


def test_values_are_said_as_people_say_them() -> None:
    words = Words(DYE, 0)
    assert words.value(None) == "none"
    assert words.value([True, False]) == "yes, no"
    assert words.value({"red": 2}) == "red: 2"
    assert words.value(()) == "none"
    assert words.value([[1, 2], [3]]) == "1, 2\n3"
    assert words.field("scores", (3, 4)) == "you: 3, seat 1: 4"
    assert words.field("taster", 0) == "you"
    assert words.field("seats", ()) == "nobody"
    assert words.seat(-1) == "the table"
    assert words.ending("a draw") == "It ended by: a draw."
