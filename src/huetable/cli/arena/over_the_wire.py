"""Games over the network: programs join a table by its link, and the other bots play there as clients too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack

import aiohttp

from huetable import games
from huetable.cli.console import stderr_console
from huetable.client import CommandRefused, Connection, ConnectionClosed, GuestClient, RequestRefused
from huetable.core.rng import Rng
from huetable.core.terms import Seat
from huetable.server.http.api import NewTable

from .entrants import WAIT, command_of, is_program, load_bot
from .host_door import host_door
from .in_process import BotFault, GuardedBot
from .matches import ArenaPlan, Match, match_after_fault, ranks_of
from .program_run import ProgramRun
from .wire_seat import WireSeat

_TO_SIT_DOWN = 60.0
"""Seconds that a program has until it sits and is ready."""

_TO_HEAR_THE_END = 5.0
"""Seconds between the end of a program and the end of the game, as the host hears of it."""


class ServerGone(Exception):
    """The server can't be reached, or lets us play no longer."""


async def play_over_the_wire(
    plan: ArenaPlan, address: str, numbers: Sequence[int], patience: float
) -> AsyncGenerator[Match]:
    """One after the other, so that those which are finished count; raises ServerGone."""
    for number in numbers:
        try:
            yield await _play_one(plan, address, number, patience)
        except RequestRefused as error:
            raise ServerGone(f"The server at {address} refused: {error.sentence}") from error
        except CommandRefused as error:
            raise ServerGone(f"The table at {address} refused: {error.refused.sentence}") from error
        except ConnectionClosed as error:
            raise ServerGone(f"The connection to {address} has ended: {error}") from error
        except (OSError, aiohttp.ClientError) as error:
            raise ServerGone(f"Nobody answers at {address}: {error}") from error


async def _play_one(plan: ArenaPlan, address: str, number: int, patience: float) -> Match:
    async with AsyncExitStack() as stack:
        table = WireTable(plan, number, address, stack)
        try:
            async with asyncio.timeout(patience):
                return await table.play()
        except BotFault as fault:
            return table.ended_by(fault)
        except TimeoutError:
            return table.ended_by(BotFault(table.slowest, f"did not move within {patience:g} seconds"))


def sitting_order(plan: ArenaPlan, seated: Sequence[int]) -> list[Seat]:
    """The seats in the order in which their players sit down. The host's chair is for a bot that we play ourselves, or else
    for a program that we start.
    """
    names = [plan.bots[bot] for bot in seated]
    return sorted(
        range(len(seated)), key=lambda seat: (is_program(names[seat]), names[seat].startswith(WAIT))
    )


