"""Determinised search, on Dye Pot: what a pour is worth is known, so the search can be checked."""

from itertools import count
from typing import Any

import pytest

from huetable.bots import search as searching
from huetable.bots.fast_rng import FastRng
from huetable.bots.search import Budget, SearchBot, SearchHeuristics, default_table_move, playout, search
from huetable.core.rng import Rng
from huetable.core.terms import TimerExpired
from huetable.games import find_game

DYE: Any = find_game("dye_pot")
Pour, Claim, Name, Shrug = DYE.move_types()


class DyeHeuristics(SearchHeuristics):
    """A position is settled when the water has a colour: then the claim is worth its points."""

    def policy(self, state: Any, seat: int, rng: FastRng) -> Any:
        return Pour(rng.choice(("red", "yellow", "blue", "water")))

    def is_settled(self, state: Any) -> bool:
        return bool(state.phase != "pour" or state.round > 1)

    def value(self, state: Any, seat: int) -> float:
        return float(state.colour in state.orders[seat])


def start(orders: list[str]) -> Any:
    state = DYE.setup(DYE.options_type(), 3, Rng.from_number(1))
    state.orders[0] = orders
    return state


@pytest.mark.parametrize("order", ["red", "yellow", "blue"])
def test_the_search_finds_the_pour_that_serves_its_orders(order: str) -> None:
    observation = DYE.observe(start([order, order]), 0)
    move, worths = search(DYE, DyeHeuristics(), observation, Rng.from_number(3), Budget(rollouts=4000))
    assert move == Pour(order)
    assert max(worths.values()) == pytest.approx(3 / 16, abs=0.03)


def test_with_a_number_of_rollouts_the_same_rng_decides_the_same() -> None:
    observation = DYE.observe(start(["red", "green"]), 0)
    found = [
        search(DYE, DyeHeuristics(), observation, Rng.from_number(3), Budget(rollouts=300)) for _ in range(2)
    ]
    assert found[0] == found[1]


def test_the_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves on by a millisecond whenever somebody looks at it."""
    ticks = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticks) / 1000)
    observation = DYE.observe(start(["red", "green"]), 0)
    search(DYE, DyeHeuristics(), observation, Rng.from_number(3), Budget(milliseconds=40))
    assert 38 <= next(ticks) <= 46


def test_a_single_candidate_needs_no_thought() -> None:
    class Settled(DyeHeuristics):
        def candidates(self, observation: Any, rng: Rng) -> Any:
            return observation.moves[:1]

    observation = DYE.observe(start(["red", "green"]), 0)
    assert search(DYE, Settled(), observation, Rng.from_number(1), Budget(milliseconds=10_000)) == (
        Pour("red"),
        {},
    )


def test_a_prior_decides_where_rollouts_cannot() -> None:
    class Blind(DyeHeuristics):
        def value(self, state: Any, seat: int) -> float:
            return 0.5

        def prior(self, observation: Any, move: Any) -> float:
            return 0.01 if move == Pour("blue") else 0.0

    observation = DYE.observe(start(["red", "green"]), 0)
    assert search(DYE, Blind(), observation, Rng.from_number(1), Budget(rollouts=40))[0] == Pour("blue")


def test_a_spectator_has_nothing_to_search() -> None:
    with pytest.raises(ValueError, match="spectator"):
        search(
            DYE,
            DyeHeuristics(),
            DYE.observe(start(["red", "red"]), None),
            Rng.from_number(1),
            Budget(rollouts=9),
        )


def test_when_nobody_is_awaited_the_clock_runs_down() -> None:
    class Nobody(type(DYE)):  # type: ignore[misc]
        def whose_turn(self, state: Any) -> tuple[int, ...]:
            return ()

    state = start(["red", "red"])
    assert default_table_move(DYE, state) == TimerExpired("pour/1")
    playout(Nobody(), DyeHeuristics(), state, FastRng(1))
    assert state.round == 2


def test_a_search_bot_leaves_interrupts_to_its_manners() -> None:
    bot = SearchBot(DYE, DyeHeuristics(), DYE.bots["normal"](0), Budget(rollouts=2000))
    state = start(["red", "red"])
    assert bot.choose(DYE.observe(state, 0), Rng.from_number(1)) == Pour("red")
    state.phase, state.colour, state.taster = "name", "red", 1
    observation = DYE.observe(state, 0)
    assert bot.choose(observation, Rng.from_number(1)) == Claim()
    assert bot.pause(observation, Claim(), Rng.from_number(1)) > 500


def test_a_rollout_looks_no_further_than_the_horizon() -> None:
    class Short(DyeHeuristics):
        horizon = 2

    state = start(["red", "red"])
    playout(DYE, Short(), state, FastRng(1))
    assert (state.round, len(DYE.whose_turn(state))) == (1, 1)


def test_a_mind_may_imagine_likelier_worlds() -> None:
    """The search believes it: a world in which one of the others pours blue, and one water."""

    class Knowing(DyeHeuristics):
        def imaginer(self, game: Any, observation: Any) -> Any:
            def imagine(rng: FastRng) -> Any:
                world = game.imagine(observation.view, rng)
                for other, dye in ((1, "blue"), (2, "water")):
                    game.apply(world, other, Pour(dye), rng)
                return world

            return imagine

    observation = DYE.observe(start(["green", "green"]), 0)
    move, worths = search(DYE, Knowing(), observation, Rng.from_number(1), Budget(rollouts=40))
    assert move == Pour("yellow")
    assert max(worths.values()) == 1
