"""Seats that may act out of turn are asked too, if that is wished."""

from typing import Any

import pytest

from huetable.envs import aec


@pytest.fixture
def purple() -> Any:
    """Everybody has an order of the water's colour."""
    env = aec("dye", interrupts=True, reward="points")
    env.reset(seed=1)
    env.running.state.orders = [["purple", "red"] for _ in range(3)]
    for dye in ("red", "blue", "water"):
        env.step(env.read_action(f"pour {dye}"))
    return env


def test_others_are_asked_before_the_taster_names_the_tint(purple: Any) -> None:
    taster = f"seat_{purple.running.state.taster}"
    asked = []
    for _ in range(2):
        asked.append(purple.agent_selection)
        assert purple.observe(asked[-1])["action_mask"][purple.wait] == 1
        purple.step(purple.wait)
    assert sorted([*asked, taster]) == purple.possible_agents
    assert purple.agent_selection == taster
    assert purple.observe(taster)["action_mask"][purple.wait] == 0
    with pytest.raises(ValueError, match="must act"):
        purple.step(purple.wait)


def test_after_a_move_those_who_waited_are_asked_again(purple: Any) -> None:
    first = purple.agent_selection
    purple.step(purple.wait)
    second = purple.agent_selection
    purple.step(purple.read_action("claim"))
    assert purple.rewards[second] == 2.0
    assert purple.agent_selection == first


def test_a_reward_must_be_known() -> None:
    unknown: Any = "fame"
    with pytest.raises(ValueError, match='Invalid reward "fame"'):
        aec("dye", reward=unknown)
