"""All seats in one step: who waits, who comes first, and what is refused."""

from typing import Any

import pytest
from pettingzoo.test import parallel_api_test

from huetable.envs import parallel

pytestmark = pytest.mark.usefixtures("small_games")


@pytest.fixture
def dye() -> Any:
    env = parallel("dye", reward="points")
    env.reset(seed=1)
    return env


@pytest.mark.filterwarnings("ignore:Observation")
def test_it_passes_pettingzoos_own_test() -> None:
    parallel_api_test(parallel("parlour"), num_cycles=60)


def numbers(env: Any, *texts: str) -> dict[str, int]:
    """Moves as they are written, by seat."""
    by_text = {str(move): number for number, move in enumerate(env.moves)}
    written = {"wait": env.wait, **{text: by_text[text] for text in texts if text != "wait"}}
    return {agent: written[text] for agent, text in zip(env.agents, texts, strict=True)}


def test_all_pour_at_once_and_nobody_waits(dye: Any) -> None:
    seen, rewards, *_, infos = dye.step(
        numbers(dye, "Pour(dye='red')", "Pour(dye='blue')", "Pour(dye='water')")
    )
    assert dye.running.state.colour == "purple"
    assert set(rewards.values()) == {0.0}
    assert [infos[agent]["awaited"] for agent in dye.agents].count(True) == 1
    assert all(dye.observation_space(agent).contains(seen[agent]) for agent in dye.agents)


def test_an_order_is_claimed_before_the_taster_names_the_tint(dye: Any) -> None:
    state = dye.running.state
    state.orders = [["purple", "red"] for _ in range(3)]
    dye.step(numbers(dye, "Pour(dye='red')", "Pour(dye='blue')", "Pour(dye='water')"))
    choices = ["Claim()"] * 3
    choices[state.taster] = "Shrug()"
    _, rewards, *_ = dye.step(numbers(dye, *choices))
    assert sorted(rewards.values()) == [0.0, 1.0, 2.0]
    assert rewards[f"seat_{state.book[0].taster}"] == 0.0


def test_only_a_move_that_another_one_preceded_is_too_late(dye: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that refuses what the mask allows is a mistake of the game, not a race."""
    pour = numbers(dye, "Pour(dye='red')", "Pour(dye='blue')", "Pour(dye='water')")
    make, wrong = dye.running.make_action, {0}

    def refuse(seat: int, *rest: Any) -> None:
        if seat in wrong:
            raise ValueError("DYE-0")
        make(seat, *rest)

    monkeypatch.setattr(dye.running, "make_action", refuse)
    with pytest.raises(ValueError, match="DYE-0"):
        dye.step(pour)
    assert dye.running.state.poured == [None] * 3
    wrong.clear()
    wrong.add(1)
    *_, infos = dye.step(pour)
    assert [infos[agent]["too_late"] for agent in dye.agents] == [False, True, False]


def test_an_action_against_the_mask_is_refused_and_nothing_changes(dye: Any) -> None:
    wrong = numbers(dye, "Pour(dye='red')", "Pour(dye='red')", "wait")
    with pytest.raises(ValueError, match="seat_2 can't choose"):
        dye.step(wrong)
    with pytest.raises(ValueError, match="seat_2 can't choose None"):
        dye.step({agent: wrong[agent] for agent in ("seat_0", "seat_1")})
    assert dye.running.state.poured == [None] * 3
