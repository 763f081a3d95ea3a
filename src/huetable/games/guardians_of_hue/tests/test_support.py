"""Support before and after a roll."""

from typing import Any

import pytest

from huetable.core.terms import TABLE, Refusal, Timer, TimerExpired
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import (
    Attempted,
    Failed,
    Passed,
    Rerolled,
    Rolled,
    SpiritCame,
    Succeeded,
    Supported,
    TimeUp,
)
from huetable.games.guardians_of_hue.rules.guardians import attempts
from huetable.games.guardians_of_hue.rules.moves import Encounter, Pass, Reroll, Suggest, Support, Walk
from huetable.games.guardians_of_hue.rules.state import Attempt, Help, State
from huetable.games.guardians_of_hue.tests.guardian_table import Loaded, act, refused, square

HIGH = [6, 6, 6]
SHORT = [1, 2, 5]


def encounter(places: list[int], rolls: list[list[int]], **parts: Any) -> tuple[State, list[Any]]:
    """The first guardian encounters what is at location 0: three dark locations, a target of 9."""
    state = square(len(places), places=places, dark=[0, 1, 3], **parts)
    return state, act(state, 0, Encounter(), Loaded(white=rolls))


@pytest.mark.rule("GUARD-32", "GUARD-34")
def test_those_who_stand_on_the_same_location_are_asked_before_the_roll() -> None:
    state, emitted = encounter([0, 0, 1, 0], [], tired=0b1000)
    assert emitted == [Attempted(0, "encounter", 0, 9, "pica_savage")]
    assert (state.phase, list(GAME.whose_turn(state))) == ("support", [1])
    assert GAME.legal_moves(state, 1) == [Support(), Pass()]
    for move in (Support(), Pass(), Reroll((0,))):
        assert [refused(state, seat, move) for seat in (0, 2, 3)] == ["GUARD-32"] * 3
    assert refused(state, 1, Reroll((0,))) == "GUARD-33"
    assert refused(state, 0, Walk(1)) == "GUARD-19"


@pytest.mark.rule("GUARD-32")
def test_support_lowers_the_rating_by_one_and_exhausts() -> None:
    state, _ = encounter([0, 0, 0], [])
    assert act(state, 2, Support()) == [Supported(2, 6)]
    assert (state.tired, list(GAME.whose_turn(state))) == (0b100, [1])
    assert state.attempt is not None
    assert (state.attempt.rating, state.attempt.supporters) == (2, (2,))
    assert refused(state, 2, Support()) == "GUARD-32"
    emitted = act(state, 1, Support(), Loaded(white=[[1, 1, 1]]))
    assert emitted[:2] == [Supported(1, 3), Rolled((1, 1, 1), 3, 3)]
    assert emitted[-1] == SpiritCame(0, None)
    assert (state.tired, state.actions) == (0b110, 3)


@pytest.mark.rule("GUARD-34")
def test_nobody_is_asked_where_every_roll_succeeds() -> None:
    """Three dice show three at least."""
    state = square(3, places=[0, 0, 0], dark=[0])
    emitted = act(state, 0, Encounter(), Loaded(white=[[1, 1, 1]]))
    assert emitted[:2] == [Attempted(0, "encounter", 0, 3, "contrast_shadows"), Rolled((1, 1, 1), 3, 3)]
    assert (state.phase, state.tired, state.windows) == ("act", 0, 0)


@pytest.mark.rule("GUARD-34", "GUARD-32")
def test_the_dice_are_rolled_as_soon_as_support_has_made_it_certain() -> None:
    state, _ = encounter([0, 0, 0, 0], [])
    act(state, 1, Support())
    emitted = act(state, 3, Support(), Loaded(white=[[1, 1, 1]]))
    assert emitted[:2] == [Supported(3, 3), Rolled((1, 1, 1), 3, 3)]
    assert (state.tired, state.phase) == (0b1010, "act")


def hopeless(places: list[int], rolls: list[list[int]], rating: int = 7, **parts: Any) -> State:
    """An encounter with a rating that three dice cannot reach."""
    state = square(len(places), places=places, dark=[0], **parts)
    attempt = Attempt(0, "encounter", 0, rating, 3 * rating, "vs_commander")
    state.attempt = attempt
    attempts.ask_before_roll(state, attempt, Loaded(white=rolls), [])
    return state


