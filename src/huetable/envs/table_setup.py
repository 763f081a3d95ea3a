"""What is agreed before the first deal: the game, the seats, the options, and what a learner is rewarded for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.games import explain_refusal, find_game

from .running_game import RunningGame

Reward = Literal["result", "points"]
"""`result`: 1 for winning and -1 for not winning, at the end. `points`: how the score has changed, after every move."""


class TableSetup:
    """The table at which an environment plays one game after another. Clocks are off: windows close by decisions."""

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: Reward = "result",
    ) -> None:
        if reward not in ("result", "points"):
            raise ValueError(f'Invalid reward "{reward}": expected "result" or "points"')
        self.game = find_game(name)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = read_options(self.game, options or {}, self.seats)
        self.reward = reward
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]

    @property
    def metadata(self) -> dict[str, Any]:
        return {
            "name": f"{self.game.meta.id}_v{self.game.meta.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }

    def deal(self, number: int) -> RunningGame:
        return RunningGame(self.game, self.options, self.seats, number)

    def rewards(self, running: RunningGame, before: Sequence[int]) -> list[float]:
        """By seat, for what has changed since the scores were `before`."""
        if self.reward == "points":
            after = running.game.scores(running.state)
            return [float(new - old) for new, old in zip(after, before, strict=True)]
        result = running.result
        if result is None:
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]

    def scores(self, running: RunningGame) -> Sequence[int]:
        """To be compared with later ones; empty where scores bring no reward."""
        return tuple(running.game.scores(running.state)) if self.reward == "points" else ()


def read_options(game: AnyGame, raw: dict[str, Any], seats: int) -> Any:
    fields = game.options_type.__struct_fields__
    options = game.read_options({"clock": False, **raw} if "clock" in fields else raw, seats)
    if isinstance(options, Refusal):
        raise ValueError(f"{options.clause}: {explain_refusal(game, options)}")
    return options
