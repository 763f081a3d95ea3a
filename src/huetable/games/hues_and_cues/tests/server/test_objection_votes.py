"""Who votes on an objection, and when it is decided without anybody else."""

import pytest

from huetable.core.rng import Rng
from huetable.games.hues_and_cues import GAME
from huetable.games.hues_and_cues.rules.moves import Object
from huetable.games.hues_and_cues.tests.browser.positions import given
from huetable.table.chairs import Chair
from huetable.table.votes import Vote

ANN = Chair("red", "ann", "ann")
BEN = Chair("green", "ben", "ben")
BOTS = [Chair("brown", level="normal", bot="Lea"), Chair("black", level="normal", bot="Tim")]


def objection_by_ben(giver: int) -> Vote:
    state = given(giver)
    GAME.apply(state, 1, Object("room"), Rng.from_number(1))
    motion = GAME.motion(state)
    assert motion is not None
    return Vote(motion.name, "game", motion.clause, motion.proposer, motion.accused, 0)


@pytest.mark.rule("HUES-27")
def test_an_objection_decides_alone_where_all_others_are_the_giver_and_bots() -> None:
    chairs = [ANN, BEN, *BOTS]
    vote = objection_by_ben(giver=0)
    assert vote.voters(chairs) == [1]
    assert vote.outcome(chairs) is True


@pytest.mark.rule("HUES-27")
def test_an_objection_to_a_bots_cue_needs_both_of_two_people() -> None:
    chairs = [ANN, BEN, *BOTS]
    vote = objection_by_ben(giver=2)
    assert (vote.voters(chairs), vote.votes_cast(chairs)) == ([0, 1], {1: True})
    assert vote.outcome(chairs) is None, "one of two is not more than half"
    vote.answers[0] = False
    assert vote.outcome(chairs) is False
    vote.answers[0] = True
    assert vote.outcome(chairs) is True
