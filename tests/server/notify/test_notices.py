"""Notices: handed in by tables, each on its way at most once, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from huetable.server.notify.notice import Notice, TableNote
from huetable.server.notify.notices import Channel, Notices
from huetable.store.base import StoreError
from huetable.store.sqlite.store import SqliteStore


class Recording(Channel):
    def __init__(self, fault: Exception | None = None) -> None:
        self.delivered: list[Notice] = []
        self._fault = fault

    async def deliver(self, notice: Notice) -> None:
        if self._fault is not None:
            raise self._fault
        self.delivered.append(notice)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        self.delivered = [notice for notice in self.delivered if not is_forgotten(notice.guest)]


def notice(guest: str = "g1", number: int = 1) -> Notice:
    return Notice(guest, "your_turn", (TableNote("t1", "link1", "uno"),), number)


async def settle(notices: Notices) -> None:
    for _ in range(9):
        await asyncio.sleep(0)
    assert not notices.waiting


@pytest.mark.parametrize("fault", [StoreError("away"), ValueError("odd")])
async def test_a_channel_that_fails_stops_no_other(fault: Exception) -> None:
    works = Recording()
    notices = Notices(Recording(fault), works)
    notices.send(notice())
    await settle(notices)
    assert works.delivered == [notice()]


async def test_whoever_is_forgotten_is_told_nothing_any_more() -> None:
    channel = Recording()
    notices = Notices(channel)
    notices.send(notice("gone"))
    notices.send(notice("here"))
    notices.drop("gone".__eq__)
    await settle(notices)
    assert [each.guest for each in channel.delivered] == ["here"]


@pytest.mark.every_store
async def test_of_many_workers_one_sends_a_notice_and_none_sends_an_older_one(store: SqliteStore) -> None:
    claim = store.notifications.claim_notice
    claims = await asyncio.gather(*(claim("g1", "t1", "your_turn", 5) for _ in range(8)))
    assert sorted(claims) == [False] * 7 + [True]
    assert [await claim("g1", "t1", "your_turn", number) for number in (4, 5, 6)] == [False, False, True]
    assert await claim("g2", "t1", "your_turn", 5)
    assert await claim("g1", "t1", "game_over", 5)
    await store.close()
