"""Bans are read again only when they have changed, at whichever worker."""

from __future__ import annotations

import pytest

from huetable.server.house.bans import Bans
from huetable.store.base import Store
from huetable.store.house import Ban, HouseStore


@pytest.mark.every_store
async def test_a_worker_reads_the_bans_only_after_a_change(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    dismissed: list[str] = []
    reads: list[None] = []
    one, other = (Bans(store, dismissed.append) for _ in range(2))
    kind = type(store.house)
    bans = kind.bans

    async def counted(self: HouseStore) -> list[Ban]:
        reads.append(None)
        return await bans(self)

    monkeypatch.setattr(kind, "bans", counted)
    for _ in range(3):
        await other.read()
    assert len(reads) == 1
    await one.add(Ban("g1", "Eve", 1))
    for _ in range(3):
        await other.read()
    assert other.has("g1")
    assert dismissed == ["g1", "g1"], "once at each worker"
    await one.lift("g1")
    await other.read()
    assert not other.has("g1")
    assert len(reads) == 5, "each of them after each change"
    await store.close()
