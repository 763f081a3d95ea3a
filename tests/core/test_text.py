from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from huetable.core.move_text import parse_any_move, parse_move, write_move
from huetable.core.terms import TimerExpired, VoteEnded


class Stay(Struct, frozen=True, tag="stay"):
    pass


class Cue(Struct, frozen=True, tag="cue"):
    words: str


class Place(Struct, frozen=True, tag="place"):
    field: int
    colour: Literal["red", "blue"] | None = None


class Ask(Struct, frozen=True, tag="ask"):
    seat: int
    cards: list[int]
    question: str


class Lay(Struct, frozen=True, tag="lay", omit_defaults=True):
    card: str
    colour: Literal["red", "blue"] | None = None
    call: Literal["uno"] | None = None


Move = Stay | Cue | Place | Ask | Lay


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Stay(), "stay"),
        (Cue("north pole"), "cue north pole"),
        (Cue("7"), 'cue "7"'),
        (Cue("-"), 'cue "-"'),
        (Cue(" spaced  out"), 'cue " spaced  out"'),
        (Place(17, "red"), "place 17 red"),
        (Place(17), "place 17 -"),
        (Ask(1, [2, 3], "is it round?"), "ask 1 [2,3] is it round?"),
        (Lay("r7"), "lay r7"),
        (Lay("wild", "blue"), "lay wild blue"),
        (Lay("r7", None, "uno"), "lay r7 - uno"),
        (Lay("a wild card", "red"), 'lay "a wild card" red'),
        (Lay('the "wild" one'), 'lay "the \\"wild\\" one"'),
        (TimerExpired("pour/1"), "lapse pour/1"),
        (VoteEnded("vote", upheld=False), "ruling vote false"),
    ],
)
def test_a_move_is_written_as_one_would_say_it(move: Struct, text: str) -> None:
    assert write_move(move) == text
    assert parse_any_move(text, Move) == move


@given(st.text(max_size=40))
def test_any_words_read_back(words: str) -> None:
    assert parse_move(write_move(Cue(words)), Cue) == Cue(words)


@given(st.text(max_size=20), st.lists(st.integers(-5, 5), max_size=3))
def test_any_words_at_the_end_read_back(words: str, cards: list[int]) -> None:
    assert parse_move(write_move(Ask(1, cards, words)), Move) == Ask(1, cards, words)


def test_a_field_may_be_left_out_where_it_has_a_default() -> None:
    assert parse_move("place 3", Move) == Place(3)


def test_a_number_is_taken_as_words_where_words_are_asked() -> None:
    assert parse_move("cue 1984", Move) == Cue("1984")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("fly", "no move is called 'fly'"),
        ("", "no move is called ''"),
        ("stay here", "takes 0 words"),
        ("cue", "missing required field"),
        ("place red", "field"),
        ("place 3 green", "Invalid enum value"),
    ],
)
def test_what_is_no_move_is_told_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem) as caught:
        parse_move(text, Move)
    assert "\n" not in str(caught.value)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_clear_error(text: str) -> None:
    try:
        move: Any = parse_move(text, Move)
    except ValueError:
        return
    assert parse_move(write_move(move), Move) == move


def test_a_space_too_many_is_a_word_that_is_missing() -> None:
    with pytest.raises(ValueError, match="Expected `int`"):
        parse_move("place  red", Move)
