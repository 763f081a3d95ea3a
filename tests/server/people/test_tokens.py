"""Tokens for programs: what they open, what they don't, how everybody sees them, and how they end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server, get, post

from huetable.client import ConnectionClosed, GuestClient, RequestRefused
from huetable.server.http.api import Home, MadeToken, ProgramToken
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.store.tokens import MOST_TOKENS

SOON = 10


async def make_token(who: GuestClient, **wish: Any) -> str:
    answer = await post(who, "/api/me/tokens", json={"name": "Robby", **wish})
    assert answer.status == 201, await answer.text()
    return MadeToken(**await answer.json()).token


async def tokens_of(who: GuestClient) -> list[ProgramToken]:
    return await who.get("/api/me/tokens", list[ProgramToken])


@pytest.mark.rule("TABLE-89")
@pytest.mark.rule("TABLE-91")
async def test_a_program_plays_by_its_token_and_everybody_sees_what_it_is(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table = await server.join(ann, link)
    async with GuestClient(server.address, token=await make_token(ann), patience=0) as robby:
        seat = await robby.join(link.link)
        await seat.sit("Robby")
        await seat.ready()
        await seat.say("Hello!")
        await table.start()
        await table.play({"type": "nod"})
        async for _ in seat.turns():
            await seat.play({"type": "end"})
        assert not robby.session.cookie_jar
    assert table.table is not None
    assert [(chair.name, chair.program, chair.kind) for chair in table.table.chairs] == [
        ("Ann", False, "person"),
        ("Robby", True, "person"),
    ]


@pytest.mark.rule("TABLE-91")
async def test_a_program_is_still_one_after_a_restart(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        ann = await server.visitor()
        link, token = await server.open(ann), await make_token(ann)
        async with GuestClient(server.address, token=token) as robby:
            await (await robby.join(link.link)).sit("Robby")
    async with Server(tmp_path) as server, GuestClient(server.address, token=token) as robby:
        seat = await robby.join(link.link)
        assert seat.table is not None
        assert [chair.program for chair in seat.table.chairs] == [False, True]
        assert seat.chair == 1


@pytest.mark.rule("TABLE-89")
async def test_a_token_opens_nothing_but_tables(server: Server) -> None:
    ann = await server.visitor()
    async with GuestClient(server.address, token=await make_token(ann)) as robby:
        assert (await robby.get("/api/home", Home)).games
        assert (await get(robby, "/api/games/uno")).status == 200
        assert (await server.open(robby, name="Robby")).table
        for path in ("/api/me", "/api/me/data", "/api/me/tokens", "/api/me/devices", "/api/push"):
            assert (await get(robby, path)).status == 403
        for path in ("/api/me/forget", "/api/me/name", "/api/me/tokens", "/api/me/push", "/api/me/device"):
            assert (await post(robby, path, json={})).status == 403
        assert (await get(robby, "/api/tables/x/webhook")).status == 403


@pytest.mark.rule("TABLE-90")
async def test_a_revoked_token_closes_its_connections_and_opens_nothing(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    async with GuestClient(server.address, token=await make_token(ann)) as robby:
        seat = await robby.join(link.link)
        await seat.sit("Robby")
        (made,) = await tokens_of(ann)
        assert (await post(ann, f"/api/me/tokens/{made.id}/revoke")).status == 204
        async with asyncio.timeout(SOON):
            with pytest.raises(ConnectionClosed, match="signed_out"):
                await seat.until(NeverSent)
        with pytest.raises(RequestRefused, match="token isn't valid"):
            await robby.join(link.link)
        with pytest.raises(RequestRefused, match="token isn’t valid") as refused:
            await robby.get("/api/home", Home)
        assert refused.value.status == 401
    assert await tokens_of(ann) == []
    assert (await post(ann, f"/api/me/tokens/{made.id}/revoke")).status == 404


class NeverSent:
    """A message that never comes."""


@pytest.mark.parametrize("sent", ["Bearer x", "Bearer", f"Bearer huetable_{'A' * 43}", "Bearer  "])
async def test_what_is_no_token_opens_nothing(server: Server, sent: str) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    for path in ("/api/home", f"/ws/{link.table}"):
        answer = await get(ann, path, headers={"Authorization": sent})
        assert answer.status == 401
        assert answer.headers["WWW-Authenticate"] == "Bearer"


async def test_what_a_proxy_before_the_server_asks_for_is_no_token(server: Server) -> None:
    ann = await server.visitor()
    assert (await get(ann, "/api/home", headers={"Authorization": "Basic YTpi"})).status == 200


async def test_a_token_does_not_make_an_operator(tmp_path: Path) -> None:
    async with Server(tmp_path, operator_secret="a long secret of the operator") as server:
        ann = await server.visitor()
        async with GuestClient(server.address, token=await make_token(ann)) as robby:
            assert (await get(robby, "/api/operator")).status == 401


async def test_a_cookie_is_no_token_and_a_token_is_no_cookie(server: Server) -> None:
    ann = await server.visitor()
    await server.open(ann)
    token = await make_token(ann)
    (cookie,) = [each.value for each in ann.session.cookie_jar]
    async with GuestClient(server.address) as eve:
        assert (await get(eve, "/api/me/tokens", headers={"Authorization": f"Bearer {cookie}"})).status == 401
        assert (
            await get(eve, "/api/home", headers={"Authorization": f"Bearer huetable_{cookie}"})
        ).status == 401
    async with GuestClient(server.address) as eve:
        answer = await get(eve, "/api/me/tokens", headers={"Cookie": f"huetable={token}"})
        assert await answer.json() == []


@pytest.mark.rule("TABLE-90")
async def test_an_expired_token_opens_nothing_and_ends_its_connections(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    monkeypatch.setattr("huetable.server.http.tokens.DAY", 100)
    async with (
        GuestClient(server.address, token=await make_token(ann, days=7)) as robby,
        asyncio.timeout(SOON),
    ):
        with pytest.raises(ConnectionClosed, match="signed_out"):
            await (await robby.join(link.link)).until(NeverSent)
        with pytest.raises(RequestRefused, match="isn’t valid"):
            await robby.get("/api/home", Home)
    assert await tokens_of(ann) == []


async def test_the_tokens_of_a_guest_are_bounded_and_listed_without_themselves(server: Server) -> None:
    ann = await server.visitor()
    made = [await make_token(ann, name=f"bot {n}", days=7) for n in range(MOST_TOKENS)]
    assert (await post(ann, "/api/me/tokens", json={"name": "one more"})).status == 409
    listed = await get(ann, "/api/me/tokens")
    assert not [token for token in made if token in await listed.text()]
    # Several are made in one millisecond, and have no order.
    assert sorted(each.name for each in await tokens_of(ann)) == sorted(
        f"bot {n}" for n in range(MOST_TOKENS)
    )


@pytest.mark.parametrize(
    "wish", [{}, {"name": ""}, {"name": "  "}, {"name": "x" * 25}, {"name": "x", "days": 8}]
)
async def test_a_token_needs_a_name_and_one_of_the_times(server: Server, wish: dict[str, Any]) -> None:
    ann = await server.visitor()
    assert (await post(ann, "/api/me/tokens", json=wish)).status == 400


async def test_who_is_forgotten_takes_their_programs_along(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    async with GuestClient(server.address, token=await make_token(ann)) as robby:
        seat = await robby.join(link.link)
        assert (await post(ann, "/api/me/forget")).status == 204
        async with asyncio.timeout(SOON):
            with pytest.raises(ConnectionClosed, match="signed_out"):
                await seat.until(NeverSent)
        with pytest.raises(RequestRefused):
            await robby.get("/api/home", Home)


async def test_a_program_that_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(requests_of_program=Rate(2, 0))) as server:
        ann = await server.visitor()
        async with GuestClient(server.address, token=await make_token(ann)) as robby:
            answers = [(await get(robby, "/api/home")).status for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await get(ann, "/api/home")).status == 200
