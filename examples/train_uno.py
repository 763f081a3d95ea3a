"""Teaches a small network to play UNO between two, with NumPy alone, and plays it against the bot `random`.

    .venv/bin/python examples/train_uno.py                       about a minute on two cores
    .venv/bin/python examples/train_uno.py --save records/uno    also keeps the records of its 1,000 rounds

The network has one hidden layer. It plays many rounds at once against an opponent that plays any card that fits, and after
each batch it makes the choices likelier that led to better than it had expected (PPO, with generalised advantages).
"""

from __future__ import annotations

import argparse
import os

# Each process has one core; NumPy's own threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from huetable.bots.levels import make_bot
from huetable.bots.runner import play_game
from huetable.bots.virtual_game import Player, SecretSeed
from huetable.cli.simulation.totals import wilson_interval
from huetable.core.record import write_record
from huetable.envs import policy_bot, vector
from huetable.games import find_game

SEATS = 2
OPTIONS: dict[str, Any] = {"goal": 0, "clock": False}
"""One round, no clock."""
HIDDEN = 64
LEARNING_RATE = 2e-3
CLIP = 0.2
"""How far the chance of a choice may move in one batch."""
HURRY = 0.98
"""What a win is worth one decision later: without it, rounds go on and on."""
FAR_SIGHT = 0.95
"""How much of what is gained one decision later still counts."""
LESSONS = 3
"""How often a batch is gone through."""
IN_A_LESSON = 512
ENTROPY = 0.01
"""How much variety is rewarded, so that nothing is given up too early."""
ROUNDS_IN_A_BATCH = 64
REPORTED_EVERY = 512


