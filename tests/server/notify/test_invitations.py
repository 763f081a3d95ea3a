"""Inviting people again: who is told, who is not, and that the sender can't see the difference."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from push_kit import Browser, LoopbackService
from server_kit import Server, post

from huetable.client import GuestClient, new_id
from huetable.server.app import OUTBOX
from huetable.server.http.api import InvitationSetting, MyPage, TableLink
from huetable.server.lobby.invitations import MOST_A_DAY
from huetable.table.wire.protocol import Mute

pytestmark = pytest.mark.rule("TABLE-88")


class Friends:
    """Ann has finished a game with Ben, whose browser can be told something, and opens a new table."""

    def __init__(self, server: Server, ann: GuestClient, ben: GuestClient, played: str) -> None:
        self.server = server
        self.ann = ann
        self.ben = ben
        self.played = played

    @classmethod
    async def meet(cls, server: Server, browser: Browser, *, muted: bool = False) -> Friends:
        ann, ben = await server.visitor(), await server.visitor()
        link = await server.open(ben, name="Ben")
        his, hers = await server.join(ben, link), await server.join(ann, link)
        await hers.sit("Ann")
        await hers.ready()
        if muted:
            await his.ask(Mute(new_id(), 1))
        await his.start()
        await his.play({"type": "end"})
        await his.close()
        await hers.close()
        assert (await post(ben, "/api/me/push", json=browser.wish)).status == 204
        return cls(server, ann, ben, link.table)

    async def want(self, *, wanted: bool = True) -> None:
        answer = await post(self.ben, "/api/me/invitations", json={"wanted": wanted})
        assert await answer.json() == {"wanted": wanted}

    async def open(self) -> TableLink:
        return await self.server.open(self.ann, name="Ann")

    async def invite(self, to: str, **wish: Any) -> int:
        return (await post(self.ann, f"/api/tables/{to}/invite", json=wish)).status

    async def invite_all(self, table: str) -> int:
        return await self.invite(table, table=self.played, number=1)


async def settled(server: Server) -> None:
    """Until nothing is on its way any more."""
    notices, outbox = server.lobby.services.notices, server.app[OUTBOX]
    async with asyncio.timeout(10):
        while notices.waiting or outbox.waiting:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.01)


async def test_an_invitation_reaches_whoever_wants_it_and_nobody_else(
    tmp_path: Path, service: LoopbackService
) -> None:
    browser = Browser(1)
    async with Server(tmp_path, outbox=service.outbox()) as server:
        friends = await Friends.meet(server, browser)
        (ben,) = (await friends.ann.get("/api/me/page", MyPage)).people
        assert await friends.ben.get("/api/me/invitations", InvitationSetting) == InvitationSetting(
            wanted=False
        )
        first = await friends.open()
        assert await friends.invite(first.table, people=[ben.id]) == 204, "she can't see that he wants none"
        await settled(server)
        assert service.received == []
        await friends.want()
        second = await friends.open()
        assert await friends.invite(second.table, people=[ben.id]) == 204
        assert await friends.invite_all(second.table) == 204
        await service.until(1)
        await settled(server)
        (received,) = service.received
        message = browser.read(received.body)
        assert message["url"] == f"/t/{second.table}"
        assert "Ann" not in str(message)
        await friends.want(wanted=False)
        assert await friends.invite_all((await friends.open()).table) == 204
        await settled(server)
        assert len(service.received) == 1


async def test_only_the_host_invites_and_only_people_they_have_played_with(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with Server(tmp_path, outbox=service.outbox()) as server:
        friends = await Friends.meet(server, Browser(1))
        await friends.want()
        (ben,) = (await friends.ann.get("/api/me/page", MyPage)).people
        stranger = await server.visitor()
        theirs = await server.open(stranger, name="Eve")
        wishes: list[dict[str, Any]] = [{"people": [ben.id]}, {"table": friends.played, "number": 1}]
        for wish in wishes:
            answer = await post(stranger, f"/api/tables/{theirs.table}/invite", json=wish)
            assert answer.status == 204
            assert await friends.invite(theirs.table, **wish) == 409, "it isn't Ann's table"
        assert await friends.invite("nowhere", people=[ben.id]) == 404
        for wrong in ({"people": "everybody"}, {"people": ["x"] * 21}, {"guests": [ben.id]}):
            assert await friends.invite(theirs.table, **wrong) == 400
        await settled(server)
        assert service.received == []


async def test_whoever_was_muted_where_they_met_invites_nobody_from_there(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with Server(tmp_path, outbox=service.outbox()) as server:
        friends = await Friends.meet(server, Browser(1), muted=True)
        await friends.want()
        assert await friends.invite_all((await friends.open()).table) == 204
        await settled(server)
        assert service.received == []


async def test_both_ends_have_enough_after_some_invitations_a_day(
    tmp_path: Path, service: LoopbackService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.notify.push.channel._INVITATIONS", 2)
    async with Server(tmp_path, outbox=service.outbox()) as server:
        friends = await Friends.meet(server, Browser(1))
        await friends.want()
        answers = [await friends.invite_all((await friends.open()).table) for _ in range(MOST_A_DAY + 1)]
        assert answers == [204] * MOST_A_DAY + [409]
        await settled(server)
        await service.until(2)
        assert len(service.received) == 2
