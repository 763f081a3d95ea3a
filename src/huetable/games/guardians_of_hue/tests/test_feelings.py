"""What the bots of Guardians of Hue may react to."""

from huetable.core.feelings import Felt
from huetable.core.rng import Rng
from huetable.games.guardians_of_hue import GAME
from huetable.games.guardians_of_hue.rules.events import (
    AgentBeaten,
    Darkened,
    Event,
    Failed,
    SpiritLost,
    Succeeded,
    TurnEnded,
)
from huetable.games.guardians_of_hue.rules.setup import setup
from huetable.games.guardians_of_hue.rules.state import Options


def feelings(event: Event, *, sepia: bool) -> list[Felt]:
    options = Options(lord_sepia=sepia)
    state = setup(options, 4 if sepia else 3, Rng.from_number(1))
    return [
        Felt(feeling, None if seats is None else list(seats))
        for feeling, seats in GAME.feelings(state, event)
    ]


def test_a_broken_seal_pleases_the_guardian_and_the_others() -> None:
    felt = [Felt("joy", [1]), Felt("admiration", [0, 2])]
    assert (
        feelings(Succeeded(1, "seal", 4), sepia=False)
        == feelings(Succeeded(1, "seal", 4), sepia=True)
        == felt
    )
    assert feelings(AgentBeaten(4), sepia=True) == [Felt("admiration", [0, 1, 2])]
    assert feelings(Succeeded(1, "encounter", 4), sepia=False) == []
    assert feelings(TurnEnded(1), sepia=False) == []


def test_what_saddens_guardians_pleases_lord_sepia() -> None:
    assert feelings(Failed(1, "seal", 4), sepia=False) == [Felt("dismay", [1])]
    assert feelings(Failed(1, "seal", 4), sepia=True) == [Felt("dismay", [1]), Felt("glee", [3])]
    for event in (Darkened(4), SpiritLost(3)):
        assert feelings(event, sepia=False) == [Felt("dismay", [0, 1, 2])]
        assert feelings(event, sepia=True) == [Felt("glee", [3]), Felt("dismay", [0, 1, 2])]