class Network:
    """From what a seat sees to how much each action is liked, and to how likely the round is won."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        self.parts = {
            "inner": rng.normal(0, 1 / np.sqrt(size), (size, HIDDEN)).astype(np.float32),
            "shift": np.zeros(HIDDEN, np.float32),
            "likes": np.zeros((HIDDEN, actions), np.float32),
            "habit": np.zeros(actions, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self.moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self.updates = 0

    def hidden(self, seen: Any) -> Any:
        return np.maximum(seen @ self.parts["inner"] + self.parts["shift"], 0)

    def chances(self, hidden: Any, mask: Any) -> Any:
        """Of each legal action."""
        likes = np.where(mask > 0, hidden @ self.parts["likes"] + self.parts["habit"], -1e9)
        likes = np.exp(likes - likes.max(axis=-1, keepdims=True))
        return likes / likes.sum(axis=-1, keepdims=True)

    def value(self, hidden: Any) -> Any:
        """What is expected: 1 is a win now, 0 a loss."""
        return hidden @ self.parts["value"]

    def draw_action(self, seen: Any, mask: Any, rng: np.random.Generator) -> int:
        """By its chances, as it was trained. Always what it likes best would be a false catch again and again, which costs
        nothing without a clock.
        """
        chances = self.chances(self.hidden(seen), mask).astype(np.float64)
        return int(rng.choice(len(chances), p=chances / chances.sum()))

    def learn(self, seen: Any, mask: Any, chosen: Any, chance: Any, gain: Any, target: Any) -> None:
        """One step: choices with a gain get likelier, as long as their chance has not moved far from what it was when they
        were made; and the expected value gets nearer to its target.
        """
        hidden = self.hidden(seen)
        chances = self.chances(hidden, mask)
        places = np.arange(len(chosen))
        ratio = chances[places, chosen] / chance
        moved_enough = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(moved_enough, 0, gain * ratio)
        surprise = np.log(np.maximum(chances, 1e-9))
        variety = chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        likes = chances * weight[:, None] + ENTROPY * variety
        likes[places, chosen] -= weight
        likes /= len(chosen)
        values = (self.value(hidden) - target) / len(chosen)
        back = (likes @ self.parts["likes"].T + values[:, None] * self.parts["value"]) * (hidden > 0)
        self._descend(
            {
                "inner": seen.T @ back,
                "shift": back.sum(axis=0),
                "likes": hidden.T @ likes,
                "habit": likes.sum(axis=0),
                "value": hidden.T @ values,
            }
        )

    def _descend(self, slopes: dict[str, Any]) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = (first / (1 - 0.9**self.updates)) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            self.parts[name] -= (LEARNING_RATE * step).astype(np.float32)


class Decision(NamedTuple):
    seen: Any
    mask: Any
    action: int
    chance: float
    value: float


class Choice(NamedTuple):
    """A decision of a round that is over: how much better it went on than expected, and what should have been expected."""

    decision: Decision
    gain: float
    target: float


def train(rounds: int, seed: int, processes: int, envs: int = 64) -> Network:
    """Play so many rounds, from both seats alike, and learn from them."""
    rng = np.random.default_rng(seed)
    with vector("uno", envs=envs, processes=processes, seed=seed, seats=SEATS, options=OPTIONS) as runner:
        network = Network(runner.shape.size, runner.shape.actions, rng)
        plays = np.array([type(move).__name__ == "Play" for move in runner.moves], np.int8)
        me = np.arange(envs) % SEATS
        open_rounds: list[list[Decision]] = [[] for _ in range(envs)]
        played: list[Choice] = []
        finished = won = 0
        batch = runner.reset()
        while finished < rounds:
            mine = batch.seat == me
            hidden = network.hidden(batch.observation)
            chances = network.chances(hidden, batch.action_mask)
            values = network.value(hidden)
            actions = _draw_actions(np.where(mine[:, None], chances, _opponent(batch, plays)), rng)
            for row in np.flatnonzero(mine):
                seen, mask = batch.observation[row].copy(), batch.action_mask[row].copy()
                chance = chances[row, actions[row]]
                open_rounds[row].append(Decision(seen, mask, actions[row], chance, values[row]))
            batch = runner.step(actions)
            for row in np.flatnonzero(batch.done):
                wins = batch.rewards[row, me[row]] > 0
                played += _judge(open_rounds[row], float(wins))
                open_rounds[row] = []
                finished += 1
                won += wins
                if finished % ROUNDS_IN_A_BATCH == 0:
                    _learn(network, played, rng)
                    played = []
                if finished % REPORTED_EVERY == 0:
                    share = won / REPORTED_EVERY
                    print(f"{finished:>7} rounds, {share:.1%} of the last {REPORTED_EVERY:,} won", flush=True)
                    won = 0
    return network


def _judge(decisions: list[Decision], outcome: float) -> list[Choice]:
    """From the last decision to the first: what is gained later counts, but less and less."""
    judged = []
    gain, after = 0.0, outcome
    for decision in reversed(decisions):
        gain = HURRY * after - decision.value + HURRY * FAR_SIGHT * gain
        judged.append(Choice(decision, gain, decision.value + gain))
        after = decision.value
    return judged


def _opponent(batch: Any, plays: Any) -> Any:
    """It plays any card that fits, and otherwise does anything."""
    fitting = batch.action_mask * plays
    allowed = np.where(fitting.any(axis=1, keepdims=True), fitting, batch.action_mask)
    return allowed / allowed.sum(axis=1, keepdims=True)


def _draw_actions(chances: Any, rng: np.random.Generator) -> Any:
    reached = np.cumsum(chances, axis=1)
    return (reached > rng.random((len(chances), 1)) * reached[:, -1:]).argmax(axis=1)


def _learn(network: Network, played: list[Choice], rng: np.random.Generator) -> None:
    seen = np.array([choice.decision.seen for choice in played])
    mask = np.array([choice.decision.mask for choice in played])
    chosen = np.array([choice.decision.action for choice in played])
    chance = np.array([choice.decision.chance for choice in played], np.float32)
    gain = np.array([choice.gain for choice in played], np.float32)
    target = np.array([choice.target for choice in played], np.float32)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(LESSONS):
        for part in np.array_split(rng.permutation(len(played)), max(1, len(played) // IN_A_LESSON)):
            network.learn(seen[part], mask[part], chosen[part], chance[part], gain[part], target[part])


def play_against_random(network: Network, rounds: int, seed: int, save: Path | None) -> int:
    """How many rounds it wins. Each deal is played twice, once from each seat; these deals were not trained on."""
    game = find_game("uno")
    rng = np.random.default_rng(seed)
    policy = partial(network.draw_action, rng=rng)
    trained = Player("trained", policy_bot("uno", policy, seats=SEATS, options=OPTIONS))
    random = Player("random", make_bot(game, "random", 50))
    won = 0
    for number in range(rounds):
        seat = number % SEATS
        seated = [trained, random] if seat == 0 else [random, trained]
        outcome = play_game(game, seated, SecretSeed.from_numbers(seed, number // SEATS), options=OPTIONS)
        won += seat in outcome.result.winners
        if save is not None:
            (save / f"uno-trained-{number:06}.jsonl").write_bytes(write_record(outcome.record))
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small network to play UNO between two.")
    parser.add_argument("--rounds", type=int, default=4096, metavar="N", help="rounds to learn from (4096)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="rounds against random (1000)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same network (1)"
    )
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="processes that play (2)")
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="write the records of the rounds against random here"
    )
    args = parser.parse_args()
    if args.save is not None:
        args.save.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    network = train(args.rounds, args.seed, args.processes)
    print(f"trained in {time.monotonic() - began:.0f} s")
    won = play_against_random(network, args.games, args.seed + 1_000_000, args.save)
    low, high = wilson_interval(won, args.games)
    print(
        f"won {won} of {args.games} rounds against random: {won / args.games:.1%} ({low:.1%} to {high:.1%})"
    )
    used = sum(os.times()[:4])
    print(
        f"all in {time.monotonic() - began:.0f} s; {used:.0f} s of computing time, of all processes together"
    )


if __name__ == "__main__":
    main()
