"""Guardians of Hue for learners: every move numbered, and what everybody sees as numbers from 0 to 1.

Suggestions are moves as well. An answer says yes, no or "noted", without an idea of one's own, and Lord Sepia tells ready-made
lines. Seats are numbered from the observer, itself first; moves name seats as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeVar, get_args

from huetable.core.terms import Observation, Seat

from .rules.board.dice_odds import DICE_CHOICES, SIDES
from .rules.board.layout import LONG
from .rules.guardians.table_talk import READY_MADE_LINES
from .rules.legal_moves import ATTEMPTS, LOCATIONS, WALKS
from .rules.moves import (
    Assist,
    End,
    Fetch,
    Grow,
    Lay,
    Move,
    Narrate,
    Order,
    Pass,
    Propose,
    Reply,
    Reroll,
    Spawn,
    Stand,
    Step,
    Suggest,
    Support,
)
from .rules.setup import guardian_count
from .rules.state import (
    AGENT_COUNT,
    DRAW_ROUND,
    SPIRIT_COUNT,
    SUGGESTIONS_A_TURN,
    Answer,
    DiceAction,
    Options,
    Phase,
    Wish,
)
from .rules.view import PublicView

T = TypeVar("T")

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
DEEDS: Final[tuple[DiceAction, ...]] = get_args(DiceAction)
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
ANSWERS: Final[tuple[Answer, ...]] = get_args(Answer)
MAP_EDGE: Final = LONG * (len(LOCATIONS) - 1)
"""No card can lie further from the centre: each touches another one."""
MOST_RATING, MOST_TARGET, MOST_ROLLS, MOST_ACTIONS = 8, 24, 6, 7


@cache
def actions(options: Options, seats: int) -> tuple[Move, ...]:
    """Every move of guardians and darkness, then what can be said."""
    guardians = range(guardian_count(options, seats))
    return (
        *_layings(options),
        *WALKS,
        *ATTEMPTS.values(),
        Stand(),
        *map(Assist, guardians),
        End(),
        Support(),
        *map(Reroll, DICE_CHOICES),
        Pass(),
        *(kind(card) for kind in (Fetch, Grow, Spawn, Order, Step) for card in LOCATIONS),
        Propose(),
        *(Reply(seat, answer) for seat in guardians for answer in ANSWERS),
        *(Suggest(seat, wish, card) for seat in guardians for wish in WISHES for card in LOCATIONS),
        *map(Narrate, READY_MADE_LINES),
    )


def _layings(options: Options) -> Iterator[Lay]:
    """Only where the guardians lay the map: there are thousands of places."""
    if options.layout == "place":
        edge = range(-MAP_EDGE, MAP_EDGE + 1)
        yield from (Lay(x, y, upright) for y in edge for x in edge for upright in (True, False))


def legal_actions(observation: Observation) -> Iterable[Move]:
    """The listed moves, and what this seat may say now."""
    said = {form.move for form in observation.open_moves}
    talk: list[Move] = []
    if "suggest" in said:
        guardians = range(observation.view.public.guardians)
        talk += [Suggest(seat, wish, card) for seat in guardians for wish in WISHES for card in LOCATIONS]
    if "narrate" in said:
        talk += map(Narrate, READY_MADE_LINES)
    return (*observation.moves, *talk)


def size(options: Options, seats: int) -> int:
    """How many numbers `features` gives."""
    guardians = guardian_count(options, seats)
    board = len(LOCATIONS) * (len(LOCATIONS) + 9)
    return (
        board + len(PHASES) + 5 + 2 * seats + (len(LOCATIONS) + 3) * guardians + _ATTEMPT + _PLAN * guardians
    )


_ATTEMPT: Final = 2 * len(DEEDS) + 7
_PLAN: Final = len(WISHES) + len(LOCATIONS) + len(ANSWERS)


def features(observation: Observation) -> list[float]:
    public: PublicView = observation.view.public
    me = observation.seat or 0
    return [
        *_board(public),
        *_moment(public),
        *_turns(public, me),
        *_guardians(public, me),
        *_attempt(public),
        *_plan(public, me),
    ]


def _board(public: PublicView) -> list[float]:
    """For each location: its neighbours, light, spirit, agents, where it lies, what it is rated."""
    numbers: list[float] = []
    for card in LOCATIONS:
        here = [agent for agent in public.agents if agent.card == card]
        spot = public.spots[card]
        numbers += [float(public.near[card] >> other & 1) for other in LOCATIONS]
        numbers += [
            float(public.light[card]),
            float(card in public.spirits),
            sum(not agent.dazed for agent in here) / AGENT_COUNT,
            sum(agent.dazed for agent in here) / AGENT_COUNT,
            sum(agent.waiting for agent in here) / AGENT_COUNT,
            float(spot is not None),
            *[min(rated, MOST_RATING) / MOST_RATING for rated in public.ratings[card][1:]],
        ]
    return numbers


def _moment(public: PublicView) -> list[float]:
    """The phase, the round, what is left to do in it, and how many spirits there are."""
    return [
        *[float(public.phase == phase) for phase in PHASES],
        min(public.round, DRAW_ROUND) / DRAW_ROUND,
        min(public.actions, MOST_ACTIONS) / MOST_ACTIONS,
        min(public.rolls, MOST_ROLLS) / MOST_ROLLS,
        public.reserve / SPIRIT_COUNT,
        float(bool(public.stock)),
    ]


def _turns(public: PublicView, me: Seat) -> list[float]:
    """For each seat, mine first: whether it is active, and whether it decides for darkness."""
    seats = range(public.seats)
    active = [float(seat == public.active) for seat in seats]
    decider = [float(seat == public.decider) for seat in seats]
    return [*_rotated_from(me, active), *_rotated_from(me, decider)]


def _guardians(public: PublicView, me: Seat) -> list[float]:
    """For each guardian: where it is, whether it lies exhausted, whether it leads the round, what it has suggested."""
    found = []
    for seat in _guardians_from(public, me):
        place = [float(public.places[seat] == card) for card in LOCATIONS]
        talk = min(public.said[seat], SUGGESTIONS_A_TURN) / SUGGESTIONS_A_TURN
        found += [*place, float(public.tired[seat]), float(seat == public.first), talk]
    return found


def _attempt(public: PublicView) -> list[float]:
    """The chances of what can be attempted now; then the attempt that is on: what it is, its target, its dice, its chances."""
    chances = {prospect.deed: prospect.chance / 1000 for prospect in public.prospects}
    attempt, pending = public.attempt, public.pending
    on = attempt if attempt is not None and attempt.outcome is None else None
    dice = (on.dice if on is not None else ())[:3]
    return [
        *[chances.get(deed, 0.0) for deed in DEEDS],
        *[float(on is not None and on.deed == deed) for deed in DEEDS],
        0.0 if on is None else min(max(on.target, 0), MOST_TARGET) / MOST_TARGET,
        0.0 if on is None else min(max(on.rating, 0), MOST_RATING) / MOST_RATING,
        *[die / SIDES for die in dice],
        *[0.0] * (3 - len(dice)),
        0.0 if pending is None else pending.chance / 1000,
        0.0 if pending is None else pending.supported / 1000,
    ]


def _plan(public: PublicView, me: Seat) -> list[float]:
    """For each guardian, the last suggestion to it: what, where, and how it was answered."""
    last = {line.to: line for line in public.plan}
    numbers: list[float] = []
    for seat in _guardians_from(public, me):
        line = last.get(seat)
        numbers += [float(line is not None and line.wish == wish) for wish in WISHES]
        numbers += [float(line is not None and line.card == card) for card in LOCATIONS]
        numbers += [float(line is not None and line.answer == answer) for answer in ANSWERS]
    return numbers


def _guardians_from(public: PublicView, me: Seat) -> list[Seat]:
    """Me first; Lord Sepia sees them from the first seat on."""
    return _rotated_from(me if me < public.guardians else 0, range(public.guardians))


def _rotated_from(me: Seat, values: Sequence[T]) -> list[T]:
    return [*values[me:], *values[:me]]
