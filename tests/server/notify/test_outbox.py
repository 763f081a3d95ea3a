"""The outbox: one guest or one receiver that hangs or fails holds up nobody else, and what fails is tried again with patience."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult
from push_kit import LoopbackService

from huetable.server.outbound import outbox as outboxes
from huetable.server.outbound.outbox import PAUSES, Outbox, Outgoing
from huetable.server.outbound.public_network import PublicResolver, SystemResolver


def message(owner: str = "g1", address: str = "https://push.example.org/in") -> Outgoing:
    async def on_gone() -> None:
        pytest.fail("nobody is gone")

    return Outgoing(owner, address, lambda: ({}, b"hello"), on_gone)


async def until_sent(outbox: Outbox) -> None:
    async with asyncio.timeout(10):
        while outbox.waiting:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.005)
    await outbox.close()


async def take_turns() -> None:
    """Until everything that can begin has begun."""
    for _ in range(200):
        await asyncio.sleep(0)


class Counting(Outbox):
    """Sends nothing: each attempt ends in silence, or does not end until it may."""

    def __init__(self, *, ends: bool) -> None:
        super().__init__(pauses=(60.0,))
        self.begun: list[str] = []
        self._may_end = asyncio.Event()
        if ends:
            self._may_end.set()

    async def _attempt(self, url: object, outgoing: Outgoing) -> tuple[outboxes.Outcome, float]:
        self.begun.append(outgoing.owner)
        await self._may_end.wait()
        await asyncio.sleep(0)
        return "silent", 0.0


async def test_one_guest_holds_up_nobody_with_many_hosts_that_hang() -> None:
    outbox = Counting(ends=False)
    for number in range(200):
        outbox.submit(message("eve", f"https://h{number}.example.org/"))
    outbox.submit(message("ann", "https://push.example.org/"))
    await take_turns()
    assert outbox.begun.count("ann") == 1
    assert outbox.begun.count("eve") <= 5
    assert outbox.waiting <= 61, "and what waits is not without end"
    assert outbox.dropped == 140
    await outbox.close()
    outbox.submit(message("eve"))
    assert outbox.waiting == 1, "later there is room again"
    await outbox.close()


async def test_a_host_that_does_not_answer_is_left_alone_by_those_who_have_waited_for_their_turn() -> None:
    outbox = Counting(ends=True)
    for number in range(25):
        outbox.submit(message(f"g{number}"))
    await take_turns()
    assert len(outbox.begun) == 10, "as many as it may have at once; the others have seen that it is no use"
    await outbox.close()


class Sleeper:
    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept += [seconds] if seconds else []
        await asyncio.sleep(0)


async def test_the_pauses_between_attempts_grow(service: LoopbackService) -> None:
    sleep = Sleeper()
    service.answers["/in"] = [503, 500, 429, 408]
    outbox = service.outbox(PAUSES, sleep=sleep)
    outbox.submit(message())
    await until_sent(outbox)
    assert len(service.received) == 5
    assert len(sleep.slept) == 4
    for pause, slept in zip(PAUSES, sleep.slept, strict=True):
        assert 0.8 * pause <= slept <= 1.2 * pause


@pytest.mark.parametrize(
    ("said", "least", "most"),
    [
        ("77", 77, 77),
        ("2", 4, 6),
        ("999999", 900, 900),
        ("Wed, 21 Oct 2026 07:28:00 GMT", 4, 6),
        ("-5", 4, 6),
    ],
)
async def test_a_service_that_asks_for_a_pause_gets_it_but_not_for_hours(
    service: LoopbackService, said: str, least: float, most: float
) -> None:
    sleep, service.retry_after = Sleeper(), said
    service.answers["/in"] = [429]
    outbox = service.outbox(PAUSES, sleep=sleep)
    outbox.submit(message())
    await until_sent(outbox)
    assert len(service.received) == 2
    (slept,) = sleep.slept
    assert least <= slept <= most


async def test_a_connection_that_was_dropped_is_tried_again(service: LoopbackService) -> None:
    service.dropping["/in"] = 1
    outbox = service.outbox(pauses=(0.01, 0.01))
    outbox.submit(message())
    await until_sent(outbox)
    assert [each.body for each in service.received] == [b"hello"] * 2


class NeverFound(AbstractResolver):
    async def resolve(self, *_: Any, **__: Any) -> list[ResolveResult]:
        await asyncio.Event().wait()
        return []

    async def close(self) -> None:
        pass


async def test_connecting_has_a_time_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outboxes, "_CONNECTING", 0.02)
    outbox = Outbox(PublicResolver(NeverFound()), pauses=(), patience=600)
    outbox.submit(message())
    await until_sent(outbox)


async def test_look_ups_of_one_domain_leave_threads_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def getaddrinfo(host: str, *_: object) -> list[tuple[Any, ...]]:
        if host.endswith("evil.example"):
            answered.wait(10)
        return [(socket.AF_INET, 0, 0, "", ("8.8.8.8", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    names = SystemResolver()
    resolve: Callable[[str], Any] = lambda name: asyncio.ensure_future(names.resolve(name, 443))  # noqa: E731
    hanging = [resolve(f"h{number}.evil.example") for number in range(20)]
    found = await resolve("push.example.org")
    assert [each["host"] for each in found] == ["8.8.8.8"]
    refused = [each for each in hanging if each.done() and isinstance(each.exception(), OSError)]
    assert len(refused) == 16
    answered.set()
    await asyncio.gather(*hanging, return_exceptions=True)
    await take_turns()
    assert await names.resolve("again.evil.example", 443)
    await names.close()
