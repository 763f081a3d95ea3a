import pytest
from msgspec import Struct

from huetable.core.steps import LONGEST_MOVE, event_tags, move_length, step_problem, told_until
from huetable.core.terms import Emitted


class Rolled(Struct, tag="rolled"):
    pass


class Walked(Struct, tag="walked"):
    pass


LENGTHS = {"rolled": 900}
ROLLED: Emitted = (Rolled(), None)


def test_the_tags_of_a_game_are_those_of_its_events() -> None:
    assert event_tags(Rolled | Walked) == {"rolled", "walked"}
    assert event_tags(Rolled) == {"rolled"}


def test_lengths_between_200_and_1000_for_events_of_the_game_are_fine() -> None:
    assert step_problem({"rolled": 200, "walked": 1000}, Rolled | Walked) is None
    assert step_problem({}, Rolled) is None


@pytest.mark.parametrize("length", [199, 1001, 0, -200, 450.0, True, "450", None])
def test_any_other_length_is_a_problem_that_names_the_event(length: object) -> None:
    assert step_problem({"rolled": length}, Rolled) == '"rolled" must be a whole number from 200 to 1000'


def test_an_event_that_the_game_does_not_have_is_a_problem() -> None:
    assert step_problem({"walked": 450}, Rolled) == 'the game has no event "walked"'
    assert step_problem(["rolled"], Rolled) == "it must be an object"


def test_a_move_takes_as_long_as_all_its_events() -> None:
    assert move_length([ROLLED, ROLLED], LENGTHS) == 1800
    assert move_length([], LENGTHS) == 0


def test_an_event_that_is_not_listed_takes_no_time() -> None:
    assert move_length([(Walked(), None), ROLLED], LENGTHS) == 900


@pytest.mark.parametrize("audience", [0, (0, 1), ()])
def test_an_event_that_not_everybody_hears_takes_no_time(audience: int | tuple[int, ...]) -> None:
    assert move_length([(Rolled(), audience)], LENGTHS) == 0


def test_no_move_takes_longer_than_eight_seconds() -> None:
    assert move_length([ROLLED] * 9, LENGTHS) == LONGEST_MOVE == 8_000


def test_a_move_is_told_when_those_before_it_have_been_told() -> None:
    assert told_until(0, at=10_000, length=900) == 10_900
    assert told_until(11_500, at=10_000, length=900) == 12_400


def test_nobody_waits_longer_than_three_seconds_for_older_moves() -> None:
    assert told_until(18_000, at=10_000, length=900) == 13_900
