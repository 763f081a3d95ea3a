"""Positions of Hues and Cues, laid out by the rules themselves: every screen that the game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.board import FIELDS, NUMBERS
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from huetable.games.hues_and_cues.rules.state import Options, State

RNG: Final = Rng.from_number(7)


def opened(giver: int, seats: int = 4, *, young: bool = False, clock: bool = False) -> State:
    return GAME.setup(Options(first=giver, young=young, clock=clock), seats, RNG)


def play(state: State, *moves: Move) -> State:
    """Each by whoever is waited for."""
    for move in moves:
        seat = GAME.whose_turn(state)[0]
        assert GAME.refuse(state, seat, move) is None
        GAME.apply(state, seat, move, RNG)
    return state


def given(giver: int, seats: int = 4, *, clock: bool = False) -> State:
    """A target is chosen, and the first cue is said."""
    state = opened(giver, seats, clock=clock)
    return play(state, Choose(state.card[1]), GiveCue("meadow"))


def my_card() -> State:
    return opened(giver=0)


def any_field() -> State:
    return opened(giver=0, young=True)


def my_cue() -> State:
    state = my_card()
    return play(state, Choose(state.card[0]))


def my_second_cue() -> State:
    return play(given(giver=0), Place("N9"), Place("M8"), Place("O12"))


def my_guess() -> State:
    """Seat 0 comes last; two pieces lie already."""
    return play(given(giver=1), Place("N9"), Place("M8"))


def objectable() -> State:
    return given(giver=3, clock=True)


def objected() -> State:
    state = objectable()
    GAME.apply(state, 0, Object("position"), RNG)
    return state


def waiting() -> State:
    return given(giver=2)


def ten_players() -> State:
    """Nine pieces all over the board, and the second cue to come."""
    return play(given(giver=0, seats=10), *(Place(FIELDS[60 + 37 * number]) for number in range(9)))


def crowded() -> State:
    """Ten players, and seat 0 is the last to place."""
    return play(given(giver=1, seats=10), *(Place(FIELDS[60 + 37 * number]) for number in range(8)))


def before_reveal() -> tuple[State, Place]:
    """One hit, some in the frame, one in the ring, one astray; and the last piece, which is still to come."""
    state = given(giver=3)
    target = NUMBERS[state.target or ""]
    *near, last = [Place(FIELDS[target + step]) for step in (1, -30, 35, 0, 2, -31)]
    return play(state, *near[:3], GiveCue("wet moss"), *near[3:]), last


def revealed() -> State:
    """Seat 0 gives next."""
    return play(*before_reveal())


def long_cues() -> State:
    """A round later, so that there are past cues: two long ones, and seat 1 is the last to place."""
    target = revealed().card[0]
    state = play(revealed(), Choose(target), GiveCue("championship"), Place("N9"), Place("M8"), Place("O12"))
    return play(state, GiveCue("chocolate mousse"), Place("A1"), Place("B2"))


def ten_revealed() -> State:
    """Eighteen pieces, most of them around the target, and one at the other end of the board."""
    state = play(opened(giver=3, seats=10, young=True), Choose("M4"), GiveCue("meadow"))
    first = ("M4", "M5", "L4", "N4", "L5", "M3", "N5", "O6", "A28")
    second = ("L3", "N3", "K4", "M6", "K6", "O4", "M2", "L6", "P9")
    play(state, *map(Place, first), GiveCue("wet stone"))
    return play(state, *map(Place, second))


def cornered() -> State:
    """A target in the upper right corner, hit at once; somebody looked far below."""
    state = play(opened(giver=3, young=True), Choose("A30"), GiveCue("violet"))
    return play(state, Place("A30"), Place("B30"), Place("P29"), Pass())


def missed() -> State:
    """The target at one end of the board, all pieces at the other: nobody scores."""
    state = play(opened(giver=0, young=True), Choose("N2"), GiveCue("jungle"))
    return play(state, Place("A30"), Place("P29"), Place("C15"), Pass())


Lay = Callable[[], State]

SCREENS: Final[tuple[Lay, ...]] = (
    my_card,
    any_field,
    my_cue,
    my_second_cue,
    my_guess,
    objectable,
    objected,
    waiting,
    ten_players,
    revealed,
)
