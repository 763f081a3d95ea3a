"""Bots for UNO ColorADD: they see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.bots.search import Budget, SearchBot
from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation, Seat
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Keep, Move, NameColour, Play
from huetable.games.uno_coloradd.rules.view import View

from . import alertness
from .alertness import CARELESS, SHARP, Alertness
from .heuristics import KIND_OF, best_colour, bluff_probability, danger, is_bluff, play_score
from .search_heuristics import UnoHeuristics

ASSUMED_BLUFF_RATE: Final = 0.3
"""The share of players who would bluff with a Wild Draw Four when they can, as this bot assumes."""

CHALLENGE_FROM_PROBABILITY: Final = 0.3
"""Odds of a bluff from which a challenge pays: eight cards and a turn to win, two cards to lose."""


class RandomBot(Bot):
    """Any card that fits; draws only if none does, plays the drawn card if it can, accepts everything, and
    never interrupts.
    """

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        if observation.seat not in observation.awaited:
            return None
        moves: Sequence[Move] = observation.moves
        plays = [move for move in moves if isinstance(move, Play)]
        return rng.choice(plays, "play") if plays else moves[0]

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        return alertness.pause(observation, move, rng, CARELESS)


class InterruptingBot(Bot):
    """Calls, catches and jumps in as its alertness says; a subclass decides its turns."""

    def __init__(self, alertness: Alertness) -> None:
        self.alertness = alertness

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        seat = observation.seat
        interrupt = alertness.interrupt(observation, rng, self.alertness)
        if interrupt is not None or seat is None or seat not in observation.awaited:
            return interrupt
        return self.decide(observation.view, seat, observation.moves, rng)

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        return alertness.pause(observation, move, rng, self.alertness)

    def decide(self, view: View, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """Its turn. It calls afterwards, if at all, so plays with the call are left out."""
        plays = [move for move in moves if isinstance(move, Play) and move.call is None]
        if Challenge() in moves:
            return self.answer_draw_four(view, seat, plays, rng)
        if any(isinstance(move, NameColour) for move in moves):
            return NameColour(best_colour(view.private.hand))
        if plays:
            return self.play(view, seat, plays, [move for move in moves if isinstance(move, Keep)], rng)
        return moves[0]

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], keep: Sequence[Keep], rng: Rng
    ) -> Play | Keep:
        """Which card, and how; `keep` holds the one other thing to do with a card just drawn."""
        raise NotImplementedError

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        """A Wild Draw Four was played on it."""
        raise NotImplementedError


class EasyBot(InterruptingBot):
    """Plays any card that fits, does not think of bluffs, and challenges at random."""

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], keep: Sequence[Keep], rng: Rng
    ) -> Play | Keep:
        card = rng.choice(plays, "fancy").card
        ways = [play for play in plays if play.card == card]
        named = [play for play in ways if play.colour in (None, best_colour(view.private.hand))]
        return rng.choice(named if rng.fraction("thought") < 0.7 else ways, "way")

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        if plays:
            return rng.choice(plays, "stack")
        return Challenge() if rng.fraction("whim") < 0.2 else Accept()


class NormalBot(InterruptingBot):
    """A good player's habits: keeps its colours together and its wild cards for last, counts before it
    challenges, and bluffs when it must.
    """

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], keep: Sequence[Keep], rng: Rng
    ) -> Play | Keep:
        honest = [play for play in plays if not is_bluff(play, view)]
        chosen = max(honest or plays, key=lambda play: play_score(play, view, seat))
        if self.wants_to_bluff(view, seat, rng) and len(honest) < len(plays):
            return max(plays, key=lambda play: (is_bluff(play, view), play_score(play, view, seat)))
        return keep[0] if keep and self.keeps_for_later(view, seat, chosen) else chosen

    def wants_to_bluff(self, view: View, seat: Seat, rng: Rng) -> bool:
        """A bluff is for when the next player is nearly out, or when so few cards are left that it looks honest."""
        if danger(view, seat) >= 0.6:
            return rng.fraction("bluff") < 0.6
        return len(view.private.hand) <= 4 and rng.fraction("bluff") < 0.15

    def keeps_for_later(self, view: View, seat: Seat, play: Play) -> bool:
        """A wild card just drawn is worth more later, unless somebody must be stopped."""
        wild = KIND_OF[play.card] in ("wild", "four")
        return wild and len(view.private.hand) > 2 and danger(view, seat) < 0.6

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        if bluff_probability(view, seat, ASSUMED_BLUFF_RATE) > CHALLENGE_FROM_PROBABILITY:
            return Challenge()
        return plays[0] if plays else Accept()


class HardBot(SearchBot):
    """Searches over imagined hidden cards; more alert than the others, but not perfectly."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.baseline = NormalBot(SHARP)
        super().__init__(game, UnoHeuristics(self.baseline), self.baseline, budget)

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        interrupt = alertness.interrupt(observation, rng, SHARP)
        return interrupt or super().choose(observation, rng)
