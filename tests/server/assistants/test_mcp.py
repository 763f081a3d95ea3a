"""An assistant plays: through the tools of `huetable mcp`, with the client of the protocol's own SDK."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecurityMiddleware
from server_kit import Server, post
from starlette.requests import Request

from huetable import games
from huetable.cli import main
from huetable.cli.commands.mcp import allowed_hosts
from huetable.cli.errors import CommandError
from huetable.client import ConnectionClosed, OtherVersion
from huetable.mcp.held_seat import HeldSeat, Mistake
from huetable.mcp.server import make_server

GAMES = [name for name, game in games.all_games().items() if not game.meta.in_workshop]
PNG = "iVBORw0KGgo"
"""How every PNG begins, in base64."""


class Assistant:
    """Calls tools, and reads their words."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def does(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        said = "\n".join(getattr(part, "text", "") for part in answer.content)
        assert not answer.is_error, said
        return said

    async def fails(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        assert answer.is_error
        return str(getattr(answer.content[0], "text", ""))

    async def opens(self, game: str, bots: int = 2) -> str:
        options = dict(games.find_game(game).shortest)
        said = await self.does(
            "open_table", game=game, name="Ada", bots=["random"] * bots, options=options, pace="instant"
        )
        found = re.match(r"Your seat: (\S+)", said)
        assert found is not None
        return found[1]

    async def plays_to_the_end(self, seat: str = "", *, by_number: bool = False, most: int = 3000) -> str:
        for _ in range(most):
            seen = await self.does("wait_for_my_turn", seat=seat, seconds=60)
            if "The game is over." in seen:
                return seen
            if by_number:
                await self.does("play", seat=seat, move=first_number(seen))
                continue
            answer = await self.client.call_tool("play_anything", {"seat": seat})
            if answer.is_error:
                # Somebody else may have decided in the same moment.
                assert "There is no move" not in str(answer.content), seen
        raise AssertionError("the game has no end")


def first_number(seen: str) -> str:
    """Of the moves that are listed."""
    found = re.search(r"^ +(\d+)  \S", seen.partition("Your move")[2], re.MULTILINE)
    assert found is not None, seen
    return found[1]


@asynccontextmanager
async def assistant(server: Server, *, alone: bool = True, token: str = "") -> AsyncIterator[Assistant]:
    async with Client(make_server(server.address, alone=alone, token=token)) as client:
        yield Assistant(client)


async def test_an_assistant_reads_the_rules_opens_a_table_and_plays_to_the_end(server: Server) -> None:
    async with assistant(server) as ada:
        assert "dye_pot: Dye Pot." in await ada.does("list_games")
        assert "DYE-1 " in await ada.does("read_rules", game="dye_pot")
        assert "DYE-13" in await ada.does("read_rules", game="dye_pot", words="DYE-13")
        rules = await ada.client.read_resource("huetable://rules/dye_pot")
        assert "DYE-1 " in str(rules.contents[0])
        await ada.opens("dye_pot")
        assert "Seat 0: Ada (you, host)" in await ada.does("start_game")
        assert "0  pour" in await ada.does("look")
        await ada.does("chat", text="Good luck!")
        assert "Ada: Good luck!" in await ada.does("look")
        assert "Seat 1" in await ada.plays_to_the_end()


async def test_a_whole_game_is_played_by_the_numbers_of_its_moves(server: Server) -> None:
    async with assistant(server) as ada:
        await ada.opens("dye_pot")
        await ada.does("start_game")
        assert "Seat 1" in await ada.plays_to_the_end(by_number=True)


async def test_moves_are_made_by_number_or_written_out_and_mistakes_are_told(server: Server) -> None:
    async with assistant(server) as ada:
        assert "You hold no such seat" in await ada.fails("look")
        assert "no game called" in await ada.fails("read_rules", game="chess")
        seat = await ada.opens("dye_pot")
        assert "not started" in await ada.fails("play", move="0")
        assert "not started" in await ada.fails("show_pictures")
        await ada.does("start_game")
        assert "There is no move 99" in await ada.fails("play", move="99")
        assert "no move is called 'fly'" in (await ada.fails("play", move="fly")).replace("No", "no")
        assert "Played." in await ada.does("play", move="pour red", seat=seat)
        assert "nothing to see" in await ada.fails("show_pictures")
        assert "left" in await ada.does("leave_table")
        assert "You hold no such seat" in await ada.fails("look", seat=seat)


async def test_whoever_is_not_alone_names_a_seat_that_nobody_can_guess(server: Server) -> None:
    async with assistant(server, alone=False) as ada:
        seat = await ada.opens("dye_pot")
        assert "You hold no such seat" in await ada.fails("look")
        assert "Ada (you, host)" in await ada.does("look", seat=seat)
        link = re.search(r"invite somebody: (\S+)", await ada.does("look", seat=seat))
        assert link is not None
        joined = await ada.does("join_table", link=link[1], name="Bob")
        assert "Bob (you)" in joined
        assert seat not in joined


async def test_the_board_of_hues_is_a_picture(server: Server) -> None:
    async with assistant(server) as ada:
        await ada.opens("hues_and_cues")
        await ada.does("start_game")
        answer = await ada.client.call_tool("show_pictures", {})
        caption, picture = answer.content
        assert getattr(caption, "text", "") == "The board"
        assert getattr(picture, "data", "").startswith(PNG)


async def test_sculptures_are_pictures_and_my_own_before_the_others_see_it(server: Server) -> None:
    async with assistant(server) as ada:
        await ada.opens("cluzzle")
        await ada.does("start_game")
        await ada.does("wait_for_my_turn", seconds=60)
        await ada.does("play_anything")
        answer = await ada.client.call_tool("show_pictures", {})
        assert not answer.is_error, answer.content
        caption, picture = answer.content[:2]
        assert getattr(caption, "text", "") == "What seat 0 has made, from four sides"
        assert getattr(picture, "data", "").startswith(PNG)


async def test_with_a_token_the_others_see_a_program(server: Server) -> None:
    ann = await server.visitor()
    made = await (await post(ann, "/api/me/tokens", json={"name": "Ada"})).json()
    link = await server.open(ann)
    table = await server.join(ann, link)
    async with assistant(server, token=made["token"]) as ada:
        assert "dye_pot" in await ada.does("list_games")
        await ada.does("join_table", link=link.link, name="Ada")
        assert "has a seat at this table already" in await ada.fails("join_table", link=link.link, name="B")
        while not (table.table and len(table.table.chairs) == 2):
            await table.next()
    assert [chair.program for chair in table.table.chairs] == [False, True]
    async with assistant(server, token="huetable_nonsense") as eve:
        assert "token isn" in await eve.fails("list_games")
        assert "token isn" in await eve.fails("join_table", link=link.link, name="Eve")


async def test_who_waits_for_their_turn_can_look_and_chat(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table = await server.join(ann, link)
    async with assistant(server) as ada, asyncio.timeout(60):
        await ada.does("join_table", link=link.link, name="Ada")
        waiting = asyncio.create_task(ada.does("wait_for_my_turn", seconds=120))
        await ada.does("chat", text="I am waiting.")
        assert "I am waiting." in await ada.does("look")
        assert not waiting.done()
        while not (table.table and len(table.table.chairs) == 2 and table.table.chairs[1].ready):
            await table.next()
        await table.start()
        await table.play({"type": "nod"})
        assert "Your move" in await waiting
        assert "Nothing to do" in await ada.does("play", move="nod") + await ada.does(
            "wait_for_my_turn", seconds=0
        )


class DeadTable:
    """A connection on which everything ends in the same way."""

    welcome = position = table = None
    is_over = False

    def __init__(self, error: ConnectionError) -> None:
        self.error = error

    def current_turn(self, **_: object) -> None:
        return None

    async def next(self) -> None:
        raise self.error

    async def say(self, _: str) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "told"),
    [(OtherVersion(9), "speaks version 9 of the protocol"), (ConnectionClosed(None), "Join it again")],
)
async def test_a_connection_that_has_ended_is_told_in_a_sentence(error: ConnectionError, told: str) -> None:
    make: Any = HeldSeat
    seat: HeldSeat = make(None, DeadTable(error))
    with pytest.raises(Mistake, match=told):
        await seat.say("Hello?")
    with pytest.raises(Mistake, match=told):
        await seat.wait(10, interrupts=False)


