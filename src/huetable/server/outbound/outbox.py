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
from .shares import Share, Shares

Outcome = Literal["sent", "gone", "refused", "later", "silent"]
"""Taken; the receiver does not exist any more; it does not want this, or its name leads where we don't send; it may want it later;
there was no answer.
"""

MOST_WAITING: Final = 5_000
"""What comes after that is dropped: a notice that is late by hours is worth nothing."""
MOST_WAITING_PER_OWNER: Final = 60
"""Three messages for each of as many devices as a guest may have."""
_MOST_AT_ONCE: Final = 100
_MOST_PER_HOST: Final = 10
_MOST_PER_OWNER: Final = 4
_PATIENCE: Final = 10.0
"""Seconds for one request, with connecting and everything."""
_CONNECTING: Final = 4.0
"""Seconds of it for looking up the name and connecting."""
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


class _Host(Share):
    """A receiver, and how it went with it lately."""

    __slots__ = ("failures", "quiet_until")

    def __init__(self) -> None:
        super().__init__(_MOST_PER_HOST)
        self.failures = 0
        self.quiet_until = 0.0


class Outbox:
    def __init__(
        self,
        resolver: PublicResolver | None = None,
        ssl: SSLContext | None = None,
        pauses: tuple[float, ...] = PAUSES,
        patience: float = _PATIENCE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Tests bring names and certificates of their own, and less patience. There is no setting for them."""
        self._resolver = resolver
        self._ssl = ssl
        self._pauses = pauses
        self._patience = patience
        self._sleep = sleep
        self._session: aiohttp.ClientSession | None = None
        self._slots = asyncio.Semaphore(_MOST_AT_ONCE)
        self._hosts = Shares(_Host)
        self._owners = Shares(lambda: Share(_MOST_PER_OWNER))
        self._waiting: dict[asyncio.Task[None], str] = {}
        """What is on its way, by its owner."""
        self.dropped = 0

    def submit(self, outgoing: Outgoing) -> None:
        owner = self._owners.users(outgoing.owner)
        if len(self._waiting) >= MOST_WAITING or owner >= MOST_WAITING_PER_OWNER:
            self.dropped += 1
            return
        task = asyncio.create_task(self._deliver(outgoing, self._owners.enter(outgoing.owner)))
        self._waiting[task] = outgoing.owner
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._owners.leave(self._waiting.pop(task))

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

    async def _deliver(self, outgoing: Outgoing, owner: Share) -> None:
        try:
            url = check_address(outgoing.address)
        except RefusedAddress:
            await outgoing.on_gone()
            return
        with self._hosts.use(url.raw_host or "") as host:
            try:
                await self._try_again_and_again(host, owner, url, outgoing)
            except Exception:  # noqa: BLE001 - one receiver's fault must reach no other
                log.exception("sending a notice failed")

    async def _try_again_and_again(self, host: _Host, owner: Share, url: URL, outgoing: Outgoing) -> None:
        for pause in (*self._pauses, None):
            outcome, asked = await self._attempt_in_turn(host, owner, url, outgoing)
            if outcome == "gone":
                await outgoing.on_gone()
            if outcome not in ("later", "silent"):
                return
            if pause is not None:
                await self._sleep(max(_jittered(pause), asked))
        log.info("a notice could not be delivered")

    async def _attempt_in_turn(
        self, host: _Host, owner: Share, url: URL, outgoing: Outgoing
    ) -> tuple[Outcome, float]:
        now = asyncio.get_running_loop().time
        while True:
            await self._sleep(max(0.0, host.quiet_until - now()))
            async with owner.slots, host.slots, self._slots:
                # While this one waited for its turn, another may have found that the host does not answer.
                if host.quiet_until <= now():
                    outcome, asked = await self._attempt(url, outgoing)
                    self._note(host, outcome, now())
                    return outcome, asked

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
            return "refused", 0.0
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            # Inside what aiohttp makes of it. A name that leads inside today may be a fault of our own name server.
            return ("refused" if isinstance(error.__cause__, RefusedAddress) else "silent"), 0.0

    def _open_session(self) -> aiohttp.ClientSession:
        """Only a server that sends something has one."""
        if self._session is None:
            resolver = self._resolver or PublicResolver(SystemResolver())
            connector = aiohttp.TCPConnector(
                resolver=resolver, limit=0, ttl_dns_cache=300, ssl=True if self._ssl is None else self._ssl
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=self._patience, connect=min(self._patience, _CONNECTING)),
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
