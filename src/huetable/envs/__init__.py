"""The games as environments for learning. They need the extra "envs": docs/envs.md says how to install it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .policy_player import Policy, PolicyBot
    from .table_setup import Reward
    from .vector_runner import VectorRunner


def aec(
    name: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: Reward = "result",
    interrupts: bool = False,
    words: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo environment of the turn-by-turn kind (AEC) for a game, by its id or short name.

    With `words` observations are texts, as in a terminal; so they are in a game that does not number its moves. With `interrupts`
    a seat that may act out of turn is asked too, and may wait.

    >>> env = aec("dye", seats=3, options={"goal": 5})
    >>> env.reset(seed=7)
    >>> seen, reward, terminated, truncated, info = env.last()
    >>> env.step(int(seen["action_mask"].argmax()))
    >>> env.agent_selection
    'seat_1'
    """
    from .encoding import has_encoding
    from .pettingzoo import TableEnv
    from .table_setup import TableSetup
    from .words_env import WordsEnv

    setup = TableSetup(name, seats=seats, options=options, reward=reward)
    kind = WordsEnv if words or not has_encoding(setup.game) else TableEnv
    return kind(setup, interrupts=interrupts, render_mode=render_mode)


def parallel(
    name: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: Reward = "result",
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo environment in which all seats act in every step; whoever has nothing to do waits.

    >>> env = parallel("dye")
    >>> seen, infos = env.reset(seed=1)
    >>> [info["awaited"] for info in infos.values()]
    [True, True, True]
    >>> seen, rewards, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    >>> rewards
    {'seat_0': 0.0, 'seat_1': 0.0, 'seat_2': 0.0}
    """
    from .parallel_env import ParallelTableEnv
    from .table_setup import TableSetup

    setup = TableSetup(name, seats=seats, options=options, reward=reward)
    return ParallelTableEnv(setup, render_mode=render_mode)


def vector(name: str, *, envs: int, processes: int = 0, seed: int = 1, **settings: Any) -> VectorRunner:
    """Many turn-by-turn environments of one game, shared among processes, that take one action each in every step.

    The same seed gives the same games, however many processes play them; 0 plays in this one. When a game is over, the
    next one is dealt at once.

    >>> with vector("dye", envs=4, seed=3) as runner:
    ...     batch = runner.reset()
    ...     batch = runner.step(batch.action_mask.argmax(axis=1))
    >>> batch.seat.tolist(), batch.done.tolist()
    ([1, 1, 1, 1], [False, False, False, False])
    """
    from .vector_runner import VectorRunner

    return VectorRunner(name, envs=envs, processes=processes, seed=seed, settings=settings)


def policy_bot(
    name: str, policy: Policy, *, seats: int | None = None, options: dict[str, Any] | None = None
) -> PolicyBot:
    """A bot that plays what a policy chooses, from the numbers and the mask that the environments give.

    The table must have as many seats, and the same options, as the policy was trained for.

    >>> from huetable.bots.runner import bot_players, play_game
    >>> from huetable.bots.virtual_game import Player
    >>> from huetable.games import find_game
    >>> first = policy_bot("dye", lambda numbers, mask: mask.argmax())
    >>> seated = [Player("first", first), *bot_players(find_game("dye"), ["easy", "normal"], 50)]
    >>> play_game(find_game("dye"), seated, 1, options={"clock": False}).result.ending
    'master'
    """
    from .policy_player import PolicyBot
    from .table_setup import TableSetup

    return PolicyBot(TableSetup(name, seats=seats, options=options), policy)


__all__ = ["aec", "parallel", "policy_bot", "vector"]
