"""Hues and Cues as an environment for learners."""

from typing import Any

import pytest

from huetable.envs import parallel
from huetable.envs.checks import check_environment
from huetable.games.hues_and_cues.learning import cue_vocabulary
from huetable.games.hues_and_cues.rules.cues.check import Context, check_cue
from huetable.games.hues_and_cues.rules.moves import Object

# PettingZoo expects observations without a mask; all of its own games with a mask get these warnings too.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

TABLES: list[dict[str, Any]] = [{}, {"seats": 4, "young": True, "language": "es"}]


def test_it_passes_pettingzoos_tests_and_hides_what_a_seat_may_not_know() -> None:
    check_environment("hues", cycles=8)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_it_passes_them_for_a_long_time(table: dict[str, Any]) -> None:
    check_environment("hues", cycles=150, **table)


def test_of_two_objections_at_once_one_comes_too_late() -> None:
    """And so does the piece that was to be placed."""
    env = parallel("hues", seats=4)
    seen, _ = env.reset(seed=1)
    for _ in range(2):
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    awaited, giver = f"seat_{env.running.awaited[0]}", f"seat_{env.running.state.giver}"
    objections = dict.fromkeys(env.agents, env.encoding.number_of[Object("room")])
    place = int(seen[awaited]["action_mask"].argmax())
    *_, infos = env.step({**objections, awaited: place, giver: env.wait})
    late = [agent for agent in env.agents if infos[agent]["too_late"]]
    assert len(late) == 2
    assert awaited in late
    assert giver not in late


def test_every_cue_of_the_vocabulary_may_be_said_second_and_single_words_first() -> None:
    for language in ("en", "es", "pt", "de"):
        cues = cue_vocabulary(language)
        assert len(cues) > 600
        assert len(set(cues)) == len(cues)
        assert check_cue(cues[0], Context(language=language)).refusal is None
        assert " " not in cues[0]
        assert " " in cues[-1]
