"""Determinised search for any game that can imagine: what would happen if the hidden cards lay so, or so?

Each candidate move is tried in the same imagined worlds with the same luck, so that what differs is the move
and not the deal. The worse half of the candidates is dropped again and again until the time is up
(sequential halving), which spends the budget where the decision is close.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from huetable.core.bot import Bot
from huetable.core.game import AnyGame
from huetable.core.rng import Rng
from huetable.core.terms import TABLE, Observation, Seat, TimerExpired, VoteEnded

from .fast_rng import FastRng


class SearchHeuristics(ABC):
    """What a game tells the search about itself: quick play, and what a position is worth."""

    horizon: int = 2000
    """How many moves a rollout looks ahead; shorter ones pay where `value` can judge an open position."""

    prior_weight: int = 20
    """How many rollouts of a move it takes until its prior counts half; with more it counts less and less."""

    @abstractmethod
    def policy(self, state: Any, seat: Seat, rng: FastRng) -> Any:
        """A sensible move for an awaited seat, quickly; it may see the whole imagined state."""

    @abstractmethod
    def is_settled(self, state: Any) -> bool:
        """Whether a rollout may stop here: the end of the game, or of a round."""

    @abstractmethod
    def value(self, state: Any, seat: Seat) -> float:
        """How good a position is for this seat, from 0 to 1: a settled one, or one at the horizon."""

    def candidates(self, observation: Observation, rng: Rng) -> Sequence[Any]:
        """The moves worth a thought; a game with forms adds some filled in."""
        return observation.moves

    def prior(self, observation: Observation, move: Any) -> float:
        """A bonus for what experience says is right; it decides where rollouts cannot, or are few."""
        return 0.0

    def imaginer(self, game: AnyGame, observation: Observation) -> Callable[[FastRng], Any]:
        """Makes worlds that this observation cannot tell from the truth; a game may make likelier ones, or quicker."""
        return lambda rng: game.imagine(observation.view, rng)


class Budget:
    """Thinking time in milliseconds, or a number of rollouts where results must be the same on any machine."""

    def __init__(self, milliseconds: int = 0, rollouts: int = 0) -> None:
        self.milliseconds = milliseconds
        self.rollouts = rollouts

    def share(self, part: float) -> RoundBudget:
        return RoundBudget(self.milliseconds * part / 1000, int(self.rollouts * part))


class RoundBudget:
    """What may be spent on one round of the halving; the first world is always played."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self._until = perf_counter() + seconds if seconds else None
        self._left = rollouts
        self._spent = False

    def spend(self, rollouts: int) -> bool:
        if not self._spent:
            self._spent = True
            self._left -= rollouts
            return True
        if self._until is not None:
            return perf_counter() < self._until
        self._left -= rollouts
        return self._left >= 0


def playout(game: AnyGame, heuristics: SearchHeuristics, state: Any, rng: FastRng) -> None:
    """Play on to the horizon or until the position is settled; interrupts are left out, and clocks run down
    when nobody is awaited.
    """
    for _ in range(heuristics.horizon):
        if heuristics.is_settled(state):
            return
        awaited = game.whose_turn(state)
        if awaited:
            game.apply(state, awaited[0], heuristics.policy(state, awaited[0], rng), rng)
        else:
            game.apply(state, TABLE, default_table_move(game, state), rng)


def default_table_move(game: AnyGame, state: Any) -> TimerExpired | VoteEnded:
    motion = game.motion(state)
    if motion is not None:
        return VoteEnded(motion.name, upheld=False)
    return TimerExpired(min(game.timers(state), key=lambda timer: timer.milliseconds).name)


def search(
    game: AnyGame, heuristics: SearchHeuristics, observation: Observation, rng: Rng, budget: Budget
) -> tuple[Any, dict[int, float]]:
    """The best candidate, and what each of them (by its place in the list) was worth on average."""
    if observation.seat is None:
        raise ValueError("a spectator has nothing to decide")
    race = _SequentialHalving(game, heuristics, observation, rng)
    if len(race.moves) > 1:
        race.run(budget)
    return race.moves[race.alive[0]], race.means()


class _SequentialHalving:
    """The candidates, and what has been found out about each so far."""

    def __init__(
        self, game: AnyGame, heuristics: SearchHeuristics, observation: Observation, rng: Rng
    ) -> None:
        self.game = game
        self.heuristics = heuristics
        self.seat: Seat = observation.seat or 0
        self.rng = rng
        self.moves = list(heuristics.candidates(observation, rng))
        self.alive = list(range(len(self.moves)))
        self._priors = [heuristics.prior(observation, move) for move in self.moves]
        self._totals = [0.0] * len(self.moves)
        self._tries = [0] * len(self.moves)
        self._imagine = heuristics.imaginer(game, observation)
        self._worlds = 0

    def run(self, budget: Budget) -> None:
        rounds = (len(self.moves) - 1).bit_length()
        for _ in range(rounds):
            allowance = budget.share(1 / rounds)
            while allowance.spend(len(self.alive)):
                self._try_all()
            self.alive.sort(key=self._score, reverse=True)
            del self.alive[(len(self.alive) + 1) // 2 :]

    def means(self) -> dict[int, float]:
        return {index: self._totals[index] / tries for index, tries in enumerate(self._tries) if tries}

    def _try_all(self) -> None:
        """One more world, the same for every candidate that is left."""
        luck = self.rng.below(2**62, f"world {self._worlds}")
        self._worlds += 1
        world = self._imagine(FastRng(luck))
        for index in self.alive:
            self._totals[index] += self._try(world, self.moves[index], luck)
            self._tries[index] += 1

    def _try(self, world: Any, move: Any, luck: int) -> float:
        state = self.game.copy(world)
        rng = FastRng(luck)
        self.game.apply(state, self.seat, move, rng)
        playout(self.game, self.heuristics, state, rng)
        return self.heuristics.value(state, self.seat)

    def _score(self, index: int) -> float:
        tries, prior_weight = self._tries[index], self.heuristics.prior_weight
        return self._totals[index] / tries + self._priors[index] * prior_weight / (prior_weight + tries)


class SearchBot(Bot):
    """Plays by search when awaited; leaves interrupts to whom it was built on."""

    def __init__(self, game: AnyGame, heuristics: SearchHeuristics, base_bot: Bot, budget: Budget) -> None:
        self.game = game
        self.heuristics = heuristics
        self.base_bot = base_bot
        """Decides when to interrupt, and how long to take."""
        self.budget = budget

    def choose(self, observation: Observation, rng: Rng) -> Any | None:
        if observation.seat not in observation.awaited:
            return self.base_bot.choose(observation, rng)
        return search(self.game, self.heuristics, observation, rng, self.budget)[0]

    def pause(self, observation: Observation, move: Any, rng: Rng) -> int:
        return self.base_bot.pause(observation, move, rng)
