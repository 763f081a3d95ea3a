"""A server that can be killed, and people who go on playing whenever there is one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Self

from huetable.client import CommandRefused, Connection, ConnectionClosed, GuestClient
from huetable.server.http.api import NewTable

_GAMES = Path(__file__).parents[1] / "small_games"
_LAUNCH = """
import os, sys
import huetable.games, huetable.server.ops.serve
from huetable.cli import main
huetable.games.all_games()
os.read(0, 1)
sys.exit(main(sys.argv[1:]))
"""
"""`huetable serve` that has done its imports already when it is told to begin: the next one after a crash."""

STRICT = f"""
import huetable.server.app as app
from huetable.server.ops.rate_limits import Bounds
app.Bounds = lambda **bounds: Bounds(spare_local=False, **bounds)
{_LAUNCH}"""
"""The same, but this machine's own addresses are limited as all others are."""

QUICK_TAKEOVER = f"""
import huetable.store.postgres.leases as leases
import huetable.store.postgres.worker_exchange as exchange
leases.LEASE = 1
exchange._RENEW = 0.25
{_LAUNCH}"""
"""The same, but another worker takes the tables of one that died sooner than after three seconds."""


class Running:
    """`huetable serve` on some port, with the small games of the tests."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.address = ""

    @classmethod
    async def prepare(cls, data: Path, *more: str, launch: str = _LAUNCH, port: int = 0) -> Running:
        """Started, but it has neither opened its data nor a port before it is entered."""
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-c", launch, "serve"],
            *["--host", "127.0.0.1", "--port", str(port), "--data", str(data), *more],
            env={**os.environ, "HUETABLE_GAMES": str(_GAMES)},
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
        )
        return cls(process)

    async def __aenter__(self) -> Self:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        while not (found := re.search(rb"http://\S+", await self._process.stdout.readline())):
            if self._process.stdout.at_eof():
                _, errors = await self._process.communicate()
                raise AssertionError(errors.decode())
        self.address = found[0].decode()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            await self.stop(signal.SIGKILL)

    @property
    def megabytes(self) -> float:
        """What the server holds in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    @property
    def cpu_seconds(self) -> float:
        """What the server has worked so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def run_on(self, core: int) -> None:
        """Only there, if there is another core for everybody else."""
        cores = os.sched_getaffinity(0)
        if len(cores) > 1:
            for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {sorted(cores)[core]})

    def send(self, how: signal.Signals) -> None:
        self._process.send_signal(how)

    async def stop(self, how: signal.Signals) -> tuple[int | None, str]:
        self._process.send_signal(how)
        _, errors = await self._process.communicate()
        return self._process.returncode, errors.decode()


class Party:
    """One person with two bots at one table, who nods whenever it is their turn."""

    def __init__(self) -> None:
        self.visitor = GuestClient("", patience=0)
        self.table = ""
        self.acked: list[int] = []
        """The numbers of the moves that were acknowledged."""
        self.seen = 0
        """The highest number that was ever shown."""
        self.moved = asyncio.Event()
        self._playing: asyncio.Task[None] | None = None

    async def come(self, address: str) -> None:
        self.visitor.address = address
        if not self.table:
            wish = NewTable("parlour", "Ann", clocks="off", pace="instant", bots=("normal",) * 2, start=True)
            self.table = (await self.visitor.open_table(wish)).table
        self.moved.clear()
        connection = await self.visitor.join(self.table)
        self._playing = asyncio.create_task(self._play(connection))

    async def _play(self, connection: Connection) -> None:
        """Until the line breaks; when a game is over, the next one begins."""
        async with connection:
            try:
                while True:
                    async for _ in connection.turns():
                        await self._nod(connection)
                    await connection.start()
            except (ConnectionClosed, ConnectionError):
                pass
            finally:
                self._look(connection)

    async def _nod(self, connection: Connection) -> None:
        self._look(connection)
        try:
            ack = await connection.play({"type": "nod"})
        except CommandRefused:
            return
        self.acked.append(ack.seq)
        self.moved.set()

    def _look(self, connection: Connection) -> None:
        shown: list[Any] = [connection.table, connection.position]
        self.seen = max([self.seen, *(message.seq for message in shown if message is not None)])

    async def break_off(self) -> None:
        if self._playing is not None:
            await self._playing

    async def leave(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def go_home(self) -> None:
        await self.leave()
        await self.visitor.session.close()


class Evening:
    def __init__(self, tables: int) -> None:
        self.parties = [Party() for _ in range(tables)]

    async def come(self, address: str) -> None:
        await asyncio.gather(*[party.come(address) for party in self.parties])

    async def everybody_moves(self) -> None:
        """Until every table has taken one more move."""
        async with asyncio.timeout(30):
            await asyncio.gather(*[party.moved.wait() for party in self.parties])

    async def break_off(self) -> None:
        await asyncio.gather(*[party.break_off() for party in self.parties])

    async def go_home(self) -> None:
        await asyncio.gather(*[party.go_home() for party in self.parties])
