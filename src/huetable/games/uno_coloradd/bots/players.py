"""Bots for UNO ColorADD: they see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from huetable.bots.search import Budget, SearchBot
from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import Observation, Seat
from huetable.core.thinking_time import closeness
from huetable.games.uno_coloradd.rules.moves import Accept, Challenge, Draw, Keep, Move, NameColour, Play
from huetable.games.uno_coloradd.rules.view import View

from . import alertness
from .alertness import CARELESS, SHARP, Alertness
from .difficulty import decision_difficulty
from .heuristics import KIND_OF, best_colour, danger, is_bluff, play_score
from .network import knows_position, network_move, network_values
from .search_heuristics import UnoHeuristics
from .suspicion import is_suspicious

Instead = Keep | Draw

_CARDS_TO_PLAY_WILD_FROM: Final = 3
"""With so few cards left a wild card is no longer kept."""

_CLEARLY_BETTER: Final = 3.0
"""A lead by which a card is played without a second thought, in cards of the same colour that are left to follow it."""

_CLEAR_TO_NETWORK: Final = 3.0
"""The same in the network's own measure: the card is twenty times as likely as the next one."""

INSIGHT_RATE: Final = 0.5
"""How often `normal` finds what the network would play between two."""

URGENT_BLUFF_RATE: Final = 0.25
"""How often `hard` bluffs to stop somebody who is nearly out: the network alone hardly ever would, and people do."""


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
        return alertness.pause(move, rng, CARELESS, decision_difficulty(observation, move))


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
        close = closeness(self.values_of_cards(observation), _CLEARLY_BETTER)
        return alertness.pause(move, rng, self.alertness, decision_difficulty(observation, move, close))

    def values_of_cards(self, observation: Observation) -> Sequence[float]:
        """What its cards are worth to it now. Without an idea of that, all are worth the same."""
        return (0.0, 0.0)

    def decide(self, view: View, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """Its turn. It calls afterwards, if at all, so plays with the call are left out."""
        plays = [move for move in moves if isinstance(move, Play) and move.call is None]
        if Challenge() in moves:
            return self.answer_draw_four(view, seat, plays, rng)
        if any(isinstance(move, NameColour) for move in moves):
            return NameColour(best_colour(view.private.hand))
        if plays:
            return self.play(
                view, seat, plays, [move for move in moves if isinstance(move, Keep | Draw)], rng
            )
        return moves[0]

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], instead: Sequence[Instead], rng: Rng
    ) -> Play | Instead:
        """Which card, and how; `instead` holds what else can be done: draw, or keep the card just drawn."""
        raise NotImplementedError

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        """A Wild Draw Four was played on it."""
        raise NotImplementedError


class EasyBot(InterruptingBot):
    """Plays any card that fits, does not think of bluffs, and challenges at random."""

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], instead: Sequence[Instead], rng: Rng
    ) -> Play | Instead:
        card = rng.choice(plays, "fancy").card
        ways = [play for play in plays if play.card == card]
        named = [play for play in ways if play.colour in (None, best_colour(view.private.hand))]
        return rng.choice(named if rng.fraction("thought") < 0.7 else ways, "way")

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        if plays:
            return rng.choice(plays, "stack")
        return Challenge() if rng.fraction("whim") < 0.2 else Accept()


class NormalBot(InterruptingBot):
    """A good player's habits: keeps its colours together and its wild cards for last, counts and remembers before
    it challenges, and bluffs when it must.
    """

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], instead: Sequence[Instead], rng: Rng
    ) -> Play | Instead:
        honest = [play for play in plays if not is_bluff(play, view)]
        chosen = max(honest or plays, key=lambda play: play_score(play, view, seat))
        if self.wants_to_bluff(view, seat, rng) and len(honest) < len(plays):
            return max(plays, key=lambda play: (is_bluff(play, view), play_score(play, view, seat)))
        return instead[0] if instead and self.keeps_for_later(view, seat, chosen) else chosen

    def values_of_cards(self, observation: Observation) -> Sequence[float]:
        view, seat = observation.view, observation.seat or 0
        plays = [move for move in observation.moves if isinstance(move, Play) and not is_bluff(move, view)]
        worth: dict[str, float] = {}
        for play in plays:
            worth[play.card] = max(play_score(play, view, seat), worth.get(play.card, float("-inf")))
        return list(worth.values())

    def wants_to_bluff(self, view: View, seat: Seat, rng: Rng) -> bool:
        """A bluff is for when the next player is nearly out, or when so few cards are left that it looks honest."""
        if danger(view, seat) >= 0.6:
            return rng.fraction("bluff") < 0.6
        return len(view.private.hand) <= 4 and rng.fraction("bluff") < 0.15

    def keeps_for_later(self, view: View, seat: Seat, play: Play) -> bool:
        """A wild card is worth more later, and even worth drawing for, unless somebody must be stopped."""
        wild = KIND_OF[play.card] in ("wild", "four")
        return wild and len(view.private.hand) > _CARDS_TO_PLAY_WILD_FROM and danger(view, seat) < 0.6

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        if is_suspicious(view, seat):
            return Challenge()
        return plays[0] if plays else Accept()


class AdvisedBot(NormalBot):
    """The same habits; but between two, where cards decide more, it finds a better play every other turn."""

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], instead: Sequence[Instead], rng: Rng
    ) -> Play | Instead:
        two = len(view.public.counts) == 2 and knows_position(view)
        if two and rng.fraction("insight") < INSIGHT_RATE:
            return network_move(view, seat, [*plays, *instead])
        return super().play(view, seat, plays, instead, rng)


class HardBot(SearchBot):
    """Plays by the network where it has learnt the rules of the table, and elsewhere searches over imagined hidden
    cards; more alert than the others, but not perfectly.
    """

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.baseline = NormalBot(SHARP)
        super().__init__(game, UnoHeuristics(self.baseline), self.baseline, budget)

    def choose(self, observation: Observation, rng: Rng) -> Move | None:
        interrupt = alertness.interrupt(observation, rng, SHARP)
        if interrupt is not None or observation.seat not in observation.awaited:
            return interrupt
        if knows_position(observation.view):
            return self.play_by_network(observation, rng)
        return super().choose(observation, rng)

    def pause(self, observation: Observation, move: Move, rng: Rng) -> int:
        if observation.seat not in observation.awaited or not knows_position(observation.view):
            return super().pause(observation, move, rng)
        values = network_values(observation.view, observation.seat or 0, observation.moves)
        difficulty = decision_difficulty(observation, move, closeness(values, _CLEAR_TO_NETWORK))
        return alertness.pause(move, rng, SHARP, difficulty)

    def play_by_network(self, observation: Observation, rng: Rng) -> Move:
        """Whom to believe is no matter for the network: it remembers nobody."""
        view, seat = observation.view, observation.seat or 0
        moves: Sequence[Move] = observation.moves
        if Challenge() in moves:
            return self.baseline.decide(view, seat, moves, rng)
        bluffs = [move for move in moves if isinstance(move, Play) and is_bluff(move, view)]
        urgent = danger(view, seat) >= 0.6 and rng.fraction("bluff") < URGENT_BLUFF_RATE
        return network_move(view, seat, bluffs if bluffs and urgent else moves)