class WireTable:
    """One game at one table."""

    def __init__(self, plan: ArenaPlan, number: int, address: str, stack: AsyncExitStack) -> None:
        self._plan = plan
        self._seated = plan.seated(number)
        self._number = number
        self._address = address
        self._stack = stack
        self._host: Connection | None = None
        self._seats: list[WireSeat] = []
        """Those that we play ourselves."""
        self._programs: dict[Seat, ProgramRun] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def slowest(self) -> Seat:
        """For whom the game waits; a program, if there is one among them."""
        seen = self._host.observation if self._host else None
        awaited: list[Seat] = list(seen["awaited"]) if seen else []
        programs = [seat for seat in range(len(self._seated)) if is_program(self._name(seat))]
        late = [seat for seat in awaited if seat in programs]
        return next(iter([*late, *awaited, *programs, 0]))

    def ended_by(self, fault: BotFault) -> Match:
        """With the last words of a program."""
        program = self._programs.get(fault.seat)
        said = f" ({program.errors})" if program and program.errors else ""
        return match_after_fault(self._number, self._seated, fault.seat, fault.reason + said, self._moves)

    async def play(self) -> Match:
        """Each player sits down when the one before is ready; then they swap chairs until each has the planned seat."""
        order = sitting_order(self._plan, self._seated)
        me = await self._stack.enter_async_context(GuestClient(self._address))
        link = await me.open_table(self._wish())
        self._host = host = await me.join(link.link)
        try:
            for place, seat in enumerate(order):
                await self._seat_next(me, host, seat, place)
            await _swap_chairs(host, order)
            await host.start()
            await self._until_over(asyncio.create_task(self._play_host(me, host, order[0])))
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        seen = host.observation
        result = seen.observation.result if seen else None
        if result is None:
            raise BotFault(self.slowest, "left a game that could not be finished")
        return Match(self._number, self._seated, ranks_of(result), result.ending, self._moves)

    @property
    def _moves(self) -> int:
        return sum(seat.moves for seat in self._seats)

    def _name(self, seat: Seat) -> str:
        return self._plan.bots[self._seated[seat]]

    def _wish(self) -> NewTable:
        plan = self._plan
        return NewTable(plan.game, "Arena", options=plan.options, clocks="off", pace="instant", listed=False)

    async def _play_host(self, me: GuestClient, host: Connection, seat: Seat) -> None:
        """A program in the host's chair makes its own moves."""
        if is_program(self._name(seat)):
            async for _ in host.turns():
                pass
        else:
            await self._own_seat(me, host, seat).play()

    def _own_seat(self, me: GuestClient, table: Connection, seat: Seat) -> WireSeat:
        plan = self._plan
        bot = GuardedBot(load_bot(games.find_game(plan.game), self._name(seat), plan.budget))
        made = WireSeat(me, table, bot, seat, Rng.from_number(plan.seed).child(self._number, seat))
        self._seats.append(made)
        return made

    async def _until_over(self, own: asyncio.Task[None]) -> None:
        """As the host hears it; a program that ends before that is at fault."""
        self._tasks.append(own)
        pending = set(self._tasks)
        while own in pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()

    async def _seat_next(self, me: GuestClient, host: Connection, seat: Seat, place: int) -> None:
        """Somebody sits down in the next chair and is ready; what they do then goes on in a task."""
        if is_program(self._name(seat)):
            await self._invite(me, host, seat, place)
        elif place:
            guest = await self._stack.enter_async_context(GuestClient(self._address))
            table = await guest.join(_link(host))
            await table.sit(f"Bot {seat}")
            await table.ready()
            self._tasks.append(asyncio.create_task(self._own_seat(guest, table, seat).play()))

    async def _invite(self, me: GuestClient, host: Connection, seat: Seat, place: int) -> None:
        """A program comes by the link; the first one through the host's door."""
        address, link = self._address, _link(host)
        if place == 0:
            address = await self._stack.enter_async_context(host_door(me))
            link = f"{address}/t/{link.rpartition('/')[2]}"
        program = await self._run_program(seat, address, link)
        task = asyncio.create_task(_watch(program, seat))
        self._tasks.append(task)
        try:
            async with asyncio.timeout(_TO_SIT_DOWN):
                await _until_ready(host, seat, place, task)
        except TimeoutError:
            raise BotFault(seat, f"did not sit down within {_TO_SIT_DOWN:g} seconds") from None

    async def _run_program(self, seat: Seat, address: str, link: str) -> ProgramRun | None:
        """None if somebody else starts it: then they need the link."""
        name = self._name(seat)
        command = command_of(name)
        if command is None:
            stderr_console().print(f"{name} can join at {link}", soft_wrap=True)
            return None
        program = await ProgramRun.start(name, command, address, link)
        self._stack.push_async_callback(program.end)
        self._programs[seat] = program
        return program


def _link(host: Connection) -> str:
    return host.welcome.link if host.welcome else ""


async def _until_ready(host: Connection, seat: Seat, place: int, task: asyncio.Task[None]) -> None:
    while not (host.table and len(host.table.chairs) > place and host.table.chairs[place].ready):
        heard = asyncio.ensure_future(host.next())
        done, _ = await asyncio.wait({heard, task}, return_when=asyncio.FIRST_COMPLETED)
        if task in done:
            heard.cancel()
            await asyncio.gather(heard, return_exceptions=True)
            task.result()
            raise BotFault(seat, "left before the game began")


async def _watch(program: ProgramRun | None, seat: Seat) -> None:
    """Until it ends; one that somebody else has started is only noticed when it lets the game wait."""
    code = await (asyncio.Future[int]() if program is None else program.wait())
    # Whoever ends with the game may be a moment earlier than the host hears of it.
    await asyncio.sleep(_TO_HEAR_THE_END)
    raise BotFault(seat, f"ended with code {code} before the game was over")


async def _swap_chairs(host: Connection, order: list[Seat]) -> None:
    """`order` says whom each chair holds, by the seat that they shall have."""
    chairs = [*order]
    for seat in range(len(chairs)):
        chair = chairs.index(seat)
        if chair != seat:
            await host.swap_chairs(seat, chair)
            chairs[seat], chairs[chair] = chairs[chair], chairs[seat]
