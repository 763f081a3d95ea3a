"""The bots: each sees an observation and nothing else. A bot may sit as a guardian or as Lord Sepia."""

from __future__ import annotations

from abc import abstractmethod
from copy import copy

from huetable.bots.search import Budget
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import ThinkingTime, difficulty
from huetable.games.guardians_of_hue.bots import greedy
from huetable.games.guardians_of_hue.rules.guardians.table_talk import READY_MADE_LINES, may_narrate
from huetable.games.guardians_of_hue.rules.legal_moves import MOVES_BY_PHASE
from huetable.games.guardians_of_hue.rules.moves import (
    Attack,
    BreakSeal,
    Encounter,
    Move,
    Narrate,
    Reply,
    Suggest,
)
from huetable.games.guardians_of_hue.rules.state import State, Wish
from huetable.games.guardians_of_hue.rules.state_queries import lord_sepia_seat
from huetable.games.guardians_of_hue.rules.view import imagine

from . import courtesy, hard_guardian, hard_lord_sepia, peoples_plans, suggestions
from .courtesy import NOTHING_RESERVED, Reserved
from .map_analysis import map_analysis_of
from .turn_search import TurnSearch

SUGGESTION_SECONDS = 0.2
"""Seconds that any bot may take to weigh a suggestion."""

THINKING_TIME = ThinkingTime(forced=700, easy=800, hard=2600)

RANDOM_MOVE_ONE_IN = 4
"""An easy guardian makes a random move in one of this many decisions."""

NARRATES_ONE_ROUND_IN = 3
"""Lord Sepia tells a line in one of this many rounds."""


class GuardianBot(Bot):
    """What all levels have in common: they announce plans, answer suggestions, and take their time."""

    seconds = SUGGESTION_SECONDS
    """How long it thinks about where to go."""
    people: frozenset[int] = frozenset()
    """Seats that people play."""

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        state, seat = imagine(observation.view, rng.child("imagine")), observation.seat
        if seat is None:
            return None
        if seat == lord_sepia_seat(state):
            return (
                self.decide_for_darkness(state, rng)
                if seat in observation.awaited
                else narrate(state, seat, rng)
            )
        if seat not in observation.awaited:
            return suggestions.acknowledge_suggestion(state, seat) or courtesy.take_over(
                state, seat, self.people
            )
        reserved = self.left_to_people(state)
        if state.phase != "act":
            return self.decide(state, seat, rng, reserved)
        search = hard_guardian.search_turn(state, SUGGESTION_SECONDS, reserved)
        return (
            self.speak(state, seat, search)
            or peoples_plans.follow(state, self.people, search)
            or self.decide(state, seat, rng, reserved)
        )

    def beside(self, people: frozenset[int]) -> GuardianBot:
        bot = copy(self)
        bot.people = people
        return bot

    def act(self, state: State, seat: int, rng: Rng) -> Move:
        """What it does where nothing is said."""
        return self.decide(state, seat, rng, self.left_to_people(state))

    def left_to_people(self, state: State) -> Reserved:
        """What it leaves to people in its turn, unless that costs too much."""
        if not self.people or state.phase not in ("act", "spirit"):
            return NOTHING_RESERVED
        reserved = courtesy.left_to_people(state, self.people)
        return NOTHING_RESERVED if reserved and self.is_too_polite(state, reserved) else reserved

    def is_too_polite(self, state: State, reserved: Reserved) -> bool:
        """Whether it gives too much away by leaving what it would rather do itself."""
        if state.phase != "act":
            return False
        search = hard_guardian.search_turn(state, SUGGESTION_SECONDS)
        wanted = self.intention(state, search)
        if wanted not in reserved or courtesy.is_theirs(state, self.people, wanted):
            return False
        return hard_guardian.cost_of_leaving(state, search, reserved) > courtesy.MAX_COURTESY_COST

    def speak(self, state: State, seat: int, search: TurnSearch) -> Move | None:
        """In its turn a guardian answers and follows the others; where nobody asked, it says where it is going."""
        lines = [line for line in state.plan if line.to == seat]
        if any(line.seat != seat for line in lines):
            return self.answer_or_follow(state, seat, search)
        if lines or state.said[seat]:
            return None
        return (
            courtesy.ask_person(state, self.people, search.reserved)
            or peoples_plans.offer_help(state, self.people, search)
            or self.announce(state, seat, search.reserved)
        )

    def announce(self, state: State, seat: int, reserved: Reserved) -> Suggest | None:
        """A few words about what it is up to; what is done here and now speaks for itself."""
        wish, card = self.intention(state, hard_guardian.search_turn(state, self.seconds, reserved))
        return None if card == state.places[seat] else Suggest(seat, wish, card)

    def answer_or_follow(self, state: State, seat: int, own: TurnSearch) -> Move | None:
        """First the answers to suggestions, then what was agreed to: who asks for something need not be left it."""
        search = hard_guardian.search_turn(state, SUGGESTION_SECONDS)
        answer: Reply | None = suggestions.reply_to_suggestion(
            state, seat, search, self.intention(state, own)
        )
        return answer or suggestions.follow_suggestion(state, seat, search)

    def intention(self, state: State, search: TurnSearch) -> tuple[Wish, int]:
        """What this guardian means to do, and where."""
        return greedy.choose_goal(state, map_analysis_of(state), search.reserved)

    @abstractmethod
    def decide(self, state: State, seat: int, rng: Rng, reserved: Reserved = NOTHING_RESERVED) -> Move:
        """A guardian's decision, or one of darkness that the starting player takes; never what is left to others."""

    @abstractmethod
    def decide_for_darkness(self, state: State, rng: Rng) -> Move:
        """A decision of Lord Sepia's."""

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        """What is left to the dice takes longest; support must come within eight seconds."""
        risky = isinstance(move, Attack | Encounter | BreakSeal | Narrate)
        return THINKING_TIME.draw(difficulty(len(observation.moves), risky=risky), rng)


