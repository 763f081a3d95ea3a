"""README: "Nobody, not even the host, can see another player's hand." Over every way in which a chair changes hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from hands_kit import BOT, WAYS, Table, kick_and_sit
from table_kit import Party, kept

from huetable.bots.levels import levels
from huetable.games import all_games
from huetable.table.wire.protocol import AddBot, Pause, Ready, Sit, Start

GAMES = [*all_games(), "parlour"]
HIDING = [name for name in GAMES if name == "parlour" or all_games()[name].has_private_views()]


async def table_for(party: Party, game: str) -> Table:
    """Paused, so that bots neither move nor think."""
    ann, ben, cleo = people = await party.waiting(3, game)
    await cleo.do(Sit, "Clio", another=True)
    await ann.do(AddBot, next(iter(levels(ann.table.state.game))))
    for who in (ben, cleo):
        await who.do(Ready)
    await ann.do(Start)
    await ann.do(Pause, paused=True)
    return Table(party, people)


def test_the_readme_makes_the_promise_that_is_tested_here() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    assert "Nobody, not even the host, can see another player's hand" in readme


@pytest.mark.rule("TABLE-55")
@pytest.mark.parametrize("game", kept(HIDING, "parlour", "uno_coloradd"))
async def test_nobody_not_even_the_host_sees_another_players_hand_however_chairs_change(
    party: Party, game: str
) -> None:
    for way in WAYS:
        table = await table_for(party, game)
        await way(table)
        for (number, guest), seen in table.seats_seen().items():
            where = f"{way.__name__} in {game}"
            if (number, guest) in table.dealt:
                assert seen <= table.dealt[number, guest], where
            else:
                assert len(seen) <= (guest in table.admitted), where


def test_only_games_in_which_all_seats_see_the_same_leave_chairs_to_the_host() -> None:
    assert set(GAMES) - set(HIDING) == {"guardians_of_hue"}


@pytest.mark.rule("TABLE-15")
async def test_where_nothing_is_hidden_the_hosts_word_is_enough(party: Party) -> None:
    table = await table_for(party, "guardians_of_hue")
    await kick_and_sit(table)
    assert set(table.state.chairs_of(table.ann.guest.id)) == {0, 1}
    zoe = await table.join()
    await table.ask(zoe, table.bot, agree=False)
    assert zoe.chair == BOT
    assert table.state.vote is None
