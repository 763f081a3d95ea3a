"""One guest on several devices: each sees the others and can end their access, at once and for good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from device_kit import accept_link, cookie_of, device_link, devices, end_device, goodbye_of, name, pair
from server_kit import Server, get, post
from store_kit import append

from huetable.client import GuestClient
from huetable.server.http.guests import COOKIE, Guests
from huetable.server.upkeep.guest_use import GuestUseNotes
from huetable.store.base import MOST_DEVICES, Batch, KnownGuest, Store
from huetable.store.sqlite.store import SqliteStore


async def test_the_old_device_sees_the_new_one(server: Server) -> None:
    laptop, phone = await pair(server)
    here, there = await devices(laptop)
    assert ([here.kind, here.here], [there.kind, there.here]) == (["computer", True], ["phone", False])
    assert 0 < here.made_at <= there.made_at
    assert [each.here for each in await devices(phone)] == [False, True]


async def test_the_list_of_devices_gives_no_key_away(server: Server) -> None:
    laptop, _ = await pair(server)
    listed = await (await get(laptop, "/api/me/devices")).text()
    (table,) = server.lobby.tables.values()
    (ann,) = table.state.people.values()
    keys = [device.key for device in await server.lobby.services.store.devices(ann.guest)]
    assert len(keys) == 2
    assert not [key for key in keys if key in listed]


async def test_ending_a_device_closes_its_connections_at_once_and_makes_it_a_stranger(server: Server) -> None:
    laptop, phone = await server.visitor(), await server.visitor()
    link = await server.open(laptop)
    await accept_link(phone, await device_link(laptop))
    ours, theirs, screen = (
        await server.join(laptop, link),
        await server.join(phone, link),
        await phone.join(link.link, watch=True),
    )
    assert theirs.chair == 0
    assert await end_device(laptop, (await devices(laptop))[1]) == 204
    assert [await goodbye_of(theirs), await goodbye_of(screen)] == ["signed_out", "signed_out"]
    await screen.close()
    assert await name(phone) is None
    assert (await server.join(phone, link)).chair is None
    assert len(await devices(laptop)) == 1
    await ours.ready()


async def test_the_first_device_can_be_ended_too_and_stays_a_stranger_after_a_restart(tmp_path: Path) -> None:
    """Its token once made the guest: without the key it must not make it again."""
    async with Server(tmp_path) as server:
        laptop, phone = await pair(server)
        assert await end_device(phone, (await devices(phone))[0]) == 204
        cookies = {cookie.key: cookie.value for cookie in laptop.session.cookie_jar}
    async with Server(tmp_path) as server, GuestClient(server.address) as again:
        again.session.cookie_jar.update_cookies(cookies)
        answer = await get(again, "/api/me")
        assert cookie_of(answer).value != cookies[COOKIE], "it gets a token of its own"
        assert await name(again) is None


async def test_nothing_that_an_ended_device_sends_is_taken_any_more(server: Server) -> None:
    laptop, phone = await server.visitor(), await server.visitor()
    link = await server.open(laptop)
    await accept_link(phone, await device_link(laptop))
    theirs = await server.join(phone, link)
    table = server.lobby.tables[link.table]
    before = table.state.seq
    assert await end_device(laptop, (await devices(laptop))[1]) == 204
    # The phone has not read yet that it was signed out, and its socket is still open for a moment.
    await theirs.socket.send_str('{"do":"ready","id":"late"}')
    assert await goodbye_of(theirs) == "signed_out"
    assert table.state.seq == before


async def test_a_device_cannot_end_itself_or_somebody_elses(server: Server) -> None:
    laptop, phone = await pair(server)
    stranger = await server.visitor()
    here, there = await devices(laptop)
    assert await end_device(laptop, here) == 409
    assert await end_device(stranger, there) == 404
    assert await name(phone) == "Ann"


async def test_a_link_that_an_ended_device_has_made_before_is_dead(server: Server) -> None:
    laptop, thief = await pair(server)
    path, again = await device_link(thief), await server.visitor()
    await end_device(laptop, (await devices(laptop))[1])
    assert (await get(again, f"/api{path}")).status == 410
    assert await accept_link(again, path) == 410
    assert len(await devices(laptop)) == 1


async def test_who_is_forgotten_is_forgotten_on_all_devices_and_old_links_bring_nothing_back(
    server: Server,
) -> None:
    laptop, phone = await pair(server)
    path, other = await device_link(laptop), await server.visitor()
    table = next(iter(server.lobby.tables))
    on_phone = await phone.join(table)
    assert (await post(laptop, "/api/me/forget")).status == 204
    assert await goodbye_of(on_phone) == "forgotten"
    await on_phone.close()
    assert await name(phone) is None
    await accept_link(other, path)
    assert await name(other) is None


async def test_a_guest_with_too_many_devices_is_told_what_to_do(server: Server) -> None:
    laptop = await server.visitor()
    await server.open(laptop)
    for _ in range(MOST_DEVICES - 1):
        assert await accept_link(await server.visitor(), await device_link(laptop)) == 204
    refused = await post(laptop, "/api/me/device")
    assert (refused.status, (await refused.json())["sentence"]) == (
        409,
        "You have 20 devices. Sign one of them out first.",
    )


class Slow(SqliteStore):
    """Answers what it was asked when it is told to."""

    go: asyncio.Event | None = None

    async def guest_by_key(self, key: str) -> KnownGuest | None:
        found = await super().guest_by_key(key)
        if self.go is not None:
            await self.go.wait()
        return found


def make_guests(store: Store, now: Callable[[], int] = lambda: 0) -> Guests:
    return Guests(store, GuestUseNotes(store, now), now)


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Slow]:
    store = Slow(tmp_path / "slow.db", asyncio.get_running_loop())
    yield store
    await store.close()


async def test_a_device_that_ends_while_it_is_looked_up_is_not_remembered(slow: Slow) -> None:
    guests = make_guests(slow)
    guest, token = await guests.identify(None)
    assert token is not None
    await slow.add_device(guest.to_known_guest(None, None), KnownGuest(guest.id, "other", None, None))
    fresh = make_guests(slow)
    slow.go = asyncio.Event()
    looking = asyncio.create_task(fresh.identify(token))
    await asyncio.sleep(0.01)
    await fresh.end_device(guest, guest.key)
    slow.go.set()
    found, new = await looking
    assert (found.id != guest.id, new is not None) == (True, True)


@pytest.mark.every_store
async def test_a_device_is_noted_as_used_once_an_hour_and_to_the_hour(store: Store) -> None:
    now = [7_300_000]
    guests = make_guests(store, lambda: now[0])
    guest, token = await guests.identify(None)
    guest.name = "Ann"
    await store.add_device(guest.to_known_guest(None, None), KnownGuest(guest.id, "other", None, None))
    used = list[int]()
    for later in (0, 60_000, 3_600_000):
        now[0] += later
        await guests.identify(token, "phone")
        await append(store, Batch(()))
        used += [each.used_at for each in await store.devices(guest.id) if each.key == guest.key]
    assert used == [7_200_000, 7_200_000, 10_800_000]
    await store.close()
