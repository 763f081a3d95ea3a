"""Web Push: what arrives, at whom, in which words, and that nothing arrives that nobody has asked for."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from push_kit import HOST, Browser, LoopbackService, bytes_of, check_vapid
from server_kit import Server, get, post
from table_kit import VirtualTime

from huetable.client import Connection, GuestClient
from huetable.server.notify.notice import Notice, TableNote
from huetable.server.notify.push.channel import PushChannel
from huetable.server.notify.push.encryption import encrypt
from huetable.server.outbound.outbox import Outbox
from huetable.store.base import KnownGuest, Store
from huetable.store.notifications import PushSubscription

ORIGIN = f"https://{HOST}"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds are long enough to be gone for."""
    monkeypatch.setattr("huetable.server.notify.turn_watch.PATIENCE", 100)


def test_our_browser_reads_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    browser = Browser(
        0, bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), bytes_of("BTBZMqHH6r4Tts7J_aSIgg")
    )
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.decrypt(bytes_of(body)) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_it_is_for_reads_a_message() -> None:
    mine, other = Browser(), Browser()
    wish = mine.wish
    body = encrypt(b"hello", wish["p256dh"], wish["auth"])
    assert mine.decrypt(body) == b"hello"
    assert len(body) == len(encrypt(b"a much longer message", wish["p256dh"], wish["auth"]))
    with pytest.raises(InvalidTag):
        other.decrypt(body)


class Scene:
    """A server whose guests can be reached, and a game in which Ben is about to be awaited."""

    def __init__(self, host: GuestClient, ann: Connection, ben: GuestClient, table: str) -> None:
        self.host = host
        self.ann = ann
        self.ben = ben
        self.table = table

    @classmethod
    async def begin(cls, server: Server, browser: Browser | None, **headers: str) -> Scene:
        host, ben = await server.visitor(), await server.visitor()
        link = await server.open(host)
        ann, seat = await server.join(host, link), await server.join(ben, link)
        await seat.sit("Ben")
        if browser is not None:
            answer = await post(ben, "/api/me/push", json=browser.wish, headers=headers)
            assert answer.status == 204, await answer.text()
        await seat.ready()
        await ann.start()
        await seat.close()
        await asyncio.sleep(0.15)
        return cls(host, ann, ben, link.table)

    async def hand_over(self) -> None:
        """Ann moves; it is Ben's turn."""
        await self.ann.play({"type": "nod"})


def make_server(folder: Path, outbox: Outbox, **settings: Any) -> Server:
    return Server(folder, outbox=outbox, **settings)


async def test_a_player_without_a_page_is_told_that_it_is_their_turn(
    tmp_path: Path, service: LoopbackService
) -> None:
    browser = Browser(7)
    async with make_server(tmp_path, service.outbox(), push_contact="mailto:host@example.org") as server:
        scene = await Scene.begin(server, browser)
        assert service.received == []
        await scene.hand_over()
        (came,) = await service.until(1)
        said = browser.read(came.body)
        assert said == {
            "title": "Parlour: it’s your turn",
            "body": "The table is waiting for you.",
            "url": f"/t/{scene.table}",
            "lang": "en",
        }
        assert came.path == "/send/7"
        assert came.headers["Content-Encoding"] == "aes128gcm"
        assert 0 < int(came.headers["TTL"]) <= 24 * 3600
        assert len(came.headers["Topic"]) <= 32
        subject, key = check_vapid(came.headers["Authorization"], ORIGIN, time.time())
        assert subject == "mailto:host@example.org"
        info = await (await get(scene.ben, "/api/push")).json()
        assert info == {"key": key}


async def test_it_is_said_in_the_guests_language(tmp_path: Path, service: LoopbackService) -> None:
    browser = Browser()
    async with make_server(tmp_path, service.outbox()) as server:
        await (await Scene.begin(server, browser, **{"Accept-Language": "de"})).hand_over()
        (came,) = await service.until(1)
        assert browser.read(came.body)["body"] == "Der Tisch wartet auf dich."


async def test_nothing_is_sent_to_anybody_who_has_not_asked(tmp_path: Path, service: LoopbackService) -> None:
    async with make_server(tmp_path, service.outbox()) as server:
        await (await Scene.begin(server, None)).hand_over()
        await asyncio.sleep(0.3)
        assert service.received == []


