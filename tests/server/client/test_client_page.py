"""docs/client.md: every program on it plays, and every public name is on it."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server, post

from huetable import client, games
from huetable.bots.levels import levels
from huetable.client import CommandRefused, Connection
from huetable.table.wire.protocol import Said, Table

PAGE = Path(__file__).parents[3] / "docs" / "client.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
GAMES = [game for game in games.all_games().values() if not game.meta.in_workshop]
BOT, SYNC_BOT, WITH_TOKEN, TYPED_BOT, ONE_MOVE = range(5)
LONGEST = 300


def program(number: int) -> Callable[[str, str], Any]:
    names: dict[str, Any] = {"__name__": "robby"}
    exec(compile(PROGRAMS[number], PAGE.name, "exec"), names)
    main: Callable[[str, str], Any] = names["main"]
    return main if inspect.iscoroutinefunction(main) else lambda *about: asyncio.to_thread(main, *about)


async def play_against(server: Server, number: int, game: str, **wish: Any) -> Connection:
    """The host, who plays at random, one of our best bots, and the program; until the game is over."""
    best = [*levels(games.find_game(game))][-1]
    ann = await server.visitor()
    link = await server.open(ann, game=game, bots=(best,), **wish)
    table = await server.join(ann, link)
    # If the program fails, nobody waits for it.
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as both:
        both.create_task(program(number)(server.address, link.link))
        await until_everybody_is_ready(table)
        await table.start()
        await play_at_random(table)
    return table


async def play_at_random(table: Connection) -> None:
    async for turn in table.turns():
        # Several may decide at the same time: what was my turn a moment ago may be over.
        with suppress(CommandRefused):
            await table.play(turn.random_move())


async def until_everybody_is_ready(table: Connection) -> None:
    while (
        table.table is None
        or len(table.table.chairs) < 3
        or not all(chair.ready for chair in table.table.chairs[1:])
    ):
        await table.until(Table)


@pytest.mark.parametrize("number", [BOT, SYNC_BOT])
async def test_the_bots_of_the_page_play_a_game_to_its_end(
    server: Server, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    table = await play_against(server, number, "dye_pot")
    assert table.observation is not None
    assert table.observation.observation.result is not None
    assert "It is over: {'ending': " in capsys.readouterr().out


async def test_the_typed_bot_of_the_page_plays_a_game_to_its_end(server: Server) -> None:
    table = await play_against(server, TYPED_BOT, "dye_pot")
    assert table.observation is not None
    assert table.observation["result"] is not None


async def test_the_last_program_of_the_page_makes_one_move(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, game="dye_pot", bots=("random",))
    table = await server.join(ann, link)
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as both:
        both.create_task(program(ONE_MOVE)(server.address, link.link))
        await until_everybody_is_ready(table)
        await table.start()
    while not (table.position and table.position.last):
        await table.next()
    assert table.position.last[0] in (1, 2)


async def test_the_program_with_a_token_sits_down_and_is_seen_as_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.visitor()
    link = await server.open(ann)
    table = await server.join(ann, link)
    made = await post(ann, "/api/me/tokens", json={"name": "Robby"})
    monkeypatch.setenv("HUETABLE_TOKEN", (await made.json())["token"])
    await program(WITH_TOKEN)(server.address, link.link)
    assert (await table.until(Said)).talk.text == "I am a program."
    assert table.table is not None
    assert [chair.program for chair in table.table.chairs] == [False, True]


@pytest.mark.soak
@pytest.mark.parametrize("game", [game.meta.id for game in GAMES])
async def test_the_bot_of_the_page_plays_every_game_to_its_end(server: Server, game: str) -> None:
    options = dict(games.find_game(game).shortest)
    table = await play_against(server, BOT, game, options=options)
    assert table.observation is not None
    assert table.observation["result"] is not None


def test_every_public_name_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    assert [name for name in client.__all__ if f"`{name}`" not in text] == []


def test_the_programs_of_the_page_use_every_exception_and_class() -> None:
    code = "\n".join(PROGRAMS)
    named = {"Connection", "SyncConnection"}
    assert [name for name in client.__all__ if name not in code and name not in named] == []
