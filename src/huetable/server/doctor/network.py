"""What only an answer can say: is the port free, does the public address lead here, do WebSockets get through?"""

from __future__ import annotations

import asyncio
import errno
import socket
from http import HTTPStatus
from typing import Any

import aiohttp
import msgspec
from yarl import URL

from huetable.server.ops.settings import Settings

from .connection import SeenConnection
from .finding import Finding

_PATIENCE = aiohttp.ClientTimeout(total=5)
_MADE_UP = "192.0.2.1"
"""An address that nobody has."""
_NO_ANSWER = (aiohttp.ClientError, TimeoutError, OSError, ValueError)


async def check_port(settings: Settings) -> Finding:
    """A port that is taken is fine if it is ours that took it."""
    if settings.port == 0:
        return Finding("port", "ok", "any free port")
    problem = await asyncio.to_thread(_bind_problem, settings.host, settings.port)
    if problem is None:
        return Finding("port", "ok", f"{settings.port} is free")
    version = await ask_version(local_address(settings))
    if version is not None:
        return Finding("port", "ok", f"Huetable {version['version']} answers on {settings.port}")
    if problem == errno.EADDRINUSE:
        return Finding("port", "fail", f"another program uses {settings.port}: choose another with --port")
    if problem in (errno.EACCES, errno.EPERM):
        return Finding(
            "port", "fail", f"only root may open {settings.port}: choose one from 1024, such as --port 8000"
        )
    return Finding(
        "port", "fail", f"{settings.host}:{settings.port} can't be opened: check --host and --port"
    )


def _bind_problem(host: str, port: int) -> int | None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno or errno.EINVAL
    return None


def local_address(settings: Settings) -> str:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104
    return str(URL.build(scheme="http", host=host, port=settings.port))


async def ask_version(address: str) -> dict[str, Any] | None:
    """What the Huetable there says of itself; None if there is none."""
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE) as session,
            session.get(URL(address) / "version") as answer,
        ):
            said = await answer.json()
    except _NO_ANSWER:
        return None
    return said if isinstance(said, dict) and {"version", "protocol"} <= set(said) else None


async def check_public_address(settings: Settings) -> Finding:
    if settings.public_url is None:
        return Finding("address", "ok", "no --public-url: guests use the address that they typed")
    outside = await ask_version(settings.public_url)
    if outside is None:
        return Finding(
            "address",
            "fail",
            f"no Huetable answers at {settings.public_url}: start it, then check DNS and proxy",
        )
    inside = await ask_version(local_address(settings))
    if inside is not None and inside != outside:
        return Finding(
            "address",
            "fail",
            f"{settings.public_url} leads to another Huetable ({outside['version']}): point the proxy to this one",
        )
    return Finding("address", "ok", f"{settings.public_url} leads to Huetable {outside['version']}")


async def check_proxy(settings: Settings) -> Finding:
    """Whether the server knows its guests apart, and knows that they came by https."""
    if settings.public_url is None:
        if settings.trust_proxy:
            return Finding(
                "proxy",
                "note",
                "--trust-proxy without --public-url: only for a proxy that nobody can go around",
            )
        return Finding("proxy", "ok", "none is expected")
    if not settings.trust_proxy:
        return Finding(
            "proxy",
            "note",
            "all guests behind a proxy count as one address: if there is a proxy, add --trust-proxy",
        )
    seen = await _seen_through(settings.public_url)
    if seen is None:
        return Finding(
            "proxy", "note", f"no server answers at {settings.public_url}: start it, and ask again"
        )
    problem = _forwarding_problem(settings.public_url, seen)
    if problem is not None:
        return Finding("proxy", "fail", problem)
    return Finding("proxy", "ok", "what it says about guests is believed")


def _forwarding_problem(address: str, seen: SeenConnection) -> str | None:
    if not seen.forwarded:
        return "all guests have the proxy's own address: let it set X-Forwarded-For to the guest's"
    if seen.address == _MADE_UP:
        return (
            "guests can make up their address: let the proxy set X-Forwarded-For itself, and not pass it on"
        )
    if seen.scheme != URL(address).scheme:
        return f"the proxy says {seen.scheme} where guests use {URL(address).scheme}: let it set X-Forwarded-Proto"
    return None


async def _seen_through(address: str) -> SeenConnection | None:
    """What the server sees of somebody who comes by the public address and lies about their own."""
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE, headers={"X-Forwarded-For": _MADE_UP}) as session,
            session.get(URL(address) / "api/connection") as answer,
        ):
            return msgspec.json.decode(await answer.read(), type=SeenConnection)
    except _NO_ANSWER:
        return None


async def check_websocket(settings: Settings) -> Finding:
    address = settings.public_url or local_address(settings)
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE) as session,
            # As a page does, which the server compares with the address that it was asked for.
            session.ws_connect(URL(address) / "ws" / "doctor", origin=address),
        ):
            pass
    except aiohttp.WSServerHandshakeError as error:
        if error.status == HTTPStatus.FORBIDDEN:
            return Finding(
                "websocket",
                "fail",
                f"{address} takes its own page for another site's: set --public-url, and let the proxy pass on Host",
            )
        return Finding(
            "websocket",
            "fail",
            f"{address} answers {error.status} instead of opening one: let the proxy pass on Upgrade and Connection",
        )
    except _NO_ANSWER:
        return Finding("websocket", "note", f"no server answers at {address}: start it, and ask again")
    return Finding("websocket", "ok", f"opens at {address}")
