"""Sends what the server has to say to others: nobody waits for it, much of it can wait, and one receiver that hangs or fails
holds up no other.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from ssl import SSLContext
from typing import Final, Literal

import aiohttp
from msgspec import Struct
from yarl import URL

from huetable.server.ops.log import log

from .addresses import RefusedAddress, check_address
from .public_network import PublicResolver, SystemResolver

Outcome = Literal["sent", "gone", "refused", "later", "silent"]
"""Taken; the receiver does not exist any more, or may not be sent to; it does not want this; it may want it later; there was
no answer.
"""

MOST_WAITING: Final = 5_000
"""What comes after that is dropped: a notice that is late by hours is worth nothing."""
_MOST_AT_ONCE: Final = 100
_MOST_PER_HOST: Final = 10
_PATIENCE: Final = 10.0
"""Seconds for one request, with connecting and everything."""
PAUSES: Final = (5.0, 30.0, 180.0, 900.0)
"""Seconds before the second attempt, the third, and so on."""
_LONGEST_PAUSE: Final = 900.0
_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)


class Outgoing(Struct, frozen=True):
    """One request."""

    owner: str
    """The guest whom it is for or from: if they are forgotten, it is not sent any more."""
    address: str
    build: Callable[[], tuple[Mapping[str, str], bytes]]
    """Headers and body; asked for at each attempt, because signatures have a time in them."""
    on_gone: Callable[[], Awaitable[None]]
    """Called if the receiver does not exist any more."""


class _Host:
    """How it went with a receiver lately."""

    __slots__ = ("failures", "quiet_until", "slots", "users")

    def __init__(self) -> None:
        self.slots = asyncio.Semaphore(_MOST_PER_HOST)
        self.users = 0
        self.failures = 0
        self.quiet_until = 0.0


class Outbox:
    def __init__(
        self,
        resolver: PublicResolver | None = None,
        ssl: SSLContext | None = None,
        pauses: tuple[float, ...] = PAUSES,
        patience: float = _PATIENCE,
    ) -> None:
        """Tests bring names and certificates of their own, and less patience. There is no setting for them."""
        self._resolver = resolver
        self._ssl = ssl
        self._pauses = pauses
        self._patience = patience
        self._session: aiohttp.ClientSession | None = None
        self._slots = asyncio.Semaphore(_MOST_AT_ONCE)
        self._hosts: dict[str, _Host] = {}
        self._waiting: dict[asyncio.Task[None], str] = {}
        """What is on its way, by its owner."""
        self.dropped = 0

    def submit(self, outgoing: Outgoing) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.dropped += 1
            return
        task = asyncio.create_task(self._deliver(outgoing))
        self._waiting[task] = outgoing.owner
        task.add_done_callback(self._waiting.pop)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def drop(self, is_forgotten: Callable[[str], bool]) -> None:
        for task, owner in tuple(self._waiting.items()):
            if is_forgotten(owner):
                task.cancel()

    async def close(self) -> None:
        """What is still on its way is lost, and is not sent a second time after the restart."""
        tasks = tuple(self._waiting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _deliver(self, outgoing: Outgoing) -> None:
        try:
            url = check_address(outgoing.address)
        except RefusedAddress:
            await outgoing.on_gone()
            return
        name = url.raw_host or ""
        host = self._hosts.setdefault(name, _Host())
        host.users += 1
        try:
            await self._try_again_and_again(host, url, outgoing)
        except Exception:  # noqa: BLE001 - one receiver's fault must reach no other
            log.exception("sending a notice failed")
        finally:
            host.users -= 1
            if not host.users:
                del self._hosts[name]

    async def _try_again_and_again(self, host: _Host, url: URL, outgoing: Outgoing) -> None:
        now = asyncio.get_running_loop().time
        for pause in (*self._pauses, None):
            await asyncio.sleep(max(0.0, host.quiet_until - now()))
            async with host.slots, self._slots:
                outcome, asked = await self._attempt(url, outgoing)
            self._note(host, outcome, now())
            if outcome == "gone":
                await outgoing.on_gone()
            if outcome not in ("later", "silent"):
                return
            if pause is not None:
                await asyncio.sleep(max(_jittered(pause), asked))
        log.info("a notice could not be delivered")

    def _note(self, host: _Host, outcome: Outcome, now: float) -> None:
        """A host that does not answer is left alone by everybody. What it says to one message counts for that one only: a
        guest must not be able to stop the messages of others.
        """
        if outcome != "silent":
            host.failures = 0
        elif now >= host.quiet_until:
            pause = self._pauses[min(host.failures, len(self._pauses) - 1)]
            host.quiet_until = now + _jittered(pause)
            host.failures += 1

    async def _attempt(self, url: URL, outgoing: Outgoing) -> tuple[Outcome, float]:
        """How it went, and for how many seconds the receiver wants to be left alone."""
        headers, body = outgoing.build()
        try:
            # A redirect would lead to an address that nobody has checked: it counts as a refusal.
            async with self._open_session().post(
                url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                return _outcome(answer.status), _retry_after(answer.headers.get("Retry-After", ""))
        except RefusedAddress:
            return "gone", 0.0
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            # Inside what aiohttp makes of it.
            return ("gone" if isinstance(error.__cause__, RefusedAddress) else "silent"), 0.0

    def _open_session(self) -> aiohttp.ClientSession:
        """Only a server that sends something has one."""
        if self._session is None:
            resolver = self._resolver or PublicResolver(SystemResolver())
            connector = aiohttp.TCPConnector(
                resolver=resolver, limit=0, ttl_dns_cache=300, ssl=True if self._ssl is None else self._ssl
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=self._patience),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": "Huetable"},
                # A proxy from the environment would look up the name a second time.
                trust_env=False,
            )
        return self._session


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in _GONE:
        return "gone"
    return "later" if status >= 500 or status in _LATER else "refused"


def _retry_after(text: str) -> float:
    """In seconds. A date is not worth reading: our own pause is about as good."""
    asked = float(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0.0
    return min(asked, _LONGEST_PAUSE)


def _jittered(pause: float) -> float:
    """So that what failed together does not come back together."""
    return pause * random.uniform(0.8, 1.2)
