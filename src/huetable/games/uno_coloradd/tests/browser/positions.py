"""Positions of UNO ColorADD, laid out by the rules themselves: every screen that the game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from huetable.core.rng import Rng
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.cards import CARDS, Card
from huetable.games.uno_coloradd.rules.events import Challenged, Played
from huetable.games.uno_coloradd.rules.moves import Play
from huetable.games.uno_coloradd.rules.rounds import end_round
from huetable.games.uno_coloradd.rules.state import (
    CatchState,
    Dispute,
    Exposure,
    HouseRule,
    Options,
    SeenCards,
    State,
    Threat,
)

RNG = Rng.from_number(7)


HAND: Final[tuple[Card, ...]] = ("r7", "r2", "b9", "g4", "y3", "w4", "w")
FILM: Final = (HouseRule("Name a film with this colour in its title, or draw a card."),)


def my_turn(seats: int = 4, hand: tuple[Card, ...] = HAND, rules: tuple[HouseRule, ...] = ()) -> State:
    """Seat 0 to move, a green 7 on top."""
    options = Options(dealer=seats - 1, house_rules=rules)
    state = GAME.setup(options, seats, RNG)
    state.hands[0] = list(hand)
    state.discard, state.colour = ["b3", "r8", "g8", "g7"], "green"
    state.phase, state.turn, state.direction = "turn", 0, 1
    state.last_play = Played(seats - 1, "g7", None)
    state.news = state.last_play
    return state


def a_hand_of_25() -> State:
    """Every third card, some twice, and the wild ones."""
    return my_turn(hand=(*CARDS[:52:3], "g4", "g9", "b+2", "w", "w4", "w4", "wc1"), rules=FILM)


def ten_players(hand: tuple[Card, ...] = HAND) -> State:
    return my_turn(10, hand)


def waiting() -> State:
    state = my_turn()
    state.turn, state.direction = 2, -1
    return state


def challenge(seats: int = 4) -> State:
    state = my_turn(seats)
    state.discard.append("w4")
    state.phase, state.threat = "challenge", Threat(4, 3, 6, "red")
    state.last_play = state.news = Played(3, "w4", "green")
    return state


def first_colour(seats: int = 4) -> State:
    state = my_turn(seats)
    state.phase, state.colour, state.discard = "colour", None, ["w"]
    return state


def next_to_last(seats: int = 4) -> State:
    return my_turn(seats, ("g4", "b9"))


def called_too_late(seats: int = 4) -> State:
    state = next_to_last(seats)
    GAME.apply(state, 0, Play("g4"), RNG)
    return state


def to_be_caught(seats: int = 10) -> State:
    """Somebody with a long name has not called, and the table has agreed on a house rule."""
    state = my_turn(seats, rules=FILM)
    state.watch = CatchState((3, 4)[: seats - 3], (Exposure(3, 0, undecided=True),))
    return state


def honouring(seats: int = 4) -> State:
    state = my_turn(seats, ("wc1", "r2", "b9"), FILM)
    GAME.apply(state, 0, Play("wc1", "blue"), RNG)
    return state


def they_honour(seats: int = 4) -> State:
    """Somebody else does what their card says."""
    state = my_turn(seats, rules=FILM)
    state.discard.append("wc1")
    state.colour, state.phase, state.turn = "blue", "honour", 2
    state.last_play = state.news = Played(2, "wc1", "blue")
    return state


def disputed(seats: int = 4) -> State:
    """Mira says that Jo did not do what the card said, and another card lies on it."""
    state = they_honour(seats)
    state.discard.append("b5")
    state.phase, state.turn = "turn", 0
    state.last_play = state.news = Played(seats - 1, "b5", None)
    state.watch = CatchState(dispute=Dispute(1, 1, 2))
    return state


def shown_a_hand() -> State:
    state = my_turn()
    state.looks = (SeenCards(0, 3, ("r1", "gs", "w", "b+2")),)
    state.news = Challenged(0, 3, guilty=True)
    return state


def round_over(seats: int = 4) -> State:
    state = my_turn(seats)
    state.hands[1] = []
    state.match = replace(state.match, round=3, scores=(120, 87, 0, 45, *[0] * seats)[:seats])
    end_round(state, 1)
    return state


def ten_counted() -> State:
    """Ten hands laid open, after a long round and near the end of the match."""
    state = ten_players()
    state.options = replace(state.options, scoring="leftover")
    state.hands[1] = []
    state.hands[3] = list(CARDS[:52:3])
    state.match = replace(state.match, round=12, scores=(120, 87, 0, 45, 9, 310, 222, 18, 77, 140))
    end_round(state, 1)
    return state


Lay = Callable[[], State]

# A hand that is shown opens by itself, unless it was already seen when the page came: so that is the first.
SCREENS: Final[tuple[Lay, ...]] = (
    shown_a_hand,
    my_turn,
    a_hand_of_25,
    ten_players,
    to_be_caught,
    waiting,
    challenge,
    first_colour,
    next_to_last,
    called_too_late,
    honouring,
    they_honour,
    round_over,
    ten_counted,
)
