"""An assistant plays: through the tools of `huetable mcp`, with the client of the protocol's own SDK."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from mcp import Client, StdioServerParameters
from server_kit import Server

from huetable import games
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

    async def plays_to_the_end(self, seat: str = "", most: int = 3000) -> str:
        for _ in range(most):
            seen = await self.does("wait_for_my_turn", seat=seat, seconds=60)
            if "The game is over." in seen:
                return seen
            answer = await self.client.call_tool("play_anything", {"seat": seat})
            if answer.is_error:
                # Somebody else may have decided in the same moment.
                assert "There is no move" not in str(answer.content), seen
        raise AssertionError("the game has no end")


@asynccontextmanager
async def assistant(server: Server, *, alone: bool = True) -> AsyncIterator[Assistant]:
    async with Client(make_server(server.address, alone=alone)) as client:
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
