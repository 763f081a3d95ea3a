"""Webhooks: a table posts to its group's chat, if its host wants it and the operator allows it."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
from html import escape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from push_kit import LoopbackNames, LoopbackService, Received
from server_kit import Server, get, post
from yarl import URL

from huetable.client import Connection, GuestClient
from huetable.server.notify.webhooks.formats import Post, format_post, service_of
from huetable.server.notify.webhooks.signing import HEADER
from huetable.server.outbound.outbox import Outbox
from huetable.server.outbound.public_network import PublicResolver
from huetable.table.wire.protocol import HandOver

ADDRESS = "https://hook.example.org/in/secret"
HOSTS = ("hook.example.org", "other.example.org")
OFF = {"hosts": list(HOSTS), "address": "", "service": "", "secret": "", "host": ""}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds are long enough to be gone for."""
    monkeypatch.setattr("huetable.server.notify.turn_watch.PATIENCE", 100)


class Scene:
    def __init__(self, host: GuestClient, ann: Connection, ben: GuestClient, seat: Connection) -> None:
        self.host = host
        self.ann = ann
        self.ben = ben
        self.seat = seat
        self.path = ""
        self.table = ""

    @classmethod
    async def begin(cls, server: Server, name: str = "Ben") -> Scene:
        host, ben = await server.visitor(), await server.visitor()
        link = await server.open(host)
        scene = cls(host, await server.join(host, link), ben, await server.join(ben, link))
        scene.table, scene.path = link.table, f"/api/tables/{link.table}/webhook"
        await scene.seat.sit(name)
        return scene

    async def enter(self, address: str = ADDRESS, **headers: str) -> dict[str, Any]:
        answer = await post(self.host, self.path, json={"address": address}, headers=headers)
        assert answer.status == 200, await answer.text()
        found: dict[str, Any] = await answer.json()
        return found

    async def leave_ben_awaited(self) -> None:
        await self.seat.ready()
        await self.ann.start()
        await self.seat.close()
        await asyncio.sleep(0.15)
        await self.ann.play({"type": "nod"})


def allowed(folder: Path, service: LoopbackService) -> Server:
    return Server(folder, outbox=service.outbox(), webhook_hosts=HOSTS)


def is_signed(came: Received, secret: str) -> bool:
    """As docs/host.md tells receivers to check it."""
    fields = dict(field.split("=") for field in came.headers[HEADER].split(","))
    expected = hmac.digest(secret.encode(), fields["t"].encode() + b"." + came.body, "sha256").hex()
    return hmac.compare_digest(expected, fields["v1"])


