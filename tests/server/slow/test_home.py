"""The home page of somebody who plays over days: what waits for them comes first, with the time that is left."""

from __future__ import annotations

import pytest
from server_kit import Server
from table_kit import Party, Somebody

from huetable.server.http.api import Home, NewTable
from huetable.server.http.home import my_tables
from huetable.server.live.table_runner import TableRunner
from huetable.table.wire.protocol import AddBot, SetTable, Start

HOUR = 3600


async def alone(party: Party, ann: Somebody, hours: int, **settings: int) -> Somebody:
    """One more table of Ann's, where it is her turn."""
    opened = await party.lobby.open(ann.guest, NewTable("parlour", "Ann", clocks="off", pace="instant"))
    assert isinstance(opened, TableRunner)
    host = await Somebody(party.lobby, ann.guest).join(opened.state.id)
    await host.do(AddBot, "normal")
    await host.do(SetTable, clocks="days", decision_hours=hours, **settings)
    await host.do(Start)
    return host


@pytest.mark.every_store
async def test_my_turn_comes_first_and_what_runs_out_soonest_before_that(party: Party) -> None:
    ann, ben = await party.playing(2)
    await ann.play(type="nod")
    week, half_a_day = await alone(party, ann, 168), await alone(party, ann, 12)
    await party.advance(HOUR)
    mine = await my_tables(party.lobby, ann.guest)
    assert [table.table for table in mine] == [
        half_a_day.table.state.id,
        week.table.state.id,
        ben.table.state.id,
    ]
    assert [table.left and round(table.left / HOUR / 1000) for table in mine] == [11, 167, None]
    for at in (week, half_a_day, ann, ben):
        await at.go()
    await party.advance(70)
    assert not party.lobby.tables, "and the home page wakes none of them"
    asleep = await my_tables(party.lobby, ann.guest)
    assert [table.table for table in asleep] == [table.table for table in mine]
    assert not party.lobby.tables


async def test_a_clock_that_stands_still_says_so(party: Party) -> None:
    ann = await party.open()
    await alone(party, ann, 12, rest_day=5)
    await party.advance(2 * HOUR)
    table = (await my_tables(party.lobby, ann.guest))[0]
    assert (table.resting, table.left) == (True, 12 * HOUR * 1000)


async def test_a_finished_table_can_be_removed_from_my_list_alone(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann)
    host, guest = await server.join(ann, link), await server.join(ben, link)
    await guest.sit("Ben")
    await guest.ready()
    await host.start()
    mine = f"{server.address}/api/me/tables/{link.table}"
    refused = await ann.session.delete(mine)
    assert refused.status == 409
    assert "A game is on at this table." in await refused.text()
    await host.play({"type": "end"})
    assert (await ann.session.delete(mine)).status == 204
    assert (await ann.get("/api/home", Home)).mine == ()
    assert len((await ben.get("/api/home", Home)).mine) == 1, "only from her own"
    await guest.ready()
    await host.start()
    assert len((await ann.get("/api/home", Home)).mine) == 1, "it is back with the next game"


async def test_a_table_that_does_not_exist_is_removed_without_a_fuss(server: Server) -> None:
    ann = await server.visitor()
    answer = await ann.session.delete(f"{server.address}/api/me/tables/nowhere")
    assert answer.status == 204
