"""What the bots of UNO may react to."""

import pytest

from huetable.core.feelings import Felt
from huetable.games.uno_coloradd import GAME
from huetable.games.uno_coloradd.rules.events import (
    Called,
    Caught,
    Challenged,
    Drew,
    Event,
    FalseCatch,
    Played,
    RoundEnded,
)
from huetable.games.uno_coloradd.tests.table import table


@pytest.mark.parametrize(
    ("event", "felt"),
    [
        (Caught(seat=0, target=1), [Felt("dismay", [1]), Felt("glee", [0])]),
        (Challenged(seat=1, bluffer=0, guilty=True), [Felt("dismay", [0]), Felt("glee", [1])]),
        (Challenged(seat=1, bluffer=0, guilty=False), [Felt("dismay", [1]), Felt("glee", [0])]),
        (FalseCatch(seat=2, target=1), [Felt("dismay", [2])]),
        (Drew(1, 4, "four"), [Felt("dismay", [1])]),
        (Drew(1, 6, "challenge"), [Felt("dismay", [1])]),
        (Drew(1, 2, "two"), []),
        (Drew(1, 4, "house"), []),
        (RoundEnded(2, (0, 0, 90)), [Felt("joy", [2]), Felt("admiration")]),
        (RoundEnded(None, (0, 0, 0)), []),
        (Played(0, "r5"), []),
        (Called(0), []),
    ],
)
def test_who_feels_what(event: Event, felt: list[Felt]) -> None:
    assert list(GAME.feelings(table("r1", "r2", "r3"), event)) == felt
