"""One guest on several devices."""

from __future__ import annotations

from http.cookies import Morsel

from aiohttp import ClientResponse
from server_kit import Server, post

from huetable.client import Connection, ConnectionClosed, GuestClient
from huetable.core.codec import decode
from huetable.server.http.api import Device, DeviceLink, Me
from huetable.server.http.guests import COOKIE

PHONE = {"User-Agent": "Mozilla/5.0 (iPhone) Mobile/15E148"}


async def pair(server: Server) -> tuple[GuestClient, GuestClient]:
    """Ann on a laptop, where she sits at a table, and on a phone."""
    laptop, phone = await server.visitor(), await server.visitor()
    await server.open(laptop)
    assert await accept_link(phone, await device_link(laptop), **PHONE) == 204
    return laptop, phone


async def device_link(who: GuestClient) -> str:
    """The path of a link that makes another browser the same guest."""
    made: DeviceLink = decode(await (await post(who, "/api/me/device")).read(), DeviceLink)
    return "/move/" + made.link.rpartition("/")[2]


async def accept_link(who: GuestClient, path: str, **headers: str) -> int:
    """Presses the button on the page of the link; the status of the answer."""
    origin = {"Origin": who.address, "Sec-Fetch-Site": "same-origin"}
    return (await post(who, f"/api{path}", json={}, headers={**origin, **headers})).status


async def name(who: GuestClient) -> str | None:
    return (await who.get("/api/me", Me)).name


async def devices(who: GuestClient) -> list[Device]:
    return await who.get("/api/me/devices", list[Device])


async def end_device(who: GuestClient, device: Device) -> int:
    return (await post(who, f"/api/me/devices/{device.id}/end", json={})).status


async def goodbye_of(connection: Connection) -> str | None:
    """Why the server ended the connection."""
    try:
        while True:
            await connection.next()
    except ConnectionClosed as closed:
        return closed.goodbye.reason if closed.goodbye else None


def cookie_of(answer: ClientResponse) -> Morsel[str]:
    return answer.cookies[COOKIE]
