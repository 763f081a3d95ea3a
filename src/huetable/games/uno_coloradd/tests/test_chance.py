"""How long a player who has not called may be caught: every way in which the next player may act, and what is no act."""

from typing import Any, NamedTuple

import pytest

from huetable.core.move_text import write_move
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import Called, Caught, FalseCatch, GraceOver
from huetable.games.uno_coloradd.rules.moves import Uno
from huetable.games.uno_coloradd.rules.state import Exposure, State
from huetable.games.uno_coloradd.tests.table import act, emitted, exposed, lapse, refused, rule, table

CLOCKS = pytest.mark.parametrize("clock", [False, True], ids=["no clock", "clock"])


class Way(NamedTuple):
    """Seat 0 plays down to one card and says nothing; then this seat does this."""

    name: str
    hands: tuple[str, ...]
    played: str
    seat: int = 1
    does: str = ""
    agreed: dict[str, Any] = {}

    def lay(self, *, clock: bool, rules: int = 2) -> State:
        state = table(*self.hands, clock=clock, **self.agreed)
        state.rules = rules
        emitted(state, 0, self.played)
        return state

    def happens(self, state: State) -> None:
        does = write_move(GAME.timeout_move(state, self.seat)) if self.does == "out of time" else self.does
        emitted(state, self.seat, does)


def ids(way: Way) -> str:
    return way.name


PLAIN = ("r6 b1", "r7 r8 r9", "r2 r3 g1")
STUCK = ("r6 b1", "g7 g8 g9", "r2 r3 g1")
FOUR = ("w4 b1", "r7 r8 w4", "r2 r3 g1")
TWO = ("r+2 b1", "g+2 r8 r9", "r2 r3 g1")

ACTS = (
    Way("plays", PLAIN, "play r6", 1, "play r7"),
    Way("draws by choice", PLAIN, "play r6", 1, "draw"),
    Way("draws for want of a card that fits", STUCK, "play r6", 1, "draw"),
    Way("draws until it fits", STUCK, "play r6", 1, "draw", {"draw_until_playable": True}),
    Way("runs out of time", PLAIN, "play r6", 1, "out of time"),
    Way("accepts a Wild Draw Four", FOUR, "play w4 blue", 1, "accept"),
    Way("accepts it by running out of time", FOUR, "play w4 blue", 1, "out of time"),
    Way("challenges", FOUR, "play w4 blue", 1, "challenge"),
    Way("stacks a Wild Draw Four", FOUR, "play w4 blue", 1, "play w4 red", {"stacking": True}),
    Way("accepts a stack", TWO, "play r+2", 1, "accept", {"stacking": True}),
    Way("stacks a Draw Two", TWO, "play r+2", 1, "play g+2", {"stacking": True}),
    Way("plays after a Skip", ("rs b1", *PLAIN[1:]), "play rs", 2, "play r2"),
    Way("draws after a Skip", ("rs b1", *PLAIN[1:]), "play rs", 2, "draw"),
    Way("plays after a Reverse", ("rr b1", *PLAIN[1:]), "play rr", 2, "play r2"),
    Way("jumps in", ("r6 b1", "r7 r8 r9", "r6 r3 g1"), "play r6", 2, "play r6", {"jump_in": True}),
    Way(
        "plays although another player had to draw",
        ("wc1 b1", *PLAIN[1:]),
        "play wc1 red 2",
        1,
        "play r7",
        {"house_rules": (rule("one_draws"),)},
    ),
)

FORCED = (
    Way("a Draw Two", TWO, "play r+2"),
    Way("a Draw Two with two players", ("r+2 b1", "r7 r8"), "play r+2"),
    Way("all draw", ("wc1 b1", *PLAIN[1:]), "play wc1 red", agreed={"house_rules": (rule("all_draw"),)}),
    Way("one draws", ("wc1 b1", *PLAIN[1:]), "play wc1 red 1", agreed={"house_rules": (rule("one_draws"),)}),
)
"""The card itself makes the next player draw."""


