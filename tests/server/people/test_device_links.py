"""A link that makes another browser the same guest: it asks before it switches, and nobody is switched unnoticed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from device_kit import accept_link, cookie_of, device_link, devices, name
from server_kit import Server, get, post

from huetable.server.http.api import DeviceOffer
from huetable.server.http.guests import COOKIE
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.table.seeds import new_token


async def test_looking_at_a_device_link_never_uses_it_up_however_often_and_by_whomever(
    server: Server,
) -> None:
    laptop, previewer, phone = await server.visitor(), await server.visitor(), await server.visitor()
    link = await server.open(laptop)
    path = await device_link(laptop)
    for _ in range(50):
        for method in ("GET", "HEAD"):
            for address in (path, f"/api{path}"):
                looked = await previewer.session.request(method, server.address + address)
                assert looked.status == 200
    assert await name(previewer) is None
    assert await accept_link(phone, path) == 204
    assert await name(phone) == "Ann"
    assert (await server.join(phone, link)).chair == 0


async def test_the_page_names_the_guest_whom_the_link_makes_of_this_browser(server: Server) -> None:
    ann, bea = await server.visitor(), await server.visitor()
    await server.open(ann, colour="blue")
    await server.open(bea, name="Bea")
    offer = await bea.get(f"/api{await device_link(ann)}", DeviceOffer)
    assert offer == DeviceOffer("Ann", "blue", yours=False, you="Bea", your_tables=1, your_devices=1)
    own = await ann.get(f"/api{await device_link(ann)}", DeviceOffer)
    assert own.yours
    stranger = await server.visitor()
    nobody = await stranger.get(f"/api{await device_link(ann)}", DeviceOffer)
    assert (nobody.you, nobody.your_tables, nobody.your_devices) == (None, 0, 0)


async def test_a_preview_of_a_device_link_does_not_say_whose_it_is(server: Server) -> None:
    ann = await server.visitor()
    await server.open(ann, name="Annegret")
    page = await (await get(await server.visitor(), await device_link(ann))).text()
    assert "Annegret" not in page


async def test_a_device_link_works_once(server: Server) -> None:
    ann, phone, thief = await server.visitor(), await server.visitor(), await server.visitor()
    await server.open(ann)
    path = await device_link(ann)
    assert [await accept_link(who, path) for who in (phone, thief, phone)] == [204, 410, 410]
    assert (await get(thief, f"/api{path}")).status == 410
    assert await name(thief) is None
    assert await accept_link(thief, f"/move/{new_token()}") == 410
    assert await accept_link(thief, "/move/nonsense") == 404


async def test_of_many_who_press_the_button_at_the_same_time_exactly_one_gets_in(server: Server) -> None:
    ann = await server.visitor()
    await server.open(ann)
    path = await device_link(ann)
    others = [await server.visitor() for _ in range(8)]
    assert sorted(await asyncio.gather(*(accept_link(who, path) for who in others))) == [204] + [410] * 7
    assert len(await devices(ann)) == 2


async def test_a_device_link_ends_after_ten_minutes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, phone = await server.visitor(), await server.visitor()
    await server.open(ann)
    path = await device_link(ann)
    exchange: Any = server.lobby.services.exchange
    now = exchange._now
    monkeypatch.setattr(exchange, "_now", lambda: now() + 10 * 60 * 1000)
    assert (await get(phone, f"/api{path}")).status == 410
    assert await accept_link(phone, path) == 410


async def test_a_device_link_does_nothing_on_the_device_that_made_it(server: Server) -> None:
    ann, phone = await server.visitor(), await server.visitor()
    await server.open(ann)
    path = await device_link(ann)
    assert await accept_link(ann, path) == 409
    assert await accept_link(phone, path) == 204, "it was not used up"


async def test_a_guest_who_never_sat_down_moves_too(server: Server) -> None:
    ann, phone = await server.visitor(), await server.visitor()
    assert await accept_link(phone, await device_link(ann)) == 204
    await server.open(phone)
    assert [each.here for each in await devices(phone)] == [False, True]


async def test_one_address_makes_only_so_many_device_links(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(device_links=Rate(2, 0), spare_local=False)) as server:
        made = [(await post(await server.visitor(), "/api/me/device")).status for _ in range(3)]
        assert made == [201, 201, 429]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1234", "Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "none"},
    ],
    ids=str,
)
async def test_no_other_site_can_make_a_browser_the_guest_of_a_link(
    server: Server, headers: dict[str, str]
) -> None:
    """Somebody makes a link to their own guest, and has a victim's browser send the button's request."""
    attacker, victim = await server.visitor(), await server.visitor()
    await server.open(attacker, name="Eve")
    await server.open(victim, name="Vic")
    path = await device_link(attacker)
    assert await accept_link(victim, path, **headers) == 403
    assert await name(victim) == "Vic"
    assert len(await devices(attacker)) == 1


async def test_a_button_without_a_page_changes_nothing(server: Server) -> None:
    """Every browser says which page posts; what does not say so is no page of ours."""
    attacker, victim = await server.visitor(), await server.visitor()
    await server.open(attacker, name="Eve")
    path = await device_link(attacker)
    assert (await post(victim, f"/api{path}", json={})).status == 403


async def test_opening_a_strangers_link_leaves_everybody_who_they_are(server: Server) -> None:
    attacker, victim = await server.visitor(), await server.visitor()
    await server.open(attacker, name="Eve")
    await server.open(victim, name="Vic")
    path = await device_link(attacker)
    answers = [await get(victim, path), await get(victim, f"/api{path}")]
    assert [COOKIE in answer.cookies for answer in answers] == [False, False]
    assert await name(victim) == "Vic"


async def test_the_new_cookie_is_out_of_reach_for_scripts_and_for_other_sites(tmp_path: Path) -> None:
    for public, secure in ((None, False), ("https://games.example.org", True)):
        async with Server(tmp_path / str(secure), public_url=public) as server:
            ann, phone = await server.visitor(), await server.visitor()
            await server.open(ann)
            headers = {"Origin": public or server.address}
            answer = await post(phone, f"/api{await device_link(ann)}", json={}, headers=headers)
            cookie = cookie_of(answer)
            assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
            assert bool(cookie["secure"]) is secure


async def test_a_browser_without_a_cookie_gets_the_one_of_the_link_and_no_other(server: Server) -> None:
    ann = await server.visitor()
    await server.open(ann)
    bare = await server.visitor()
    assert await accept_link(bare, await device_link(ann)) == 204
    assert await name(bare) == "Ann"