async def test_it_is_off_at_once(tmp_path: Path, service: LoopbackService) -> None:
    browser = Browser()
    async with make_server(tmp_path, service.outbox()) as server:
        scene = await Scene.begin(server, browser)
        answer = await post(scene.ben, "/api/me/push/off", json={"endpoint": browser.wish["endpoint"]})
        assert answer.status == 204
        await scene.hand_over()
        await asyncio.sleep(0.3)
        assert service.received == []


async def test_nobody_turns_it_off_for_somebody_else(tmp_path: Path, service: LoopbackService) -> None:
    browser = Browser()
    async with make_server(tmp_path, service.outbox()) as server:
        scene = await Scene.begin(server, browser)
        stranger = await server.visitor()
        await post(stranger, "/api/me/push/off", json={"endpoint": browser.wish["endpoint"]})
        await scene.hand_over()
        await service.until(1)


async def test_a_subscription_survives_a_restart_and_so_does_the_key(
    tmp_path: Path, service: LoopbackService
) -> None:
    browser = Browser()
    async with make_server(tmp_path, service.outbox()) as server:
        scene = await Scene.begin(server, browser)
        cookies = list(scene.host.session.cookie_jar)
        key = await (await get(scene.ben, "/api/push")).json()
    async with make_server(tmp_path, service.outbox()) as server:
        ann = await server.visitor()
        ann.session.cookie_jar.update_cookies({each.key: each.value for each in cookies})
        table = await server.join(ann, await server_link(scene))
        assert await (await get(ann, "/api/push")).json() == key
        await table.play({"type": "nod"})
        (came,) = await service.until(1)
        assert browser.read(came.body)["url"] == f"/t/{scene.table}"


async def server_link(scene: Scene) -> Any:
    from huetable.server.http.api import TableLink

    return TableLink(scene.table, "", f"/t/{scene.table}")


@pytest.mark.parametrize("wrong", ["p256dh", "auth", "endpoint"])
async def test_a_subscription_that_cannot_be_used_is_refused(server: Server, wrong: str) -> None:
    guest = await server.visitor()
    answer = await post(guest, "/api/me/push", json={**Browser().wish, wrong: "AAAA"})
    assert answer.status == 400
    assert (await answer.json())["sentence"] == "We can’t send notifications to this browser."


async def test_a_body_that_is_no_subscription_is_refused(server: Server) -> None:
    guest = await server.visitor()
    for body in (b"", b"[]", b"\xff", b'{"endpoint": 1}', b"[" * 9999):
        for path in ("/api/me/push", "/api/me/push/off"):
            assert (await post(guest, path, data=body)).status == 400


NOTICE = Notice("g1", "your_turn", (TableNote("t1", "link1", "uno"),), 1)


async def subscribe(store: Store, browser: Browser, guest: str = "g1") -> None:
    wish = browser.wish
    subscription = PushSubscription(
        wish["endpoint"], guest, f"key of {guest}", wish["p256dh"], wish["auth"], "en", "https://here.org", 1
    )
    known = KnownGuest(guest, f"key of {guest}", None, None)
    assert await store.notifications.add_subscription(known, subscription)


@pytest.mark.every_store
@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (400, 1), (413, 1)])
async def test_a_subscription_goes_when_the_service_says_that_it_is_gone(
    store: Store, time: VirtualTime, service: LoopbackService, status: int, left: int
) -> None:
    browser, outbox = Browser(), service.outbox()
    service.answers[browser.path] = [status]
    await subscribe(store, browser)
    await PushChannel(store.notifications, outbox, time).deliver(NOTICE)
    await until_sent(outbox)
    assert len(service.received) == 1
    assert len(await store.notifications.subscriptions("g1")) == left
    await outbox.close()
    await store.close()


async def until_sent(outbox: Outbox, seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while outbox.waiting:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.01)


async def test_what_fails_is_tried_again_a_few_times(
    store: Store, time: VirtualTime, service: LoopbackService
) -> None:
    lucky, unlucky, outbox = Browser(1), Browser(2), service.outbox()
    service.answers = {lucky.path: [503, 429], unlucky.path: [500] * 9}
    await subscribe(store, lucky)
    await subscribe(store, unlucky)
    await PushChannel(store.notifications, outbox, time).deliver(NOTICE)
    await until_sent(outbox)
    paths = [each.path for each in service.received]
    assert (paths.count(lucky.path), paths.count(unlucky.path)) == (3, 3)
    assert len(await store.notifications.subscriptions("g1")) == 2
    bodies = {each.body for each in service.received}
    assert len(bodies) == 6, "each attempt is encrypted and signed anew"
    await outbox.close()
    await store.close()


