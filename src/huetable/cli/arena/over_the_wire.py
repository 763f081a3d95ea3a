"""Games over the network: programs join a table by its link, and the other bots play there as clients too."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from huetable import games
from huetable.cli.console import stderr_console
from huetable.cli.errors import CommandError
from huetable.client import CommandRefused, Connection, GuestClient
from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Seat
from huetable.server.http.api import NewTable

from .entrants import command_of, is_program, load_bot
from .in_process import BotFault, GuardedBot
from .matches import ArenaPlan, Match, match_after_fault, ranks_of

_TO_SIT_DOWN = 60.0
"""Seconds that a program has until it sits and is ready."""

_HELP_TO_END = 5.0


@asynccontextmanager
async def own_server() -> AsyncIterator[str]:
    """A server on this machine, with an empty folder, for as long as it is needed."""
    with TemporaryDirectory(prefix="huetable-arena-") as folder:
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "huetable.cli", "serve", "--host", "127.0.0.1", "--port", "0"],
            *["--data", str(Path(folder) / "data")],
            stdout=PIPE,
            stderr=DEVNULL,
        )
        try:
            yield await _address_of(process)
        finally:
            await _end(process)


async def _address_of(server: Process) -> str:
    while server.stdout is not None and (line := await server.stdout.readline()):
        found = re.search(rb"http://\S+", line)
        if found:
            return found[0].decode()
    raise CommandError("The arena's own server could not be started")


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _HELP_TO_END)
    except TimeoutError:
        process.kill()
        await process.wait()


async def play_over_the_wire(
    plan: ArenaPlan, address: str, numbers: Sequence[int], patience: float
) -> list[Match]:
    return [await _play_one(plan, address, number, patience) for number in numbers]


async def _play_one(plan: ArenaPlan, address: str, number: int, patience: float) -> Match:
    """The host sits in the first chair, so that is for a bot that we play ourselves."""
    seated = _host_first(plan, plan.seated(number))
    async with AsyncExitStack() as stack:
        table = WireTable(plan, seated, number, address, stack)
        try:
            async with asyncio.timeout(patience):
                return await table.play()
        except BotFault as fault:
            return table.ended_by(fault)
        except TimeoutError:
            return table.ended_by(BotFault(table.slowest, f"did not move within {patience:g} seconds"))


def _host_first(plan: ArenaPlan, seated: tuple[int, ...]) -> tuple[int, ...]:
    first = next(place for place, bot in enumerate(seated) if not is_program(plan.bots[bot]))
    return (*seated[first:], *seated[:first])


class WireTable:
    """One game at one table."""

    def __init__(
        self, plan: ArenaPlan, seated: tuple[int, ...], number: int, address: str, stack: AsyncExitStack
    ) -> None:
        self._plan = plan
        self._seated = seated
        self._number = number
        self._address = address
        self._stack = stack
        self._host: Connection | None = None
        self._moves = 0

    @property
    def slowest(self) -> Seat:
        """For whom the game waits; a program, if there is one among them."""
        seen = self._host.observation if self._host else None
        awaited: list[Seat] = list(seen["awaited"]) if seen else []
        programs = [seat for seat, bot in enumerate(self._seated) if is_program(self._plan.bots[bot])]
        late = [seat for seat in awaited if seat in programs]
        return next(iter([*late, *awaited, *programs, 0]))

    def ended_by(self, fault: BotFault) -> Match:
        return match_after_fault(self._number, self._seated, fault.seat, fault.reason, self._moves)

    async def play(self) -> Match:
        wish = NewTable(
            self._plan.game, "Arena", options=self._plan.options, clocks="off", pace="instant", listed=False
        )
        me = await self._stack.enter_async_context(GuestClient(self._address))
        link = await me.open_table(wish)
        self._host = host = await me.join(link.link)
        others = [await self._seat_next(host, seat, link.link) for seat in range(1, len(self._seated))]
        await host.start()
        await self._until_over(asyncio.create_task(self._play_seat(host, 0)), others)
        seen = host.observation
        result = seen.observation.result if seen else None
        if result is None:
            raise BotFault(self.slowest, "left a game that could not be finished")
        return Match(self._number, self._seated, ranks_of(result), result.ending, self._moves)

    async def _until_over(self, own: asyncio.Task[None], others: list[asyncio.Task[None]]) -> None:
        """The host's own seat plays to the end; a program that ends before that is at fault."""
        pending = {own, *others}
        try:
            while own in pending:
                done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)

    async def _seat_next(self, host: Connection, seat: Seat, link: str) -> asyncio.Task[None]:
        """Somebody sits down in the next chair and is ready; what they do then goes on in a task."""
        name = self._plan.bots[self._seated[seat]]
        if is_program(name):
            task = asyncio.create_task(self._watch_program(await self._run_program(name, link), seat))
        else:
            me = await self._stack.enter_async_context(GuestClient(self._address))
            table = await me.join(link)
            await table.sit(f"Bot {seat}")
            await table.ready()
            task = asyncio.create_task(self._play_seat(table, seat))
        try:
            async with asyncio.timeout(_TO_SIT_DOWN):
                await self._until_ready(host, seat, task)
        except TimeoutError:
            raise BotFault(seat, f"did not sit down within {_TO_SIT_DOWN:g} seconds") from None
        return task

    async def _until_ready(self, host: Connection, seat: Seat, task: asyncio.Task[None]) -> None:
        while not (host.table and len(host.table.chairs) > seat and host.table.chairs[seat].ready):
            heard = asyncio.ensure_future(host.next())
            done, _ = await asyncio.wait({heard, task}, return_when=asyncio.FIRST_COMPLETED)
            if task in done:
                heard.cancel()
                await asyncio.gather(heard, return_exceptions=True)
                task.result()
                raise BotFault(seat, "left before the game began")

    async def _run_program(self, name: str, link: str) -> Process | None:
        """None if somebody else starts it: then they need the link."""
        command = command_of(name)
        if command is None:
            stderr_console().print(f"{name} can join at {link}", soft_wrap=True)
            return None
        try:
            process = await asyncio.create_subprocess_exec(
                *command, self._address, link, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
            )
        except OSError as error:
            raise CommandError(f'The bot "{name}" can\'t be started: {error}') from error
        self._stack.push_async_callback(_end, process)
        return process

    async def _watch_program(self, process: Process | None, seat: Seat) -> None:
        """Until it ends; one that somebody else has started is only noticed when it lets the game wait."""
        code = await (asyncio.Future[int]() if process is None else process.wait())
        # Whoever ends with the game may be a moment earlier than our own seat hears of it.
        await asyncio.sleep(_HELP_TO_END)
        raise BotFault(seat, f"ended with code {code} before the game was over")

    async def _play_seat(self, table: Connection, seat: Seat) -> None:
        game = games.find_game(self._plan.game)
        bot: Bot = GuardedBot(load_bot(game, self._plan.bots[self._seated[seat]], self._plan.budget))
        rng = Rng.from_number(self._plan.seed).child(self._number, seat)
        turns = 0
        async for turn in table.turns(interrupts=True):
            turns += 1
            move = bot.choose(turn.observation, rng.child(turns))
            if move is None:
                continue
            for data in bot.blobs(turn.observation, move):
                turn.attach(data)
            try:
                await table.play(move)
                self._moves += 1
            except CommandRefused as refusal:
                if turn.observation.seat in turn.observation.awaited and len(turn.observation.awaited) == 1:
                    raise BotFault(seat, f"tried an illegal move: {refusal}") from refusal
