"""What a game of Guardians of Hue is made of. All of it is public, but for the order of the cards still to be laid.

Sets of locations and of seats are kept as bits of a number: `light >> card & 1`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from huetable.games.guardians_of_hue.data.cards import CARDS, CENTRE

Card = int
"""A location, by its place in data/cards.py."""

Phase = Literal["lay", "grow", "spawn", "act", "support", "reroll", "spirit", "order", "step", "over"]
"""Laying the map; choosing what turns dark, and where an agent appears; a guardian's turn; support before a roll,
and after it; choosing the spirit that moves; which agent goes first, and where to; after the end."""

DiceAction = Literal["attack", "encounter", "seal"]
"""What is decided by dice."""

Wish = Literal["move", "attack", "encounter", "seal", "stand", "assist", "support", "end"]
"""What a guardian can mean to do, or suggest to another."""

Answer = Literal["noted", "agreed", "declined"]

Ending = Literal["light", "dark", "spirits", "draw"]

Enemy = Literal["contrast_shadows", "pica_savage", "ins_tangram_spirit", "vs_commander"]

ALL_LOCATIONS: Final = (1 << len(CARDS)) - 1
OUTER_LOCATIONS: Final = ALL_LOCATIONS & ~(1 << CENTRE)
AGENT_COUNT: Final = 2
SPIRIT_COUNT: Final = 2
ACTIONS_A_TURN: Final = 4
BALANCED_ACTIONS: Final = {2: 6, 3: 4, 4: 3}
EXTRA_ACTIONS: Final = {2: 7, 3: 5, 4: 4}
"""Actions a turn by the number of guardians, where few of them get more."""
GROWTH_ROLLS: Final = {"easy": 1, "difficult": 2, "impossible": 3}
DUSK_ROUND, DUSK_EVERY = 16, 5
SHORT_NIGHT_ROUND: Final = 3
"""In a short night darkness grows once more in each round from this one on."""
DRAW_ROUND: Final = 25
SUPPORT_WINDOW_MS: Final = 8000
SUGGESTIONS_A_TURN: Final = 3
STORY_LETTERS: Final = 200
STORY_LINES: Final = 6
"""How many of Lord Sepia's lines stay on the screen."""
RULES_VERSION: Final = 2
"""The version of the rules that a new game is played by."""
SUPPORT_MUST_MATTER_SINCE: Final = 2
"""Since this version nobody is asked for support that could not change how an attempt ends."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    difficulty: Annotated[
        Literal["easy", "difficult", "impossible"],
        Meta(
            description="How often darkness grows each round: once, twice or three times. Easy suits two guardians, "
            "Difficult three, Impossible four who know the game. With balanced or extra actions, Difficult suits any number."
        ),
    ] = "easy"
    layout: Annotated[
        Literal["random", "place", "square"],
        Meta(description="At random, card by card by the guardians, or as three rows of three."),
    ] = "random"
    lord_sepia: Annotated[
        bool,
        Meta(
            description="The player in the last seat plays against the others and decides for darkness. "
            "With five players there always is one."
        ),
    ] = False
    balanced: Annotated[
        bool,
        Meta(description="Twelve actions each round are shared out: six, four or three for each guardian."),
    ] = False
    extra_actions: Annotated[
        bool,
        Meta(
            description="Fewer guardians have more actions: seven each with two, five with three, four with four. "
            "Then balanced actions don't count."
        ),
    ] = False
    dusk: Annotated[
        bool, Meta(description="Darkness grows faster from round 16 on, so that long games end.")
    ] = False
    short_night: Annotated[
        bool,
        Meta(
            description="Less is dark at the start, and from round 3 on darkness grows faster every round, so that games are short."
        ),
    ] = False
    first: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | None,
        Meta(description="The guardian who starts. Otherwise one is drawn at random."),
    ] = None
    clock: Annotated[bool, Meta(description="Without it, the game waits until everybody has answered.")] = (
        True
    )


class Spot(Struct, frozen=True):
    """Where a card lies: its top left corner, and whether it stands upright (2 wide, 3 high)."""

    x: int
    y: int
    upright: bool


class Help(Struct, frozen=True):
    """Dice that a guardian had rolled again for another."""

    seat: int
    dice: tuple[int, ...]
    """Which of the three, by their places."""


class Attempt(Struct, frozen=True):
    """An attack, an encounter or the breaking of a seal, from its start until the next one."""

    seat: int
    deed: DiceAction
    card: Card
    rating: int
    """Support already counted."""
    target: int
    enemy: Enemy | None
    """Who is encountered."""
    dice: tuple[int, ...] = ()
    """As they lie; none before the roll, and none where no roll was needed."""
    supporters: tuple[int, ...] = ()
    rerolls: tuple[Help, ...] = ()
    answered: tuple[int, ...] = ()
    """Who has passed since the last roll."""
    outcome: bool | None = None


class Suggestion(Struct, frozen=True):
    """One line of the plan: `seat` says that `to`, another or the same, should do this there."""

    seat: int
    to: int
    wish: Wish
    card: Card
    answer: Answer | None = None
    instead: Wish | None = None
    """What the other means to do, and where."""
    where: Card | None = None


class Growth(Struct, frozen=True):
    """One roll of Darkness Grows and what came of it."""

    roll: int
    card: Card | None = None
    """None while it is being chosen, and where nothing happened."""
    agent: bool = False
    """An agent appeared there; otherwise it turned dark."""


class AgentTurn(Struct, frozen=True):
    """What an agent did in its turn."""

    start: Card
    card: Card
    roll: int | None = None
    """The black die, where the location was light."""
    darkened: bool = False


class State(Struct):
    options: Options
    guardians: int
    """How many; they sit in the first seats, and Lord Sepia behind them."""
    seats: int
    spots: list[Spot | None]
    near: list[int]
    """The locations adjacent to each, as bits."""
    stock: list[Card]
    """Cards to be laid by the guardians, the next one first; only that one lies face up."""
    phase: Phase
    round: int
    """0 while setting up."""
    first: int
    """The round's starting player."""
    active: int
    actions: int
    light: int
    """Bits of the locations."""
    places: list[Card]
    tired: int
    """Bits of the guardians who lie exhausted."""
    agents: list[Card]
    """Where the agents are that are out of the reserve."""
    dazed: int
    """Bits of the agents that lie exhausted, by their places in that list."""
    waiting: int
    """Bits of the agents that have yet to act in this round."""
    acting: int
    """The agent whose step is being chosen."""
    spirits: int
    """Bits of the locations with a spirit."""
    reserve: int
    """Spirits that are on no location and not lost."""
    rolls: int
    """How often darkness has yet to grow now."""
    grown: list[Growth]
    """What it did the last time, roll by roll."""
    strides: list[AgentTurn]
    """What the agents did the last time, in order."""
    attempt: Attempt | None
    windows: int
    """How many times support was waited for: the name of the timer."""
    plan: list[Suggestion]
    said: list[int]
    """How many suggestions each guardian has made in this turn."""
    story: list[str]
    tale: bool
    """Whether Lord Sepia may tell another line."""
    asked: int
    """The last round in which a draw was proposed."""
    proposer: int | None
    """Whose proposal is being voted on."""
    ending: Ending | None = None
    rules: int = RULES_VERSION
    """The version of the rules that this game is played by."""
    took_part: int = 0
    """Bits of the guardians who have attempted something, or helped somebody, in this game."""


def copy(state: State) -> State:
    """A state of its own, quickly: only the lists can change in place."""
    return State(
        state.options,
        state.guardians,
        state.seats,
        state.spots.copy(),
        state.near.copy(),
        state.stock.copy(),
        state.phase,
        state.round,
        state.first,
        state.active,
        state.actions,
        state.light,
        state.places.copy(),
        state.tired,
        state.agents.copy(),
        state.dazed,
        state.waiting,
        state.acting,
        state.spirits,
        state.reserve,
        state.rolls,
        state.grown.copy(),
        state.strides.copy(),
        state.attempt,
        state.windows,
        state.plan.copy(),
        state.said.copy(),
        state.story.copy(),
        state.tale,
        state.asked,
        state.proposer,
        state.ending,
        state.rules,
        state.took_part,
    )