@pytest.mark.rule("GUARD-34")
def test_nobody_is_asked_where_no_roll_could_reach_the_target() -> None:
    state = hopeless([0, 0, 1], [HIGH], rating=8)
    assert (state.phase, state.tired, state.windows) == ("act", 0b001, 0)
    state = hopeless([0, 0, 0], [], rating=8)
    assert list(GAME.whose_turn(state)) == [1, 2]
    emitted = act(state, 2, Pass(), Loaded(white=[HIGH]))
    assert emitted == [Passed(2), Rolled((6, 6, 6), 18, 24), Failed(0, "encounter", 0)]


@pytest.mark.rule("GUARD-34")
def test_support_that_brings_the_target_within_reach_is_asked_for_and_dice_only_then() -> None:
    state = hopeless([0, 0], [])
    assert list(GAME.whose_turn(state)) == [1]
    emitted = act(state, 1, Pass(), Loaded(white=[HIGH]))
    assert emitted[-1] == Failed(0, "encounter", 0)
    state = hopeless([0, 0, 0], [])
    act(state, 1, Support())
    act(state, 2, Pass(), Loaded(white=[SHORT]))
    assert (state.phase, list(GAME.whose_turn(state))) == ("reroll", [2])


@pytest.mark.rule("GUARD-32", "GUARD-29")
def test_a_game_of_the_first_rules_asks_even_where_every_roll_succeeds() -> None:
    """A rating of nothing needs no roll, and goes no lower."""
    state, _ = encounter([0, 0, 0, 0], [], rules=1)
    for seat in (1, 2):
        act(state, seat, Support())
    assert list(GAME.whose_turn(state)) == [3]
    emitted = act(state, 3, Support(), Loaded())
    assert emitted == [Supported(3, 0), Succeeded(0, "encounter", 0), SpiritCame(0, None)]
    state = square(3, places=[0, 0, 0], dark=[0], rules=1)
    act(state, 0, Encounter())
    assert act(state, 2, Support(), Loaded())[-1] == SpiritCame(0, None)
    assert (state.tired, state.phase) == (0b100, "act")
    state = hopeless([0, 0], [], rating=8, rules=1)
    assert list(GAME.whose_turn(state)) == [1]


@pytest.mark.rule("GUARD-34")
def test_the_dice_are_rolled_as_soon_as_all_have_answered() -> None:
    state, _ = encounter([0, 0, 0], [])
    assert act(state, 1, Pass()) == [Passed(1)]
    assert list(GAME.whose_turn(state)) == [2]
    assert [refused(state, 1, move) for move in (Support(), Pass())] == ["GUARD-34"] * 2
    emitted = act(state, 2, Pass(), Loaded(white=[HIGH]))
    assert emitted[:2] == [Passed(2), Rolled((6, 6, 6), 18, 9)]
    assert state.tired == 0


@pytest.mark.rule("GUARD-34")
def test_who_has_passed_is_not_waited_for_after_another_has_supported() -> None:
    state, _ = encounter([0, 0, 0], [])
    act(state, 1, Pass())
    emitted = act(state, 2, Support(), Loaded(white=[HIGH]))
    assert emitted[:2] == [Supported(2, 6), Rolled((6, 6, 6), 18, 6)]


@pytest.mark.rule("GUARD-34")
def test_nobody_is_waited_for_where_nobody_could_support() -> None:
    state, emitted = encounter([0, 1, 0], [HIGH], tired=0b100)
    assert Rolled((6, 6, 6), 18, 9) in emitted
    assert GAME.timers(state) == ()


@pytest.mark.rule("GUARD-34")
def test_the_table_waits_eight_seconds_before_and_after_the_roll() -> None:
    state, _ = encounter([0, 0], [])
    assert GAME.timers(state) == (Timer("support/1", 8000, seats="instead"),)
    emitted = act(state, TABLE, TimerExpired("support/1"), Loaded(white=[SHORT]))
    assert emitted == [TimeUp((1,)), Rolled((1, 2, 5), 8, 9)]
    assert (state.phase, GAME.timers(state)) == ("reroll", (Timer("support/2", 8000, seats="instead"),))
    assert GAME.refuse(state, TABLE, TimerExpired("support/1")) == Refusal("TABLE-5")
    emitted = act(state, TABLE, TimerExpired("support/2"))
    assert emitted == [TimeUp((1,)), Failed(0, "encounter", 0)]
    assert (state.tired, GAME.timers(state)) == (1, ())


