"""Bots for Hues and Cues: they see what their seat sees, and know what the names of colours say.

They never object to a cue: what the objections are about, no program can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final, NamedTuple

import numpy as np

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Observation
from huetable.core.thinking_time import USUAL, ThinkingTime, difficulty
from huetable.games.hues_and_cues.knowledge import colour_model_for
from huetable.games.hues_and_cues.knowledge.board_distance import IN_FRAME, POINTS
from huetable.games.hues_and_cues.knowledge.listener import (
    expected_points,
    field_chances,
    weigh_other_guesses,
)
from huetable.games.hues_and_cues.knowledge.speaker import CueIdea, Speaker, speaker
from huetable.games.hues_and_cues.knowledge.word_data import Floats
from huetable.games.hues_and_cues.rules.board import FIELDS, NUMBERS
from huetable.games.hues_and_cues.rules.cues.check import check_cue
from huetable.games.hues_and_cues.rules.moves import Choose, GiveCue, Move, Pass, Place
from huetable.games.hues_and_cues.rules.palette import COLOURS
from huetable.games.hues_and_cues.rules.random_moves import random_move
from huetable.games.hues_and_cues.rules.refusals import cue_context
from huetable.games.hues_and_cues.rules.view import View
from huetable.language.known import DEFAULT

THINKING_TIMES: Final[Mapping[type[Any], ThinkingTime]] = {
    Choose: ThinkingTime(forced=1500, easy=2200, hard=4500),
    GiveCue: ThinkingTime(forced=4000, easy=4500, hard=7600),
    Pass: ThinkingTime(forced=1500, easy=2500, hard=4500),
    Place: ThinkingTime(forced=1500, easy=1800, hard=4800),
}

_SURE: Final = 2.0
"""With so many points to expect of a field, a guesser does not hesitate."""

_LEAST_DOUBT: Final = 0.05

PATIENCE = 20
WHIM = 0.17
"""How much worse an idea may be, in points, to be said a third as often as the best one."""


class RandomBot(Bot):
    """Any legal move."""

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if observation.seat not in observation.awaited:
            return None
        view: View = observation.view
        moves: Sequence[Move] = observation.moves
        if not observation.open_moves:
            return rng.choice(moves, "move")
        if Pass() in moves and rng.below(2, "pass"):
            return Pass()
        for attempt in range(PATIENCE):
            move = random_move(observation, observation.open_moves[0], rng.child(attempt))
            if not isinstance(move, GiveCue) or is_undoubted(move.words, view):
                return move
        return Pass() if Pass() in moves else None

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        """Thinking of words takes longest. How long a giver thinks says nothing about the colour."""
        hard = self.doubt(observation) if isinstance(move, Place) else difficulty(len(observation.moves) or 2)
        if isinstance(move, GiveCue | Pass):
            hard = rng.fraction("words")
        return THINKING_TIMES.get(type(move), USUAL).draw(hard, rng)

    def doubt(self, observation: Observation) -> float:
        """How little it knows where to place its piece, up to 1."""
        return 1.0


def is_undoubted(words: str, view: View) -> bool:
    """A bot gives no cue that anybody could frown at."""
    return check_cue(words, cue_context(view.public)).kind == "ok"


class Skill(NamedTuple):
    heat: float
    """How far its guesses stray from the best field, in points."""
    vocabulary: int
    """How uncommon a word may be that it says: 1 to 5."""
    choices: int
    """How many of its best ideas it chooses from."""
    listens: bool
    """To what the others have guessed."""


EASY = Skill(heat=0.12, vocabulary=3, choices=20, listens=False)
NORMAL = Skill(heat=0.06, vocabulary=4, choices=14, listens=True)
HARD = Skill(heat=0.002, vocabulary=5, choices=10, listens=True)


class HuesBot(RandomBot):
    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if observation.seat not in observation.awaited:
            return None
        view: View = observation.view
        match view.public.phase:
            case "choose":
                return self.target(view, rng)
            case "cue1":
                return self.first_cue(view, rng) or super().choose(observation, rng)
            case "cue2":
                return self.second_cue(view, rng)
            case _:
                return self.place(view, observation.seat, rng)

    def speaker(self, language: str = DEFAULT) -> Speaker:
        """Who knows the words of a language."""
        return speaker(colour_model_for(COLOURS, language), self.skill.vocabulary)

    def target(self, view: View, rng: Rng) -> Choose:
        """The colour for which it has the best word; in the young players' variant one of many such fields."""
        used = set(view.public.used)
        speaker = self.speaker(view.public.options.language)
        best = {
            field: speaker.first_cue_ideas(NUMBERS[field], used, 1)[0].worth
            for field in view.private.card or FIELDS
        }
        order = sorted(best, key=lambda field: -best[field])
        return Choose(rng.choice(order[: 1 if view.private.card else len(order) // 10], "target"))

    def first_cue(self, view: View, rng: Rng) -> GiveCue | None:
        first_cue_ideas = self.speaker(view.public.options.language).first_cue_ideas(
            NUMBERS[view.private.target or ""], set(view.public.used), 4 * self.skill.choices
        )
        return self.pick_cue(first_cue_ideas, view, rng)

    def second_cue(self, view: View, rng: Rng) -> GiveCue | Pass:
        """Meant for those who went astray. A pass where the others would gain more than it does itself."""
        target = NUMBERS[view.private.target or ""]
        speaker = self.speaker(view.public.options.language)
        first = view.public.cues[0].words
        fields = [NUMBERS[piece.field] for piece in view.public.pieces]
        before = weigh_other_guesses(field_chances(speaker.model, [first]), fields)
        first_cue_ideas = speaker.second_cue_ideas(target, first, before, set(view.public.used))
        cue = self.pick_cue(first_cue_ideas[: 4 * self.skill.choices], view, rng)
        if cue is None:
            return Pass()
        after = before * field_chances(speaker.model, [cue.words])
        return (
            cue if second_round_pays(after / after.sum(), target, fields, len(view.public.scores)) else Pass()
        )

    def pick_cue(self, first_cue_ideas: Sequence[CueIdea], view: View, rng: Rng) -> GiveCue | None:
        """One that nobody can frown at."""
        good = [offer for offer in first_cue_ideas if is_undoubted(offer.words, view)][: self.skill.choices]
        if not good:
            return None
        return GiveCue(choose_idea(good, rng).words)

    def place(self, view: View, seat: int, rng: Rng) -> Place:
        expected = self.expected(view, seat)
        weights = np.where(expected < 0, 0, np.exp((expected - expected.max()) / self.skill.heat))
        return Place(FIELDS[pick_by_weight(weights, rng)])

    def doubt(self, observation: Observation) -> float:
        """A field that can expect many points stands out."""
        best = float(self.expected(observation.view, observation.seat or 0).max())
        return max(_LEAST_DOUBT, 1 - best / _SURE)

    def expected(self, view: View, seat: int) -> Floats:
        """The points that it expects of each field."""
        likely = field_chances(
            colour_model_for(COLOURS, view.public.options.language), [cue.words for cue in view.public.cues]
        )
        if self.skill.listens:
            likely = weigh_other_guesses(
                likely, [NUMBERS[piece.field] for piece in view.public.pieces if piece.seat != seat]
            )
        return expected_points(likely, [NUMBERS[piece.field] for piece in view.public.pieces])


def choose_idea(ideas: Sequence[CueIdea], rng: Rng, whim: float = WHIM) -> CueIdea:
    """One of the best, the better the likelier, so that no two games are alike."""
    weights = [exp((idea.worth - ideas[0].worth) / whim) for idea in ideas]
    return ideas[pick_by_weight(np.array(weights, np.float32), rng)]


def second_round_pays(likely: Floats, target: int, taken: Sequence[int], seats: int) -> bool:
    """Whether the giver gains more by a second round of guesses than each of the guessers does."""
    free = np.ones(len(likely), np.float32)
    free[list(taken)] = 0
    framed = float(IN_FRAME[target] * free @ likely)
    room = float(IN_FRAME[target] @ free)
    gain = min((seats - 1) * framed, room) * (2 if seats == 3 else 1)
    return gain > float(POINTS[target] * free @ likely)


def pick_by_weight(weights: Floats, rng: Rng) -> int:
    """A place by its share of the whole."""
    ladder = np.cumsum(weights, dtype=np.float64)
    return int(np.searchsorted(ladder, rng.fraction("pick") * ladder[-1], side="right"))