async def test_whoever_is_cancelled_while_the_reading_stops_is_cancelled() -> None:
    make: Any = HeldSeat
    seat: HeldSeat = make(None, DeadTable(ConnectionClosed(None)))
    done = asyncio.Event()

    async def end_slowly() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await done.wait()

    reading = seat._reading = asyncio.create_task(end_slowly())
    stopping = asyncio.create_task(seat._stop_reading())
    for _ in range(3):
        await asyncio.sleep(0)
    stopping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stopping
    done.set()
    await asyncio.wait({reading})


def without_the_sdk(*words: str) -> subprocess.CompletedProcess[str]:
    code = (
        "import sys; sys.modules['mcp'] = None; from huetable.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return subprocess.run(
        [sys.executable, "-c", code, "mcp", *words], capture_output=True, text=True, check=False
    )


def test_without_the_extra_there_is_help_and_one_line_of_advice() -> None:
    help = without_the_sdk("--help")
    assert (help.returncode, "--allow-host" in help.stdout) == (0, True)
    advice = without_the_sdk()
    assert (advice.returncode, advice.stderr.count("\n")) == (2, 1)
    assert "needs its extra" in advice.stderr


def test_beyond_this_machine_the_names_of_the_host_are_checked() -> None:
    assert allowed_hosts("0.0.0.0", ["games.example.org"])[-1] == "games.example.org"
    assert allowed_hosts("2001:db8::1", [])[-1] == "[2001:db8::1]"
    with pytest.raises(CommandError, match="needs --allow-host NAME"):
        allowed_hosts("0.0.0.0", [])


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("games.example.org", None, None),
        ("games.example.org:8765", "https://games.example.org", None),
        ("evil.example.org", None, 421),
        ("games.example.org", "https://evil.example.org", 403),
    ],
)
async def test_other_names_and_other_pages_are_turned_away(
    monkeypatch: pytest.MonkeyPatch, host: str, origin: str | None, status: int | None
) -> None:
    served: dict[str, Any] = {}

    def run(*_: object, **settings: Any) -> None:
        served.update(settings)

    monkeypatch.setattr(MCPServer, "run", run)
    await asyncio.to_thread(main, ["mcp", "--http", "--host", "0.0.0.0", "--allow-host", "games.example.org"])
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    request = Request({"type": "http", "method": "GET", "headers": headers})
    answer = await TransportSecurityMiddleware(served["transport_security"]).validate_request(request)
    assert (answer and answer.status_code) == status