@pytest.mark.rule("GUARD-34")
def test_a_support_does_not_start_the_time_anew() -> None:
    state, _ = encounter([0, 0, 0], [])
    act(state, 1, Support())
    assert GAME.timers(state) == (Timer("support/1", 8000, seats="instead"),)


@pytest.mark.rule("GUARD-34")
def test_without_a_clock_it_waits_until_all_have_answered() -> None:
    state, _ = encounter([0, 0], [], clock=False)
    assert GAME.timers(state) == ()
    assert list(GAME.whose_turn(state)) == [1]
    assert GAME.refuse(state, TABLE, TimerExpired("support/1")) == Refusal("TABLE-5")


@pytest.mark.rule("GUARD-33")
def test_when_a_roll_falls_short_dice_can_be_rolled_again() -> None:
    state, _ = encounter([0, 0, 1], [])
    act(state, 1, Pass(), Loaded(white=[SHORT]))
    assert (state.phase, list(GAME.whose_turn(state))) == ("reroll", [1])
    ways = [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]
    assert GAME.legal_moves(state, 1) == [*[Reroll(which) for which in ways], Pass()]
    assert [refused(state, seat, Reroll((0,))) for seat in (0, 2)] == ["GUARD-32"] * 2
    assert refused(state, 1, Support()) == "GUARD-32"
    for unlawful in ((1, 0), (0, 0), (1, 1, 1)):
        assert refused(state, 1, Reroll(unlawful)) == "GUARD-33"
    emitted = act(state, 1, Reroll((0, 1)), Loaded(white=[[3, 1, 6]]))
    assert emitted[0] == Rerolled(1, (0, 1), (3, 1, 5), 9, 9)
    assert emitted[-1] == SpiritCame(0, None)
    assert state.tired == 0b10
    assert state.attempt is not None
    assert state.attempt.rerolls == (Help(1, (0, 1)),)


@pytest.mark.rule("GUARD-33", "GUARD-34")
def test_each_of_them_may_and_a_new_roll_asks_those_who_had_passed() -> None:
    state, _ = encounter([0, 0, 0], [])
    act(state, 1, Pass())
    act(state, 2, Pass(), Loaded(white=[SHORT]))
    assert list(GAME.whose_turn(state)) == [1, 2]
    act(state, 1, Pass())
    assert list(GAME.whose_turn(state)) == [2]
    act(state, 2, Reroll((0,)), Loaded(white=[[1, 6, 6]]))
    assert (state.phase, list(GAME.whose_turn(state))) == ("reroll", [1])
    assert GAME.timers(state) == (Timer("support/3", 8000, seats="instead"),)
    emitted = act(state, 1, Reroll((2,)), Loaded(white=[[6, 6, 1]]))
    assert emitted == [Rerolled(1, (2,), (1, 2, 1), 4, 9), Failed(0, "encounter", 0)]
    assert state.tired == 0b111


@pytest.mark.rule("GUARD-33")
def test_a_roll_that_reaches_the_target_counts_at_once() -> None:
    state, _ = encounter([0, 0], [])
    emitted = act(state, 1, Pass(), Loaded(white=[[1, 2, 6]]))
    assert emitted[-2:] == [Succeeded(0, "encounter", 0), SpiritCame(0, None)]
    assert state.phase == "act"


@pytest.mark.rule("GUARD-33", "GUARD-30")
def test_when_all_pass_the_roll_counts() -> None:
    state, _ = encounter([0, 0], [])
    act(state, 1, Pass(), Loaded(white=[SHORT]))
    assert act(state, 1, Pass()) == [Passed(1), Failed(0, "encounter", 0)]
    assert state.tired == 0b01


@pytest.mark.rule("GUARD-33")
def test_who_supported_before_the_roll_cannot_help_after_it() -> None:
    state, _ = encounter([0, 0, 0], [])
    act(state, 1, Support())
    act(state, 2, Pass(), Loaded(white=[[1, 1, 2]]))
    assert list(GAME.whose_turn(state)) == [2]
    assert refused(state, 1, Reroll((0,))) == "GUARD-32"


def test_one_may_talk_while_support_is_waited_for() -> None:
    state, _ = encounter([0, 0, 1], [])
    act(state, 2, Suggest(1, "support", 0))
    assert list(GAME.whose_turn(state)) == [1]