@pytest.mark.rule("UNO-30")
@pytest.mark.parametrize("way", ACTS, ids=ids)
def test_without_a_clock_the_next_players_act_ends_the_chance(way: Way) -> None:
    state = way.lay(clock=False)
    assert exposed(state) == [0]
    way.happens(state)
    assert 0 not in exposed(state)
    catcher = 2 if way.seat == 1 else 1
    assert emitted(state, catcher, "catch 0") == [FalseCatch(catcher, 0)]


@pytest.mark.rule("UNO-30", "UNO-31")
@pytest.mark.parametrize("way", ACTS, ids=ids)
def test_after_the_two_seconds_the_next_players_act_ends_the_chance(way: Way) -> None:
    state = way.lay(clock=True)
    lapse(state, "grace/1")
    assert state.watch.exposed == (Exposure(0, 0, undecided=True),)
    way.happens(state)
    assert 0 not in exposed(state)


@pytest.mark.rule("UNO-31")
@pytest.mark.parametrize("way", ACTS, ids=ids)
def test_within_the_two_seconds_a_catch_is_good_after_the_act_too(way: Way) -> None:
    state = way.lay(clock=True)
    way.happens(state)
    assert state.watch.exposed[0] == Exposure(0, 1, undecided=False)
    assert emitted(state, 2, "catch 0")[0] == Caught(2, 0)


@pytest.mark.rule("UNO-31")
@pytest.mark.parametrize("way", ACTS, ids=ids)
def test_if_the_next_player_has_acted_the_chance_ends_with_the_two_seconds(way: Way) -> None:
    state = way.lay(clock=True)
    way.happens(state)
    assert lapse(state, "grace/1") == [GraceOver(0)]
    assert 0 not in exposed(state)


@pytest.mark.rule("UNO-30", "UNO-31")
@pytest.mark.parametrize("way", FORCED, ids=ids)
def test_without_a_clock_a_forced_draw_ends_the_chance_at_once(way: Way) -> None:
    state = way.lay(clock=False)
    assert (exposed(state), state.watch.last_cards) == ([], (0,))
    assert Uno() not in GAME.legal_moves(state, 0)
    assert emitted(state, 1, "catch 0") == [FalseCatch(1, 0)]


@pytest.mark.rule("UNO-30", "UNO-31")
@pytest.mark.parametrize("way", FORCED, ids=ids)
def test_with_a_clock_the_chance_after_a_forced_draw_is_two_seconds(way: Way) -> None:
    state = way.lay(clock=True)
    assert state.watch.exposed == (Exposure(0, 1, undecided=False),)
    assert emitted(GAME.copy(state), 1, "catch 0")[0] == Caught(1, 0)
    assert emitted(GAME.copy(state), 0, "uno") == [Called(0)]
    lapse(state, "grace/1")
    assert exposed(state) == []


@pytest.mark.rule("UNO-30")
@CLOCKS
def test_missing_a_turn_and_having_to_pass_are_no_acts(*, clock: bool) -> None:
    state = table("rs b1", "r7 r8", "g7 g8", pile="", clock=clock)
    emitted(state, 0, "play rs")
    state.discard = ["rs"]
    emitted(state, 2, "pass")
    assert state.watch.exposed == (Exposure(0, int(clock), undecided=True),)


@pytest.mark.rule("UNO-30")
@CLOCKS
def test_a_draw_by_anybody_but_the_next_player_is_no_act(*, clock: bool) -> None:
    state = table("wc1 b1", *PLAIN[1:], clock=clock, house_rules=(rule("one_draws"),))
    emitted(state, 0, "play wc1 red 2")
    assert (len(state.hands[2]), state.watch.exposed) == (5, (Exposure(0, int(clock), undecided=True),))