async def test_where_no_server_runs_that_is_said() -> None:
    async with Client(make_server("http://127.0.0.1:9", alone=True)) as client:
        assert "Nobody answers at" in await Assistant(client).fails("list_games")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_each_is_played_over_standard_input(server: Server, game: str) -> None:
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "huetable.cli", "mcp", "--server", server.address]
    )
    async with Client(command) as client:
        ada = Assistant(client)
        await ada.opens(game)
        await ada.does("start_game")
        await ada.plays_to_the_end()


@pytest.mark.soak
async def test_over_http_somebody_elses_page_is_turned_away_and_a_game_is_played(
    server: Server, unused_tcp_port: int
) -> None:
    command = [sys.executable, "-m", "huetable.cli", "mcp", "--server", server.address, "--http"]
    address = f"http://127.0.0.1:{unused_tcp_port}/mcp"
    serving = await asyncio.create_subprocess_exec(*command, "--port", str(unused_tcp_port))
    try:
        await until_it_listens(unused_tcp_port)
        async with aiohttp.ClientSession() as stranger:
            answer = await stranger.post(address, json={}, headers={"Origin": "https://evil.example.org"})
            assert answer.status == 403
        async with Client(address) as client:
            ada = Assistant(client)
            seat = await ada.opens("dye_pot")
            await ada.does("start_game", seat=seat)
            await ada.plays_to_the_end(seat)
    finally:
        serving.terminate()
        await serving.wait()


async def until_it_listens(port: int) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            writer.close()
            return