def narrate(state: State, seat: int, rng: Rng) -> Narrate | None:
    """A line of the story, now and then, and none twice in a row."""
    fresh = [tale for tale in READY_MADE_LINES if tale not in state.story]
    quiet = rng.child("tale", state.round).below(NARRATES_ONE_ROUND_IN) > 0
    return Narrate(rng.choice(fresh, "line")) if fresh and not quiet and may_narrate(state, seat) else None


class EasyBot(GuardianBot):
    """Means well and often does something else; as Lord Sepia, anything at all."""

    def decide(self, state: State, seat: int, rng: Rng, reserved: Reserved = NOTHING_RESERVED) -> Move:
        if rng.below(RANDOM_MOVE_ONE_IN, "whim") == 0:
            return rng.choice(courtesy.moves_but(state, reserved), "any")
        return greedy.choose(state, reserved)

    def decide_for_darkness(self, state: State, rng: Rng) -> Move:
        return rng.choice(MOVES_BY_PHASE[state.phase](state), "any")


class NormalBot(GuardianBot):
    """Goes where light is won back with the fewest actions."""

    def decide(self, state: State, seat: int, rng: Rng, reserved: Reserved = NOTHING_RESERVED) -> Move:
        if state.phase in ("support", "reroll") and suggestions.is_asked_for_support(state, seat):
            return hard_guardian.choose_support(
                state, seat, hard_guardian.search_turn(state, SUGGESTION_SECONDS)
            )
        return greedy.choose(state, reserved)

    def decide_for_darkness(self, state: State, rng: Rng) -> Move:
        return greedy.choose_for_darkness(state, kind=False)


class HardBot(GuardianBot):
    """Searches the turn over the true odds, and judges what it leads to; as Lord Sepia, plays every choice on."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = 0.9 * milliseconds / 1000
        self.budget = Budget(milliseconds=int(0.9 * milliseconds))

    def decide(self, state: State, seat: int, rng: Rng, reserved: Reserved = NOTHING_RESERVED) -> Move:
        return hard_guardian.choose(state, seat, self.seconds, reserved)

    def intention(self, state: State, search: TurnSearch) -> tuple[Wish, int]:
        return suggestions.intention(search, state)

    def decide_for_darkness(self, state: State, rng: Rng) -> Move:
        return hard_lord_sepia.choose_for_lord_sepia(
            state, hard_guardian.evaluator_of(state), rng, self.budget
        )
