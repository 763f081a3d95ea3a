"""What guests give us as an address never makes the server talk to its own network, whatever they think of."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult
from push_kit import Browser, LoopbackService
from server_kit import Server, post

from huetable.server.outbound.addresses import RefusedAddress, check_address
from huetable.server.outbound.outbox import Outbox, Outgoing
from huetable.server.outbound.public_network import PublicResolver, SystemResolver, is_public

REFUSED = {
    "http://push.example.org/x": "https",
    "ftp://push.example.org/x": "https",
    "file:///etc/passwd": "https",
    "push.example.org/x": "address",
    "": "address",
    "https://": "address",
    "https:///x": "address",
    "https://127.0.0.1/": "public",
    "https://127.1/": "public",
    "https://2130706433/": "public",
    "https://0x7f000001/": "public",
    "https://0177.0.0.1/": "public",
    "https://0x7f.0x0.0x0.0x1/": "public",
    "https://127.0.0.1./": "public",
    "https://8.8.8.8/": "public",
    "https://10.0.0.5/": "public",
    "https://169.254.169.254/latest/meta-data/": "public",
    "https://[::1]/": "public",
    "https://[::ffff:127.0.0.1]/": "public",
    "https://[fe80::1%25eth0]/": "public",
    "https://[2606:4700::1111]/": "public",
    "https://localhost/": "public",
    "https://localhost./": "public",
    "https://printer/": "public",
    "https://nas.local/": "public",
    "https://router.lan/": "public",
    "https://metadata.google.internal/": "public",
    "https://db.internal./": "public",
    "https://1.0.0.127.in-addr.arpa/": "public",
    "https://hidden.onion/": "public",
    "https://user:pass@push.example.org/": "login",
    "https://push.example.org@127.0.0.1/": "login",
    "https://127.0.0.1#@push.example.org/": "address",
    "https://127.0.0.1\\@push.example.org/": "address",
    "https://push.example.org:22/": "port",
    "https://push.example.org:8443/": "port",
    "https://push.example.org:0/": "port",
    "https://push.example.org:99999/": "address",
    "https://push.example.org/x#y": "address",
    "https://push.example.org/\r\nHost: inside": "address",
    "https://push example.org/": "address",
    "https://1２7.0.0.1/": "address",
    "https://①②⑦.0.0.1/": "address",
    "https://-push.example.org/": "public",
    f"https://{'a' * 64}.example.org/": "public",
    f"https://push.example.org/{'a' * 2000}": "address",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:40])
def test_an_address_that_may_lead_inside_is_refused(text: str) -> None:
    with pytest.raises(RefusedAddress) as refused:
        check_address(text)
    assert refused.value.reason == REFUSED[text]


@pytest.mark.parametrize(
    "text",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGq",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b",
        "https://discord.com:443/api/webhooks/1/a",
        "https://xn--bcher-kva.example.org/",
    ],
)
def test_the_services_that_there_are_are_not(text: str) -> None:
    assert check_address(text).raw_host


INSIDE = [
    *("0.0.0.0", "127.0.0.1", "127.255.255.254", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.9"),
    *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "fe80::1", "fe80::1%eth0", "fec0::1"),
    *(
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2001:0:4136:e378::",
        "64:ff9b:1::1",
    ),
    *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "3fff::1", "fd00:ec2::254", "100::1", "nonsense", ""),
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "162.159.128.233", "2606:4700::1111", "64:ff9b::808:808"])
def test_an_address_outside_is(address: str) -> None:
    assert is_public(address)


class Names(AbstractResolver):
    """Says what it is told to say, one answer after the other; the last one again and again."""

    def __init__(self, *answers: Iterable[str], port: int) -> None:
        self._answers = [list(answer) for answer in answers]
        self._port = port
        self.asked = 0

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        answer = self._answers[min(self.asked, len(self._answers) - 1)]
        self.asked += 1
        return [
            ResolveResult(
                hostname=host,
                host=each,
                port=self._port,
                family=socket.AF_INET6 if ":" in each else socket.AF_INET,
                proto=0,
                flags=0,
            )
            for each in answer
        ]

    async def close(self) -> None:
        pass


async def send(outbox: Outbox, address: str = "https://push.example.org/in") -> bool:
    """Whether it was found that there is nobody to send to."""
    gone = []

    async def on_gone() -> None:
        gone.append(address)

    outbox.submit(Outgoing("g1", address, lambda: ({}, b"hello"), on_gone))
    async with asyncio.timeout(10):
        while outbox.waiting:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0.01)
    await outbox.close()
    return bool(gone)


@pytest.mark.parametrize(
    "answer",
    [
        *(["127.0.0.1"], ["::1"], ["10.0.0.1"], ["169.254.169.254"], ["::ffff:127.0.0.1"], ["fe80::1%lo"]),
        *(["8.8.8.8", "127.0.0.1"], ["127.0.0.1", "8.8.8.8"], ["0.0.0.0"], ["64:ff9b::7f00:1"]),
    ],
)
async def test_a_name_that_leads_inside_is_not_connected_to(
    service: LoopbackService, answer: list[str]
) -> None:
    names = Names(answer, port=service.port)
    gone = await send(Outbox(PublicResolver(names), service.trusted, pauses=(0.01,)))
    assert not gone, "our own name server may be at fault"
    assert names.asked == 1, "nor is it tried again"
    assert service.received == []


async def test_a_name_without_an_address_may_have_one_later(service: LoopbackService) -> None:
    names = PublicResolver(Names([], ["127.0.0.1"], port=service.port), is_allowed=lambda address: True)
    assert not await send(Outbox(names, service.trusted, pauses=(0.01,)))
    assert len(service.received) == 1


async def test_nobody_is_removed_because_a_name_could_not_be_looked_up(service: LoopbackService) -> None:
    class Failing(Names):
        async def resolve(self, *_: object, **__: object) -> list[ResolveResult]:
            raise socket.gaierror("no such name")

    names = PublicResolver(Failing([], port=service.port))
    assert not await send(Outbox(names, service.trusted, pauses=(0.01,)))


async def test_somebody_with_an_address_that_is_refused_is_removed(service: LoopbackService) -> None:
    """The rules for addresses may have changed since it was stored."""
    assert await send(service.outbox(), "https://nas.local/in")


async def test_a_name_that_changes_between_look_up_and_connecting_gains_nothing(
    service: LoopbackService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the name is looked up once, and the address that was checked is the one that is connected to."""
    connected: list[str] = []

    async def start_connection(addr_infos: list[tuple[object, ...]], **_: object) -> socket.socket:
        connected.extend(str(info[4][0]) for info in addr_infos)  # type: ignore[index]
        raise ConnectionRefusedError

    monkeypatch.setattr("aiohttp.connector.aiohappyeyeballs.start_connection", start_connection)
    inner = Names(["8.8.8.8"], ["127.0.0.1"], port=service.port)
    assert not await send(Outbox(PublicResolver(inner), service.trusted, pauses=()))
    assert connected == ["8.8.8.8"]
    assert inner.asked == 1
    assert service.received == []


@pytest.mark.parametrize(
    "target", ["https://127.0.0.1/", "https://other.example.org/in", "http://169.254.169.254/", "/elsewhere"]
)
async def test_a_redirect_is_not_followed(service: LoopbackService, target: str) -> None:
    service.redirects["/in"] = target
    await send(service.outbox())
    assert [each.path for each in service.received] == ["/in"]


async def test_a_certificate_for_another_name_is_not_accepted(service: LoopbackService) -> None:
    await send(service.outbox(pauses=(0.01,)), "https://nobody.example.net/in")
    assert service.received == []


async def test_the_systems_own_names_of_this_machine_are_refused_too() -> None:
    names = PublicResolver(SystemResolver())
    for name in ("localhost", "127.1", "0x7f000001", "2130706433"):
        with pytest.raises(RefusedAddress):
            await names.resolve(name, 443)
    await names.close()


async def test_no_guest_subscribes_with_such_an_address(server: Server) -> None:
    guest = await server.visitor()
    for text in REFUSED:
        answer = await post(guest, "/api/me/push", json={**Browser().wish, "endpoint": text})
        assert answer.status == 400, text
