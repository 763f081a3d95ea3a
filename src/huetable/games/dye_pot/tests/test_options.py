"""What can be agreed before a game of Dye Pot."""

import pytest

from huetable.core.terms import MoveField, OpenMove, Refusal
from huetable.games.dye_pot import GAME
from huetable.games.dye_pot.rules.legal_moves import NAME_A_TINT
from huetable.games.dye_pot.rules.state import Options


@pytest.mark.rule("DYE-16", "DYE-17", "DYE-6", "DYE-15")
def test_what_is_played_unless_agreed_otherwise() -> None:
    agreed = Options(goal=7, tints=8, clock=True, pour_seconds=20, name_seconds=30)
    assert GAME.read_options({}, 3) == agreed


@pytest.mark.rule("DYE-16", "DYE-17", "DYE-6", "DYE-15")
@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("goal", 3, 15), ("tints", 3, 16), ("pour_seconds", 5, 120), ("name_seconds", 5, 120)],
)
def test_options_have_bounds(option: str, least: int, most: int) -> None:
    taken = [n for n in range(200) if isinstance(GAME.read_options({option: n}, 3), Options)]
    assert (taken[0], taken[-1], len(taken)) == (least, most, most - least + 1)


def test_an_option_that_is_not_known_is_refused() -> None:
    refusal = GAME.read_options({"gaol": 7}, 3)
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TABLE-7"


@pytest.mark.rule("DYE-12")
def test_the_form_leaves_room_for_any_name_with_its_spaces() -> None:
    assert OpenMove("name", (MoveField("name", "text", most=48, least=1),)) == NAME_A_TINT
