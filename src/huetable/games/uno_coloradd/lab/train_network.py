"""Trains the network of bots/network.py by proximal policy optimisation (PPO), on a machine with a GPU and PyTorch.

    .venv/bin/python -m huetable.games.uno_coloradd.lab.train_network 200 1 network.npz     # iterations, seed, weights

It plays rounds against itself, against simple players and against players with habits. A round won is worth 1. The
same seed gives the same rounds; on another GPU the last digits of the weights may differ.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from . import vector_rounds as rules
from .vector_rounds import DEVICE, Tensor, VectorRounds, torch

INPUTS, FIRST, SECOND = 153, 160, 96
ROUNDS, MOST_STEPS, BATCH = 98_304, 260, 65_536
SEATS = (4, 2, 4, 3, 4, 2, 4, 6)
LEARNER, SIMPLE, HABITS = 0, 1, 2
TRACE = 0.97
IMPOSSIBLE = -1e9


class Decision(NamedTuple):
    """One decision in every round at once, as it was made."""

    inputs: Tensor
    legal: Tensor
    action: Tensor
    likelihood: Tensor
    value: Tensor
    seat: Tensor
    learns: Tensor


def new_network() -> Any:
    nn = torch.nn
    body = nn.Sequential(nn.Linear(INPUTS, FIRST), nn.ReLU(), nn.Linear(FIRST, SECOND), nn.ReLU())
    parts = {"body": body, "pi": nn.Linear(SECOND, rules.ACTIONS), "v": nn.Linear(SECOND, 1)}
    return nn.ModuleDict(parts).to(DEVICE)


def judge(network: Any, inputs: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """How much speaks for each legal action, and how likely the round is won."""
    hidden = network["body"](inputs)
    return network["pi"](hidden).masked_fill(~legal, IMPOSSIBLE), torch.sigmoid(network["v"](hidden))[:, 0]


def simple_action(rounds: VectorRounds) -> Tensor:
    """The commonest colour first, wild cards last, never a bluff or a challenge."""
    held = (rounds.hand() @ rules.IS_OF_COLOUR.T)[:, rules.NAMED]
    four = rules.CARD_OF == rules.FOUR
    worth = held + 0.01 * torch.rand_like(held) - 100.0 * (rules.CARD_OF == rules.WILD) - 200.0 * four
    return best_play(rounds, worth, _plays(rounds) & ~(rounds.holds_colour(rounds.colour)[:, None] & four))


def habit_action(rounds: VectorRounds) -> Tensor:
    """The rules of thumb of bots/heuristics.py in short: colours and wild cards kept, who is nearly out attacked, now
    and then a bluff, and a challenge by the odds.
    """
    hand, legal = rounds.hand(), _plays(rounds)
    size = rounds.hands.sum(2)[rounds.each, rounds.seat_after(1)].long()
    danger = _table(0, 1, 0.6, 0.2, 0)[size.clamp(max=4)]
    kind = (rules.SYMBOL[rules.CARD_OF] - 9).clamp(min=0)
    worth = (_table(0, 1.5, 1, 1, -6, -8) if rounds.seats == 2 else _table(0, -0.5, -1, -1, -6, -8))[kind]
    worth = worth + danger[:, None] * _table(0, 4, 2, 2, 2, 6)[kind]
    worth = worth + (hand @ rules.IS_OF_COLOUR.T)[:, rules.NAMED]
    can_bluff = rounds.holds_colour(rounds.colour) & (hand.sum(1) > 1)
    bluff = legal & can_bluff[:, None] & (rules.CARD_OF == rules.FOUR)
    mood = torch.rand(rounds.count, device=DEVICE)
    bold = torch.where(danger >= 0.6, mood < 0.6, (hand.sum(1) <= 4) & (mood < 0.15)) & bluff.any(1)
    play = best_play(rounds, worth, torch.where(bold[:, None], bluff, legal & ~bluff))
    suspects = 0.3 * (1 - rounds.holds_none())
    challenges = suspects > 0.3 * (suspects + rounds.holds_none())
    answer = torch.where(challenges, rules.CHALLENGE, rules.KEEP)
    return torch.where(rounds.phase == rules.ANSWER, answer, play)


def best_play(rounds: VectorRounds, worth: Tensor, allowed: Tensor) -> Tensor:
    otherwise = torch.where(rounds.phase == rules.TURN, rules.DRAW, rules.KEEP)
    return torch.where(allowed.any(1), worth.masked_fill(~allowed, IMPOSSIBLE).argmax(1), otherwise)


def _plays(rounds: VectorRounds) -> Tensor:
    return rounds.legal()[:, : rules.DRAW]


def _table(*numbers: float) -> Tensor:
    return torch.tensor(numbers, device=DEVICE, dtype=torch.float)


def play(network: Any, kinds: Tensor, *, learning: bool) -> tuple[VectorRounds, list[Decision]]:
    """All rounds, nearly to their ends; while it learns it tries things, else it plays its best."""
    rounds, made = VectorRounds(len(kinds), kinds.shape[1]), []
    for step in range(MOST_STEPS if learning else 2 * MOST_STEPS):
        running = rounds.winner == -1
        if step % 8 == 0 and running.float().mean() < (0.02 if learning else 1e-9):
            break
        who = kinds[rounds.each, rounds.turn]
        with torch.no_grad():
            inputs, legal, order = rounds.observe()
            scores, value = judge(network, inputs, legal)
        choice = torch.distributions.Categorical(logits=scores)
        action = choice.sample() if learning else scores.argmax(1)
        if learning:
            learns = running & (who == LEARNER)
            chance = choice.log_prob(action)
            made.append(Decision(inputs.half(), legal, action, chance, value, rounds.turn, learns))
        named = torch.where(who == SIMPLE, simple_action(rounds), rounds.with_names(action, order))
        rounds.step(torch.where(who == HABITS, habit_action(rounds), named))
    return rounds, made


def advantages(rounds: VectorRounds, made: list[Decision]) -> list[Tensor]:
    """How much better each decision turned out than the network had expected (generalised advantages)."""
    each, done = rounds.each, rounds.winner >= 0
    value = torch.zeros(rounds.count, rounds.seats, device=DEVICE)
    value[each[done], rounds.winner[done]] = 1
    ahead, found = torch.zeros_like(value), []
    for one in reversed(made):
        gain = value[each, one.seat] - one.value + TRACE * ahead[each, one.seat]
        found.append(gain)
        value[each, one.seat] = torch.where(one.learns, one.value, value[each, one.seat])
        ahead[each, one.seat] = torch.where(one.learns, gain, ahead[each, one.seat])
    return found[::-1]


def improve(network: Any, optimiser: Any, played: tuple[VectorRounds, list[Decision]], part: float) -> None:
    """Two passes over what was decided; curiosity fades as the training goes on."""
    rounds, made = played
    used = torch.cat([one.learns & (rounds.winner >= 0) for one in made]).nonzero()[:, 0]
    gains = torch.cat(advantages(rounds, made))[used]
    columns = list(zip(*made, strict=True))[:5]
    inputs, legal, action, before, value = [torch.cat(column)[used] for column in columns]
    target, gains = (gains + value).clamp(0, 1), (gains - gains.mean()) / (gains.std() + 1e-6)
    curiosity = 0.01 * (1 - part) + 0.001
    for _ in range(2):
        for batch in torch.randperm(len(used), device=DEVICE).split(BATCH):
            scores, expected = judge(network, inputs[batch].float(), legal[batch])
            choice = torch.distributions.Categorical(logits=scores)
            ratio = (choice.log_prob(action[batch]) - before[batch]).exp()
            gain = torch.minimum(ratio * gains[batch], ratio.clamp(0.8, 1.2) * gains[batch])
            weight = (legal[batch].sum(1) > 1).float()
            reward = ((gain + curiosity * choice.entropy()) * weight).sum() / weight.sum()
            optimiser.zero_grad()
            (2 * ((expected - target[batch]) ** 2).mean() - reward).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def line_up(seats: int) -> Tensor:
    """Who sits where: half of the rounds among learners, a quarter each against simple players and habits."""
    kinds = _table(LEARNER, LEARNER, SIMPLE, HABITS).long().repeat(ROUNDS // 4)[:, None].repeat(1, seats)
    kinds[torch.arange(ROUNDS), torch.randint(0, seats, (ROUNDS,))] = LEARNER
    return kinds


def win_rate(network: Any, seats: int, rival: int) -> float:
    kinds = torch.full((ROUNDS, seats), rival, device=DEVICE)
    kinds[:, 0] = LEARNER
    winner = play(network, kinds, learning=False)[0].winner
    return float((winner == 0).sum() / (winner >= 0).sum())


def train(iterations: int, seed: int) -> Any:
    torch.manual_seed(seed)
    network = new_network()
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    for number in range(iterations):
        part = number / iterations
        optimiser.param_groups[0]["lr"] = 1e-3 * (1 - part) + 3e-5
        played = play(network, line_up(SEATS[number % len(SEATS)]), learning=True)
        improve(network, optimiser, played, part)
    return network


if __name__ == "__main__":
    trained = train(int(sys.argv[1]), int(sys.argv[2]))
    for at_table in (4, 2):
        print(at_table, "seats:", win_rate(trained, at_table, SIMPLE), win_rate(trained, at_table, HABITS))
    weights = {name: layer.cpu().numpy().astype(np.float16) for name, layer in trained.state_dict().items()}
    np.savez(sys.argv[3], **weights)
