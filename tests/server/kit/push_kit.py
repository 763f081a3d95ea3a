"""A push service of our own on loopback, and browsers that subscribe to it: they decrypt by the standards, with keys of their own."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from huetable.server.outbound.outbox import Outbox
from huetable.server.outbound.public_network import PublicResolver

HOST = "push.example.org"
CURVE = ec.SECP256R1()


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, number: int = 0, private: bytes | None = None, auth: bytes | None = None) -> None:
        value = int.from_bytes(private or os.urandom(32), "big")
        self._private = ec.derive_private_key(value, CURVE)
        self._auth = auth or os.urandom(16)
        self.path = f"/send/{number}"

    @property
    def wish(self) -> dict[str, str]:
        """As a page sends it."""
        return {"endpoint": f"https://{HOST}{self.path}", "p256dh": self.p256dh, "auth": text_of(self._auth)}

    @property
    def p256dh(self) -> str:
        return text_of(point(self._private.public_key()))

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8188 section 2 and RFC 8291 section 3.4, step by step."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        info = b"WebPush: info\0" + point(self._private.public_key()) + sender
        secret = _hmac(_hmac(self._auth, shared), info + b"\1")
        pseudorandom = _hmac(salt, secret)
        key = _hmac(pseudorandom, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(pseudorandom, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, record, None)
        message, last, padding = padded.rpartition(b"\2")
        assert last
        assert not padding.strip(b"\0")
        return message

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.decrypt(body))
        return found


def check_vapid(header: str, origin: str, now: float) -> tuple[str, str]:
    """RFC 8292: the subject and the key of who signed it."""
    scheme, _, fields = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(field.strip().split("=", 1) for field in fields.split(","))
    head, claims, signature = parts["t"].split(".")
    assert msgspec.json.decode(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = bytes_of(signature)
    assert len(raw) == 64
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = msgspec.json.decode(bytes_of(claims))
    assert said["aud"] == origin
    assert now < said["exp"] <= now + 24 * 3600
    return said["sub"], parts["k"]


class Received:
    def __init__(self, request: web.Request, body: bytes) -> None:
        self.path = request.path
        self.headers = request.headers
        self.body = body


class LoopbackService:
    """Answers over TLS on loopback, in the name of any host; says 201 unless told otherwise."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self.port = port
        self.trusted = trusted
        self.received: list[Received] = []
        self.answers: dict[str, list[int]] = {}
        """By path: what to answer, one after the other."""
        self.retry_after = ""
        self.hanging: set[str] = set()
        self.dropping: dict[str, int] = {}
        """By path: how many connections to drop without an answer."""
        self.redirects: dict[str, str] = {}
        self.at_once = self.most_at_once = 0
        self.changed = asyncio.Condition()

    async def handle(self, request: web.Request) -> web.Response:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            return await self._answer(request)
        finally:
            self.at_once -= 1

    async def _answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        async with self.changed:
            self.received.append(Received(request, body))
            self.changed.notify_all()
        if request.path in self.hanging:
            await asyncio.sleep(60)
        if request.path in self.redirects:
            return web.Response(status=307, headers={"Location": self.redirects[request.path]})
        if self.dropping.get(request.path) and request.transport is not None:
            self.dropping[request.path] -= 1
            request.transport.abort()
        answers = self.answers.get(request.path, [])
        headers = {"Retry-After": self.retry_after} if self.retry_after else {}
        return web.Response(status=answers.pop(0) if answers else 201, headers=headers)

    async def until(self, count: int, seconds: float = 10, path: str = "/") -> list[Received]:
        """Until so many requests came to this path or below it."""

        def came() -> list[Received]:
            return [each for each in self.received if each.path.startswith(path)]

        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(lambda: len(came()) >= count)
        return came()

    def outbox(
        self,
        pauses: tuple[float, ...] = (0.05, 0.05),
        patience: float = 5,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> Outbox:
        """Finds every name here. Only a test can make one like it."""
        names = PublicResolver(LoopbackNames(self.port), is_allowed=lambda address: True)
        return Outbox(names, self.trusted, pauses, patience, sleep)


class LoopbackNames(AbstractResolver):
    def __init__(self, port: int) -> None:
        self._port = port
        self.asked = asyncio.Event()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.asked.set()
        return [
            ResolveResult(
                hostname=host, host="127.0.0.1", port=self._port, family=socket.AF_INET, proto=0, flags=0
            )
        ]

    async def close(self) -> None:
        pass


@asynccontextmanager
async def loopback_service(folder: Path) -> AsyncIterator[LoopbackService]:
    served, trusted = _certificates(folder)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        service = LoopbackService(free.getsockname()[1], trusted)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", service.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1, handler_cancellation=True)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", service.port, ssl_context=served).start()
    try:
        yield service
    finally:
        await runner.cleanup()


def _certificates(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for the names that the tests use, and a context that trusts nothing else."""
    key, name = (
        ec.generate_private_key(CURVE),
        x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "tests")]),
    )
    names = [x509.DNSName(f"{each}.example.org") for each in ("push", "hook", "other")]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    public = made.public_bytes(serialization.Encoding.PEM)
    file.write_bytes(private + public)
    served = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    served.load_cert_chain(file)
    return served, ssl.create_default_context(cadata=public.decode())
