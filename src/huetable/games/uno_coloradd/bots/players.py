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
from .uno_mind import UnoMind

ASSUMED_BLUFF_RATE: Final = 0.3
"""How many of those who could bluff with a Wild Draw Four are thought to do it."""

CHALLENGE_FROM_PROBABILITY: Final = 0.3
"""Odds of a bluff from which a challenge pays: eight cards and a turn to win, two cards to lose."""


class RandomBot(Bot):
    """Any card that fits; draws only if none does, plays the drawn card if it can, accepts everything, and
    never interrupts.
    """

    def choose(self, sight: Observation, rng: Rng) -> Move | None:
        if sight.seat not in sight.awaited:
            return None
        moves: Sequence[Move] = sight.moves
        plays = [move for move in moves if isinstance(move, Play)]
        return rng.choice(plays, "play") if plays else moves[0]

    def pause(self, sight: Observation, move: Move, rng: Rng) -> int:
        return alertness.pause(sight, move, rng, CARELESS)


class InterruptingBot(Bot):
    """Interrupts as its manners are; what it does in its turn is up to its kind."""

    def __init__(self, manners: Alertness) -> None:
        self.manners = manners

    def choose(self, sight: Observation, rng: Rng) -> Move | None:
        seat = sight.seat
        interrupt = alertness.interrupt(sight, rng, self.manners)
        if interrupt is not None or seat is None or seat not in sight.awaited:
            return interrupt
        return self.decide(sight.view, seat, sight.moves, rng)

    def pause(self, sight: Observation, move: Move, rng: Rng) -> int:
        return alertness.pause(sight, move, rng, self.manners)

    def decide(self, view: View, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """Its turn: it calls afterwards, if at all, so the plays that say "uno" at once are left out."""
        plays = [move for move in moves if isinstance(move, Play) and move.call is None]
        if Challenge() in moves:
            return self.answer(view, seat, plays, rng)
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

    def answer(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        """A Wild Draw Four was played on it."""
        raise NotImplementedError


class EasyBot(InterruptingBot):
    """Plays what it fancies: half the time the biggest card, no thought of bluffs, and it challenges at whim."""

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], keep: Sequence[Keep], rng: Rng
    ) -> Play | Keep:
        fancied = rng.choice(plays, "fancy")
        ways = [play for play in plays if play.card == fancied.card]
        named = [play for play in ways if play.colour in (None, best_colour(view.private.hand))]
        return rng.choice(named if rng.fraction("thought") < 0.7 else ways, "way")

    def answer(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
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
        if self.dares(view, seat, rng) and len(honest) < len(plays):
            return max(plays, key=lambda play: (is_bluff(play, view), play_score(play, view, seat)))
        return keep[0] if keep and self.saves(view, seat, chosen) else chosen

    def dares(self, view: View, seat: Seat, rng: Rng) -> bool:
        """A bluff is for when the next player is nearly out, or when so few cards are left that it looks honest."""
        if danger(view, seat) >= 0.6:
            return rng.fraction("bluff") < 0.6
        return len(view.private.hand) <= 4 and rng.fraction("bluff") < 0.15

    def saves(self, view: View, seat: Seat, play: Play) -> bool:
        """A wild card just drawn is worth more later, unless somebody must be stopped."""
        wild = KIND_OF[play.card] in ("wild", "four")
        return wild and len(view.private.hand) > 2 and danger(view, seat) < 0.6

    def answer(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        if bluff_probability(view, seat, ASSUMED_BLUFF_RATE) > CHALLENGE_FROM_PROBABILITY:
            return Challenge()
        return plays[0] if plays else Accept()


class HardBot(SearchBot):
    """Imagines the hidden cards, and plays on in its head; has better manners than the others, not perfect ones."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.habits = NormalBot(SHARP)
        super().__init__(game, UnoMind(self.habits), self.habits, budget)

    def choose(self, sight: Observation, rng: Rng) -> Move | None:
        interrupt = alertness.interrupt(sight, rng, SHARP)
        return interrupt or super().choose(sight, rng)
