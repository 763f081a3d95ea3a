"""Positions of Guardians of Hue, laid out by the rules themselves: every screen that the game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.board.layout import neighbours, square_map
from huetable.games.guardians_of_hue.rules.moves import Attack, Encounter
from huetable.games.guardians_of_hue.rules.state import (
    AgentTurn,
    Attempt,
    Ending,
    Growth,
    Options,
    State,
    Suggestion,
)

RNG = Rng.from_number(7)


def my_turn(guardians: int = 4, **parts: Any) -> State:
    """Ada on the dark Candy Counter with a spirit, Mira beside her, Jo exhausted, two agents out."""
    agreed = {key: parts.pop(key) for key in list(parts) if key in ("layout", "lord_sepia")}
    options = Options(**{"first": 0, "difficulty": "difficult", "layout": "square", **agreed})
    state = GAME.setup(options, guardians + options.lord_sepia, RNG)
    if options.layout == "square":
        state.spots = square_map(list(range(8)))
        state.near = neighbours(state.spots)
    state.phase, state.round, state.active, state.actions, state.rolls = "act", 3, 0, 3, 0
    state.light, state.agents, state.dazed = 0b011010110, [3, 8], 0b10
    state.spirits, state.reserve = 1 << 0, 1
    state.places, state.tired = [0, 0, 5, 8][:guardians], 0b0100 if guardians > 2 else 0
    # The agent left the Schoolroom light, and darkness took it afterwards.
    state.grown, state.strides = [Growth(3, 3), Growth(4, 5)], [AgentTurn(8, 3, 2)]
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def a_random_map() -> State:
    return my_turn(layout="random")


def a_high_map() -> State:
    """Drawn by lot, and twice as high as it is wide."""
    drawn = GAME.setup(Options(layout="random"), 4, Rng.from_number(8))
    return my_turn(layout="random", spots=drawn.spots, near=drawn.near)


def a_tall_map() -> State:
    """The players laid it twice as high as it is wide; I have just succeeded, and can go on."""
    drawn = a_high_map()
    attempt = Attempt(0, "encounter", 0, 3, 9, "pica_savage", (4, 4, 3), outcome=True)
    return my_turn(spots=drawn.spots, near=drawn.near, attempt=attempt)


def planning() -> State:
    """Everybody has said something; of two suggestions made to me, one waits for my answer."""
    lines = [
        Suggestion(1, 0, "seal", 0),
        Suggestion(2, 2, "encounter", 5),
        Suggestion(3, 0, "attack", 3, "noted"),
        Suggestion(0, 3, "support", 0, "declined", "attack", 3),
    ]
    return my_turn(plan=lines)


def lying() -> State:
    return my_turn(tired=0b1111)


def asked_for_support() -> State:
    state = my_turn(places=[5, 5, 5, 5], tired=0, active=1)
    GAME.apply(state, 1, Encounter(), RNG)
    return state


def asked_for_dice() -> State:
    attempt = Attempt(1, "encounter", 6, 4, 12, "ins_tangram_spirit", (2, 5, 1))
    return my_turn(phase="reroll", windows=3, active=1, places=[6, 6, 6, 8], tired=0, attempt=attempt)


def five_at_the_table() -> State:
    """Lord Sepia looks on while dice are asked for."""
    attempt = Attempt(1, "encounter", 6, 4, 12, "ins_tangram_spirit", (2, 5, 1))
    asked: dict[str, Any] = {"phase": "reroll", "windows": 4, "active": 1, "places": [6, 6, 6, 8], "tired": 0}
    return my_turn(lord_sepia=True, attempt=attempt, **asked)


def after_a_failure() -> State:
    attempt = Attempt(0, "encounter", 6, 6, 18, "vs_commander", (6, 6, 4), (2,), (), (), outcome=False)
    return my_turn(attempt=attempt, tired=0b0101)


def which_spirit() -> State:
    return my_turn(phase="spirit", spirits=0b100001, reserve=0)


def darkness_chooses() -> State:
    return my_turn(phase="grow", grown=[Growth(2)], light=0b011111111)


def which_way() -> State:
    return my_turn(phase="order", agents=[3, 6], dazed=0, waiting=0b11)


def told_a_story() -> State:
    return my_turn(2, lord_sepia=True, story=["The last of the blue drains into the gutter.", "Dust. " * 30])


def sepia_watches(**parts: Any) -> State:
    """Three guardians at play, and a line that Lord Sepia may tell."""
    return my_turn(3, lord_sepia=True, **{"tale": True, **parts})


def sepia_chooses() -> State:
    return sepia_watches(phase="grow", grown=[Growth(2)], light=0b011111111)


def sepia_is_attacked() -> State:
    """While support is waited for."""
    state = sepia_watches(places=[3, 3, 3], tired=0)
    GAME.apply(state, 0, Attack(), RNG)
    return state


def laying(cards: int = 3) -> State:
    """So many cards lie, the next one is mine; after three of them the fourth."""
    state = GAME.setup(Options(layout="place", first=-cards % 4), 4, RNG)
    for turn in range(cards):
        moves = GAME.legal_moves(state, state.active)
        GAME.apply(state, state.active, moves[7 * turn % len(moves)], RNG)
    return state


def ended(ending: Ending) -> State:
    return my_turn(ending=ending, phase="over", light=511 if ending == "light" else 0)


Lay = Callable[[], State]

SCREENS: Final[tuple[Lay, ...]] = (
    my_turn,
    a_random_map,
    planning,
    lying,
    asked_for_support,
    asked_for_dice,
    after_a_failure,
    which_spirit,
    darkness_chooses,
    which_way,
    told_a_story,
    five_at_the_table,
    laying,
    lambda: ended("light"),
    lambda: ended("dark"),
    lambda: ended("spirits"),
    lambda: ended("draw"),
)

ALL_PARTS: Final[tuple[Lay, ...]] = (
    planning,
    asked_for_dice,
    after_a_failure,
    darkness_chooses,
    told_a_story,
    laying,
    lambda: ended("light"),
    lambda: ended("dark"),
)
"""Fewer, and yet every part of the board is on one of them."""
