"""A slow game at two workers: whoever is there when something is due does it, and only one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from server_kit import Server
from table_kit import Somebody

from huetable.server.http.api import NewTable
from huetable.server.live.alarm import WallTime
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby
from huetable.server.notify.notice import Notice
from huetable.server.notify.notices import Notices
from huetable.server.slow.reminders import Reminders
from huetable.server.slow.waking import Waking
from huetable.table.events import OUT_OF_TIME
from huetable.table.wire.protocol import Ready, SetTable, Sit, Start

pytestmark = pytest.mark.soak

HOUR = 3_600_000


class Calendar:
    """Lets hours pass at every worker."""

    def __init__(self) -> None:
        self.passed = 0


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made, now = Calendar(), WallTime.now
    monkeypatch.setattr(WallTime, "now", lambda self: now(self) + made.passed)
    monkeypatch.setattr("huetable.server.live.scheduler._GRACE", 0)
    return made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    handed_in: list[Notice] = []
    monkeypatch.setattr(Notices, "send", lambda self, notice: handed_in.append(notice))
    return handed_in


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not holds():  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.02)


async def test_two_workers_remind_once_and_let_time_run_out_once(
    tmp_path: Path,
    small_games: None,
    emptied: str,
    quick_exchange: None,
    calendar: Calendar,
    told: list[Notice],
) -> None:
    async with Server(tmp_path, store=emptied) as one, Server(tmp_path, store=emptied) as other:
        lobbies = (one.lobby, other.lobby)
        host = Somebody(one.lobby)
        table = await one.lobby.open(host.guest, NewTable("parlour", "Ann", pace="instant"))
        assert isinstance(table, TableRunner)
        id = table.state.id
        ann = await host.join(id)
        ben = await Somebody(other.lobby).join(id)
        await ben.do(Sit, "Ben")
        await eventually(lambda: len(ann.table.state.chairs) == 2)
        await ann.do(SetTable, clocks="days", decision_hours=12)
        await eventually(lambda: ben.table.state.seq == ann.table.state.seq)
        await ben.do(Ready)
        await eventually(lambda: ann.table.state.chairs[1].ready)
        await ann.do(Start)
        await eventually(lambda: ben.table.state.phase == "playing")
        for who in (ann, ben):
            await who.go()
        # Nothing keeps the table in memory until something is due.
        for lobby in lobbies:
            lobby.close()
        await eventually(lambda: not one.lobby.tables and not other.lobby.tables)
        # 1. Half of Ann's time is over: one of the two workers reminds her.
        calendar.passed += 6 * HOUR + HOUR // 2
        await asyncio.gather(
            *(Reminders(lobby, lobby.services.notices).send_due() for lobby in lobbies for _ in range(2))
        )
        assert [each.kind for each in told if each.guest == ann.guest.id and each.kind != "your_turn"] == [
            "reminder_half"
        ]
        # She looks at the table by way of the other worker: neither of them reminds her.
        calendar.passed += 9 * HOUR // 2
        back = await Somebody(other.lobby, ann.guest).join(id)
        await eventually_there(one.lobby, id, ann.guest.id)
        await asyncio.gather(
            *(Reminders(lobby, lobby.services.notices).send_due() for lobby in lobbies for _ in range(2))
        )
        assert [each.kind for each in told if each.kind == "reminder_tenth"] == []
        await back.go()
        # 2. All of it is over, while both look for tables that are due.
        calendar.passed += 6 * HOUR
        await asyncio.gather(*(Waking(lobby).wake_due_tables() for lobby in lobbies))
        runners = [lobby.tables[id] for lobby in lobbies]
        await eventually(lambda: all(_moves(each) == 1 for each in runners))
        store = one.lobby.services.store
        assert sum(row.kind in OUT_OF_TIME for row in await store.rows(id)) == 1
        # 3. Now it is Ben's turn, with all of his time.
        entry = await store.listing(id)
        assert entry is not None
        (clock,) = entry.clocks
        assert clock.person == ben.table.state.chairs[1].person
        assert clock.left_at(one.lobby.services.time.now()) > 11 * HOUR


async def eventually_there(lobby: Lobby, table: str, guest: str) -> None:
    async with asyncio.timeout(15):
        while True:
            found = await lobby.services.exchange.presence_elsewhere([table])
            if table in found and guest in found[table].guests:
                return
            await asyncio.sleep(0.02)


def _moves(table: TableRunner) -> int:
    game = table.state.current_game
    return 0 if game is None else len(game.steps)