@pytest.mark.rule("UNO-30", "UNO-21")
@pytest.mark.parametrize("card", ["rs", "rr"])
@CLOCKS
def test_with_two_players_whoever_goes_again_may_be_caught_before_going_out(
    card: str, *, clock: bool
) -> None:
    state = table(f"{card} r1", "r7 r8", clock=clock)
    emitted(state, 0, f"play {card}")
    assert (state.turn, exposed(state)) == (0, [0])
    caught = GAME.copy(state)
    assert emitted(caught, 1, "catch 0")[0] == Caught(1, 0)
    emitted(state, 0, "play r1")
    assert (state.phase, exposed(state)) == ("round_over", [])
    assert refused(state, 1, "catch 0") == "UNO-37"


def accused(clock: bool, of: int = 1) -> State:
    """This seat has said "done" and is disputed by seat 2 or 1; seat 0 is down to one card; seat 1 is next."""
    hands = ["r6 b1 r9", "r7 r8 r9", "r2 r3 g1"]
    hands[of] = f"wc1 {hands[of]}"
    state = table(*hands, turn=of, clock=clock, house_rules=(rule("honour"),))
    emitted(state, of, "play wc1 red")
    emitted(state, of, "done")
    if of == 1:
        emitted(state, 2, "play r2")
    state.hands[0].remove("r9")
    emitted(state, 0, "play r6")
    emitted(state, 3 - of, f"dispute {of}")
    return state


@pytest.mark.rule("UNO-30", "UNO-52")
@pytest.mark.parametrize(
    ("of", "upheld", "acted"), [(1, "true", True), (1, "false", False), (2, "true", False)]
)
@CLOCKS
def test_a_draw_after_a_vote_is_an_act_of_the_next_player(
    of: int, upheld: str, acted: bool, *, clock: bool
) -> None:
    state = accused(clock, of)
    assert GAME.whose_turn(state) == ()
    assert refused(state, of, "catch 0") == "UNO-52", "play stands still"
    act(state, -1, f"ruling {GAME.motion(state).name} {upheld}")  # type: ignore[union-attr]
    if clock:
        assert state.watch.exposed[0].undecided is not acted
        lapse(state, f"grace/{state.watch.exposed[0].grace}")
    assert (exposed(state) == []) is acted


@pytest.mark.rule("UNO-30", "UNO-52")
def test_while_a_text_is_honoured_the_next_player_is_the_one_after() -> None:
    state = table("wc2 b1", "wc1 r8 r9", turn=1, clock=False, house_rules=(rule("honour"), rule("honour")))
    emitted(state, 1, "play wc1 red")
    emitted(state, 1, "done")
    emitted(state, 0, "play wc2 red")
    assert (state.phase, exposed(state)) == ("honour", [0])
    emitted(state, 0, "dispute 1")
    act(state, -1, f"ruling {GAME.motion(state).name} true")  # type: ignore[union-attr]
    assert exposed(state) == []


@pytest.mark.rule("UNO-30", "UNO-31")
def test_being_caught_is_an_act_of_the_next_player() -> None:
    state = table("r6 b1", "r7 b2", turn=1)
    emitted(state, 1, "play r7")
    emitted(state, 0, "play r6")
    assert list(state.watch.exposed) == [Exposure(1, 1, undecided=False), Exposure(0, 2, undecided=True)]
    emitted(state, 0, "catch 1")
    assert list(state.watch.exposed) == [Exposure(0, 2, undecided=False)]


@pytest.mark.parametrize("way", FORCED, ids=ids)
@CLOCKS
def test_by_the_first_version_of_the_rules_a_forced_draw_is_no_act(way: Way, *, clock: bool) -> None:
    state = way.lay(clock=clock, rules=1)
    assert state.watch.exposed == (Exposure(0, int(clock), undecided=True),)


def test_by_the_first_version_of_the_rules_a_draw_after_a_vote_is_no_act() -> None:
    state = accused(clock=False)
    state.rules = 1
    act(state, -1, f"ruling {GAME.motion(state).name} true")  # type: ignore[union-attr]
    assert exposed(state) == [0]