@pytest.mark.rule("TABLE-86")
async def test_a_table_posts_whose_turn_it_is_signed_and_once(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        info = await scene.enter()
        assert (info["service"], info["address"]) == ("json", ADDRESS)
        await scene.leave_ben_awaited()
        (came,) = await service.until(1)
        said = json.loads(came.body)
        assert said.pop("at") > 0
        assert said == {
            "event": "your_turn",
            "game": "parlour",
            "title": "Parlour",
            "player": "Ben",
            "text": "Ben: It’s your turn in Parlour.",
            "link": f"{server.address}/t/{scene.table}",
        }
        assert is_signed(came, info["secret"])
        assert not is_signed(came, "another secret")
        await asyncio.sleep(0.3)
        assert len(service.received) == 1


@pytest.mark.rule("TABLE-86")
async def test_a_table_posts_that_a_game_is_over_once_even_if_everybody_is_there(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter(**{"Accept-Language": "es"})
        await scene.seat.ready()
        await scene.ann.start()
        await scene.ann.play({"type": "end"})
        (came,) = await service.until(1)
        said = json.loads(came.body)
        assert (said["event"], said["player"], said["text"]) == (
            "game_over",
            None,
            "La partida de Parlour ha terminado.",
        )
        await asyncio.sleep(0.3)
        assert len(service.received) == 1


@pytest.mark.rule("TABLE-86")
async def test_everybody_at_the_table_is_shown_where_it_posts_but_not_the_address(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        while scene.seat.table is None or scene.seat.table.webhook != "hook.example.org":
            await scene.seat.next()
        assert ADDRESS not in repr(scene.seat.table)
        await scene.enter("")
        while scene.seat.table.webhook:
            await scene.seat.next()


@pytest.mark.rule("TABLE-86")
async def test_only_the_host_sees_or_changes_it(tmp_path: Path, service: LoopbackService) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        for somebody in (scene.ben, await server.visitor()):
            assert (await get(somebody, scene.path)).status == 403
            assert (await post(somebody, scene.path, json={"address": ""})).status == 403
        assert (await (await get(scene.host, scene.path)).json())["address"] == ADDRESS
        assert (await get(scene.host, "/api/tables/nothing/webhook")).status == 404


@pytest.mark.rule("TABLE-86")
async def test_a_later_host_sees_neither_address_nor_secret_but_can_stop_or_replace_it(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        entered = await scene.enter()
        await scene.ann.ask(HandOver("over", 1))
        while scene.seat.table is None or not scene.seat.table.you_host:
            await scene.seat.next()
        answer = await (await get(scene.ben, scene.path)).json()
        assert answer == {**OFF, "service": "json", "host": "hook.example.org"}
        assert (await get(scene.host, scene.path)).status == 403
        own = "https://other.example.org/in/bens"
        answer = await (await post(scene.ben, scene.path, json={"address": own})).json()
        assert (answer["address"], answer["host"]) == (own, "other.example.org")
        assert answer["secret"] not in ("", entered["secret"])
        assert await (await post(scene.ben, scene.path, json={"address": ""})).json() == OFF


async def test_it_survives_a_restart(tmp_path: Path, service: LoopbackService) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        entered = await scene.enter()
        cookies = {each.key: each.value for each in scene.host.session.cookie_jar}
    async with allowed(tmp_path, service) as server:
        host = await server.visitor()
        host.session.cookie_jar.update_cookies(cookies)
        assert await (await get(host, scene.path)).json() == entered
        table = await server.lobby.table(scene.table)
        assert table.state.webhook is not None
        assert table.state.webhook[0] == "hook.example.org"


async def test_nothing_is_posted_after_it_is_turned_off(tmp_path: Path, service: LoopbackService) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        assert await scene.enter("") == OFF
        await scene.leave_ben_awaited()
        await asyncio.sleep(0.3)
        assert service.received == []


async def test_nothing_is_posted_where_the_operator_has_allowed_no_host(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with Server(tmp_path, outbox=service.outbox()) as server:
        scene = await Scene.begin(server)
        answer = await post(scene.host, scene.path, json={"address": ADDRESS})
        assert answer.status == 400
        assert (await answer.json())["sentence"] == "Tables on this server can’t post to other services."


async def test_an_operator_who_takes_a_host_from_the_list_stops_its_posts(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        cookies = {each.key: each.value for each in scene.host.session.cookie_jar}
        await scene.seat.ready()
        await scene.ann.start()
    async with Server(tmp_path, outbox=service.outbox(), webhook_hosts=("discord.com",)) as server:
        host = await server.visitor()
        host.session.cookie_jar.update_cookies(cookies)
        ann = await host.join(scene.table)
        await ann.play({"type": "nod"})
        await asyncio.sleep(0.3)
        assert service.received == []
        await ann.close()


ELSEWHERE = [
    *("http://hook.example.org/in", "https://127.0.0.1/", "https://2130706433/", "https://[::1]/"),
    *(
        "https://hook.example.org@127.0.0.1/",
        "https://hook.example.org:8443/",
        "https://evil.example.org/",
    ),
    *("https://hook.example.org.evil.org/", "https://nas.local/", "https://localhost/", "file:///etc"),
    *("https://169.254.169.254/latest", "https://0177.0.0.1/", "https://[fe80::1%25lo]/", "nonsense"),
    *("https://x.hook.example.org/", "https://hook.example.org/#x", "https://user@hook.example.org/"),
    *("https://hook.example.org\\@127.0.0.1/", "https://[::ffff:127.0.0.1]/"),
]


async def test_a_table_posts_nowhere_else(tmp_path: Path, service: LoopbackService) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        for address in ELSEWHERE:
            answer = await post(scene.host, scene.path, json={"address": address})
            assert answer.status == 400, address
            assert "hook.example.org, other.example.org" in (await answer.json())["sentence"]
        assert (await (await get(scene.host, scene.path)).json())["address"] == ""


async def test_a_table_posts_nothing_to_an_allowed_name_that_leads_inside(
    tmp_path: Path, service: LoopbackService
) -> None:
    names = LoopbackNames(service.port)
    outbox = Outbox(PublicResolver(names), service.trusted, pauses=(0.01,))
    async with Server(tmp_path, outbox=outbox, webhook_hosts=HOSTS) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        await scene.leave_ben_awaited()
        async with asyncio.timeout(10):
            await names.asked.wait()
            while outbox.waiting:  # noqa: ASYNC110 - nothing else tells
                await asyncio.sleep(0.01)
        assert service.received == []


async def test_a_host_who_is_forgotten_takes_the_address_along(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with allowed(tmp_path, service) as server:
        scene = await Scene.begin(server)
        await scene.enter()
        assert (await post(scene.host, "/api/me/forget")).status == 204
        while scene.seat.table is None or scene.seat.table.webhook:
            await scene.seat.next()
        assert await server.lobby.services.store.notifications.webhook(scene.table) is None


NASTY = Post("your_turn", "uno", "UNO", "@all <!here> *x*", "It’s your turn.", "https://h/t/1", 5)
J = "\u2060"
"""Invisible, and in the way of whoever looks for links and mentions."""


@pytest.mark.parametrize(
    ("address", "service", "body", "headers"),
    [
        (
            "https://discord.com/api/webhooks/1/a",
            "discord",
            {
                "content": f"\\@{J}all \\<{J}\\!{J}here\\>{J} \\*{J}x\\*{J}: It’s your turn.\nhttps://h/t/1",
                "allowed_mentions": {"parse": []},
            },
            {},
        ),
        (
            "https://hooks.slack.com/services/T/B/x",
            "slack",
            {
                "text": f"{J}@{J}all {J}&lt;{J}{J}!{J}here{J}&gt;{J} {J}*{J}x{J}*{J}: It’s your turn.\n<https://h/t/1>",
                "parse": "none",
                "link_names": False,
            },
            {},
        ),
        (
            "https://ntfy.sh/our-table",
            "ntfy",
            f"{J}@{J}all {J}<{J}{J}!{J}here{J}>{J} {J}*{J}x{J}*{J}: It’s your turn.",
            {"Click": "https://h/t/1", "Title": "=?UTF-8?B?VU5P?="},
        ),
        (
            "https://ntfy.example.org/our-table",
            "ntfy",
            f"{J}@{J}all {J}<{J}{J}!{J}here{J}>{J} {J}*{J}x{J}*{J}: It’s your turn.",
            {},
        ),
    ],
)
def test_each_service_gets_its_own_format_and_a_name_mentions_nobody(
    address: str, service: str, body: object, headers: dict[str, str]
) -> None:
    found = service_of(URL(address))
    assert found == service
    sent, data = format_post(found, NASTY)
    assert (data.decode() if found == "ntfy" else json.loads(data)) == body
    assert headers.items() <= sent.items()
    assert all(value.isascii() for value in sent.values())


@pytest.mark.parametrize("service", ["discord", "slack", "ntfy"])
@pytest.mark.parametrize(
    "name",
    [
        *(
            "https://evil.org",
            "evil.org/x",
            "www.evil.org",
            "discord.gg/abc",
            "[a](https://e.org)",
            "mailto:a@e.org",
        ),
        *(
            "<@123>",
            "<!channel>",
            "<https://e.org|you>",
            "<#C1>",
            "@here",
            "@everyone",
            "a@evil.org",
            "||x||",
            "`x`",
        ),
    ],
)
def test_a_name_is_no_link_and_no_mention_in_any_service(service: str, name: str) -> None:
    _, data = format_post(service, replace(NASTY, player=name))
    text = (
        data.decode()
        if service == "ntfy"
        else json.loads(data)["content" if service == "discord" else "text"]
    )
    said = text.partition(": It’s")[0]
    assert said.replace(J, "").replace("\\", "") in (name, escape(name, quote=False)), (
        "but it is read as it is"
    )
    assert not re.search(r"\w\.\w|://|@\w|<[@!#h]|\]\(|mailto:|\w/\w", said)
