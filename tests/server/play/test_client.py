"""The Python client, and its example as it stands in the document."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server

from huetable.client import CommandRefused, ConnectionClosed
from huetable.table.wire.protocol import Kick, Position, Table

PAGE = Path(__file__).parents[3] / "docs" / "client.md"


def example() -> Callable[[str, str], Awaitable[None]]:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    names: dict[str, Any] = {"__name__": "robby"}
    exec(compile(found[1], PAGE.name, "exec"), names)
    main: Callable[[str, str], Awaitable[None]] = names["main"]
    return main


async def test_the_example_plays_a_game_to_its_end(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = await server.visitor()
    link = await server.open(ann, game="dye_pot", bots=("normal", "normal"))
    table = await server.join(ann, link)
    robby = asyncio.ensure_future(example()(server.address, link.link))
    while (
        table.table is None
        or not all(chair.ready for chair in table.table.chairs[1:])
        or not table.table.chairs[3:]
    ):
        await table.until(Table)
    await table.start()
    async for observation in table.turns():
        # Everybody pours at the same time: what was my turn a moment ago may be over.
        with suppress(CommandRefused):
            await table.play(observation["moves"][0])
    await asyncio.wait_for(robby, 10)
    assert "It is over: {'ending': " in capsys.readouterr().out


async def test_a_refusal_is_an_exception_with_its_clause(server: Server) -> None:
    game = await server.game(2)
    with pytest.raises(CommandRefused, match="TABLE-3: ") as refused:
        await game[1].play({"type": "nod"})
    assert refused.value.refused.clause == "TABLE-3"


async def test_after_a_refusal_it_is_still_my_turn(server: Server) -> None:
    """A form sent as it was offered, without its fields, is no move; the next try may be one."""
    ann = await server.visitor()
    link = await server.open(ann, game="dye_pot", bots=("normal", "normal"), start=True)
    table = await server.join(ann, link)
    answers: list[str] = []
    async for observation in table.turns():
        try:
            await table.play(observation["moves"][0] if len(answers) == 2 else {"type": "pour"})
            break
        except CommandRefused as no:
            answers.append(no.refused.clause)
    assert answers == ["TABLE-1", "TABLE-1"]


async def test_messages_that_come_before_an_answer_are_kept(server: Server) -> None:
    one, other = await server.game(2)
    await one.play({"type": "nod"})
    await other.play({"type": "nod"})
    seqs = [(await one.until(Position)).seq for _ in range(2)]
    assert seqs == sorted(seqs)


async def test_who_is_sent_away_is_told(server: Server) -> None:
    one, other = await server.game(2)
    await one.ask(Kick("k", 1))
    with pytest.raises(ConnectionClosed, match="sent_away"):
        await other.until(Kick)
