"""When a bot moves: by the table's pace and its own nature, and never later than either allows."""

from types import SimpleNamespace
from typing import Any

import pytest
from table_kit import Party

from huetable.server.bots.pace import PACES, latest_moment, paced
from huetable.table.cast import TEMPOS
from huetable.table.game_on_table.clocks import Countdown

pytestmark = pytest.mark.rule("TABLE-79")


def test_a_pace_sets_how_long_bots_think_and_the_longest_that_anybody_waits() -> None:
    assert [paced(2000, pace) for pace in ("calm", "brisk", "instant")] == [3000, 2000, 0]
    assert paced(60_000, "calm") == PACES["calm"].longest
    assert paced(60_000, "brisk") == PACES["brisk"].longest < PACES["calm"].longest
    assert paced(60_000, "brisk", at_work=True) == 60_000
    assert paced(60_000, "instant", TEMPOS["thoughtful"], at_work=True) == 0


def test_a_character_colours_its_pace() -> None:
    assert paced(2000, "brisk", TEMPOS["quick"]) < 2000 < paced(2000, "brisk", TEMPOS["thoughtful"])


@pytest.mark.parametrize(
    ("seats", "seat", "latest"), [("instead", 0, 9500), ("beside", 0, None), ("instead", 1, None)]
)
def test_a_bot_decides_before_the_games_own_time_is_over(seats: Any, seat: int, latest: int | None) -> None:
    countdown = Countdown("pour", None, 10_000, since=0, seats=seats)
    game = SimpleNamespace(whose_turn=lambda _: (0,))
    on_table: Any = SimpleNamespace(
        game=game, state=None, timers={"pour": countdown}, ends=lambda each: each.ends
    )
    assert latest_moment(on_table, seat) == latest


async def test_two_characters_of_one_level_take_different_times(party: Party) -> None:
    """Noor is quick, Hugo takes the usual time: in a parlour game each bot is asked for a second."""
    ann = await party.open(bots=("normal", "normal"), start=True, pace="brisk")
    await ann.play(type="nod")
    await party.advance(TEMPOS["quick"] - 0.05)
    assert ann.observation["awaited"] == [1]
    await party.advance(0.1)
    assert ann.observation["awaited"] == [2]
    await party.advance(TEMPOS["quick"])
    assert ann.observation["awaited"] == [2]
    await party.advance(TEMPOS["steady"] - TEMPOS["quick"])
    assert ann.observation["awaited"] == [0]