@pytest.mark.every_store
async def test_of_two_workers_with_the_same_store_one_sends_and_both_have_the_same_key(
    store: Store, time: VirtualTime, service: LoopbackService
) -> None:
    browser, outbox = Browser(), service.outbox()
    await subscribe(store, browser)
    one, other = (PushChannel(store.notifications, outbox, time) for _ in range(2))
    keys = await asyncio.gather(one.keys(), other.keys())
    assert keys[0] == keys[1]
    await asyncio.gather(one.deliver(NOTICE), other.deliver(NOTICE))
    await until_sent(outbox)
    assert len(service.received) == 1
    await outbox.close()
    await store.close()


@pytest.mark.every_store
async def test_a_device_that_is_signed_out_is_told_nothing_and_a_guest_has_at_most_twenty(
    store: Store,
) -> None:
    await subscribe(store, Browser(1))
    await store.notifications.remove_subscription(Browser(1).wish["endpoint"], "somebody else")
    assert len(await store.notifications.subscriptions("g1")) == 1
    for number in range(30):
        await subscribe(store, Browser(number))
    assert len(await store.notifications.subscriptions("g1")) == 20
    await store.end_device("g1", "key of g1")
    assert await store.notifications.subscriptions("g1") == []
    gone = PushSubscription(f"{ORIGIN}/late", "g1", "key of g1", "", "", "en", "", 1)
    assert not await store.notifications.add_subscription(KnownGuest("g1", "key of g1", None, None), gone), (
        "a device without access can't come back this way"
    )
    await store.close()


@pytest.mark.parametrize(("subscribers", "silent"), [(20, 12), pytest.param(500, 30, marks=pytest.mark.soak)])
async def test_all_subscribers_are_told_while_a_service_hangs(
    store: Store, time: VirtualTime, service: LoopbackService, subscribers: int, silent: int
) -> None:
    outbox = service.outbox(patience=3)
    channel = PushChannel(store.notifications, outbox, time)
    hanging = [Hanging(number) for number in range(silent)]
    service.hanging = {browser.path for browser in hanging}
    browsers = [Browser(number) for number in range(subscribers)]
    for number, browser in enumerate([*hanging, *browsers]):
        await subscribe(store, browser, f"g{number}")
    tables = (TableNote("t1", "link1", "uno"),)
    for number in range(len(hanging) + len(browsers)):
        await channel.deliver(Notice(f"g{number}", "your_turn", tables, 1))
    came = {each.path: each for each in await service.until(subscribers, 25, path="/send/")}
    for browser in browsers:
        assert browser.read(came[browser.path].body)["title"] == "UNO ColorADD: it’s your turn"
    assert service.most_at_once <= 20, "ten for each host"
    await outbox.close()
    assert outbox.waiting == 0
    await store.close()


class Hanging(Browser):
    """At another host, which never answers."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.path = f"/hang/{number}"

    @property
    def wish(self) -> dict[str, str]:
        return {**super().wish, "endpoint": f"https://other.example.org{self.path}"}


async def test_more_than_can_wait_is_dropped(
    service: LoopbackService, store: Store, time: VirtualTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("huetable.server.outbound.outbox.MOST_WAITING", 2)
    outbox = service.outbox()
    for number in range(3):
        await subscribe(store, Browser(number))
    await PushChannel(store.notifications, outbox, time).deliver(NOTICE)
    assert (outbox.waiting, outbox.dropped) == (2, 1)
    await outbox.close()
    await store.close()


async def test_whoever_is_forgotten_is_sent_nothing_that_still_waits(
    service: LoopbackService, store: Store, time: VirtualTime
) -> None:
    browser, outbox = Browser(), service.outbox(pauses=(30,))
    service.answers[browser.path] = [503]
    await subscribe(store, browser)
    channel = PushChannel(store.notifications, outbox, time)
    await channel.deliver(NOTICE)
    await service.until(1)
    channel.drop("g1".__eq__)
    await until_sent(outbox, 2)
    await outbox.close()
    await store.close()


async def test_a_guest_who_looks_at_the_table_is_sent_nothing(
    tmp_path: Path, service: LoopbackService
) -> None:
    async with make_server(tmp_path, service.outbox()) as server:
        scene = await Scene.begin(server, Browser())
        seat = await scene.ben.join(scene.table)
        await scene.hand_over()
        await asyncio.sleep(0.3)
        assert service.received == []
        await seat.close()
