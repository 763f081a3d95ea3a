"""`huetable arena` over the network: seats move on, programs play without us, and finished games are kept."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server_kit import Server

from huetable import games
from huetable.cli import main
from huetable.cli.arena import over_the_wire
from huetable.cli.arena.host_door import as_rename, host_door
from huetable.cli.arena.matches import ArenaPlan, Match
from huetable.cli.arena.over_the_wire import ServerGone, play_over_the_wire, sitting_order
from huetable.cli.arena.program_run import ProgramRun
from huetable.cli.arena.wire_seat import WireSeat
from huetable.cli.commands import arena as command
from huetable.client import ConnectionClosed, GuestClient, RequestRefused
from huetable.core.rng import Rng

SOON = 10
ENDS = """
def end(observation, rng):
    return {"type": "end"} if observation.seat in observation.awaited else None

def nod(observation, rng):
    return {"type": "nod"} if observation.seat in observation.awaited else None
"""


@pytest.fixture
def plan(tmp_path: Path, small_games: None) -> ArenaPlan:
    file = tmp_path / "ends.py"
    file.write_text(ENDS, "utf-8")
    return ArenaPlan("parlour", (f"{file}:end", f"{file}:nod"), 2, {}, 1, 50)


async def play(plan: ArenaPlan, address: str, games: int) -> list[Match]:
    return [match async for match in play_over_the_wire(plan, address, range(games), SOON)]


async def test_seats_move_on_after_each_game(plan: ArenaPlan, local_server: Server) -> None:
    """Whoever sits first ends the game at once; in the second seat it is one move later."""
    matches = await play(plan, local_server.address, 2)
    assert [(match.seated, match.moves) for match in matches] == [((0, 1), 1), ((1, 0), 2)]
    assert [match.winners for match in matches] == [{0}, {0}]


def test_the_host_is_our_own_bot_or_a_program_that_we_start() -> None:
    def order(*bots: str) -> list[int]:
        return sitting_order(ArenaPlan("uno", bots, len(bots), {}, 1, 50), range(len(bots)))

    assert order("run:a", "normal", "run:b") == [1, 0, 2]
    assert order("wait:a", "run:b", "wait:c") == [1, 0, 2]


async def test_a_program_plays_in_the_hosts_chair(small_games: None, local_server: Server) -> None:
    me, other = await local_server.visitor(), await local_server.visitor()
    link = await local_server.open(me)
    host, ben = await local_server.join(me, link), await local_server.join(other, link)
    await ben.sit("Ben")
    await ben.ready()
    async with AsyncExitStack() as stack, asyncio.timeout(SOON):
        door = await stack.enter_async_context(host_door(me))
        robby = await stack.enter_async_context(GuestClient(door))
        table = await robby.join(f"{door}/t/{link.table}")
        await table.sit("Robby")
        await table.ready()
        await host.start()
        async for _ in table.turns():
            await table.play({"type": "end"})
        async for _ in host.turns():
            pass
        assert host.table is not None
        assert [chair.name for chair in host.table.chairs] == ["Robby", "Ben"]
        with pytest.raises(RequestRefused, match="no table"):
            await robby.fetch("nowhere", "0" * 64)


def test_only_asking_for_a_chair_is_changed() -> None:
    asked = json.dumps({"do": "sit", "id": "1", "name": "Robby", "nonce": "x"})
    assert json.loads(as_rename(asked)) == {"do": "rename", "id": "1", "name": "Robby"}
    for other in ('{"do":"ready","id":"2"}', "[1]", "no json"):
        assert as_rename(other) == other


async def test_a_server_that_is_not_there_is_one_sentence(plan: ArenaPlan) -> None:
    with pytest.raises(ServerGone, match=r"^Nobody answers at http://127\.0\.0\.1:9: "):
        await play(plan, "http://127.0.0.1:9", 1)


async def test_a_table_that_is_refused_is_one_sentence(plan: ArenaPlan, local_server: Server) -> None:
    nowhere = ArenaPlan("nothing", plan.bots, 2, {}, 1, 50)
    with pytest.raises(ServerGone, match="refused: "):
        await play(nowhere, local_server.address, 1)


async def test_a_connection_that_ends_is_one_sentence(
    plan: ArenaPlan, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def end(*_: object) -> Match:
        raise ConnectionClosed(None)

    monkeypatch.setattr(over_the_wire, "_play_one", end)
    with pytest.raises(ServerGone, match="has ended: the connection is gone"):
        await play(plan, "http://127.0.0.1:9", 1)


def test_finished_games_count_when_the_server_goes_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def one_game(*_: object) -> AsyncGenerator[Match]:
        yield Match(0, (0, 1, 0), (1, 2, 1), "won", 9)
        raise ServerGone("Nobody answers")

    monkeypatch.setattr(command, "play_over_the_wire", one_game)
    kept = tmp_path / "ratings.json"
    words = ["random", "normal", "--game", "dye_pot", "--games", "3", "--server", "http://127.0.0.1:9"]
    assert main(["arena", *words, "--ratings", str(kept)]) == 1
    out, err = capsys.readouterr()
    assert "1 games" in out
    assert err == "huetable: Nobody answers. 1 of 3 games count\n"
    assert json.loads(kept.read_text("utf-8"))["dye_pot"]["random"]["games"] == 1


async def test_the_last_words_of_a_program_are_kept() -> None:
    program = await ProgramRun.start("robby", [sys.executable, "-Ic"], "raise SystemExit('I am lost')")
    assert await program.wait() == 1
    assert program.errors == "I am lost"
    await program.end()


class Eyes:
    """A bot that looks."""

    def __init__(self) -> None:
        self.seen: dict[str, bytes] = {}

    def see_blob(self, hash: str, data: bytes) -> None:
        self.seen[hash] = data


class Works:
    """A table with two things to look at, of which one is kept no longer."""

    welcome = SimpleNamespace(table="t")
    asked: Sequence[str] = ()

    async def fetch_shape(self, table: str, hash: str) -> bytes:
        self.asked = [*self.asked, f"{table}/{hash}"]
        if hash == "gone":
            raise RequestRefused(404, "gone")
        return hash.encode()


async def test_bots_see_what_others_have_made(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = SimpleNamespace(works=lambda _: [(0, "cat"), (1, "gone")])
    monkeypatch.setattr(games, "optional_module", lambda *_: shown)
    works, bot, turn = Works(), Eyes(), SimpleNamespace(game=None, observation=SimpleNamespace(view=None))
    make: Any = WireSeat
    seat = make(works, works, bot, 0, Rng(b"0" * 32))
    for _ in range(2):
        await seat._look_at_works(turn)
    assert (bot.seen, works.asked) == ({"cat": b"cat"}, ["t/cat", "t/gone"])


LOOKS = """
from huetable.bots.levels import make_bot
from huetable.core.bot import Bot
from huetable.games import find_game

class Looking(Bot):
    def __init__(self, budget):
        self.bot, self.seen = make_bot(find_game("cluzzle"), "easy", budget), 0
    def choose(self, observation, rng):
        move = self.bot.choose(observation, rng)
        if type(move).__name__ == "Ask" and not self.seen:
            raise ValueError("I am blind")
        return move
    def blobs(self, observation, move):
        return self.bot.blobs(observation, move)
    def see_blob(self, hash, data):
        self.seen += 1
        self.bot.see_blob(hash, data)
"""


@pytest.mark.soak
async def test_bots_look_at_sculptures_over_the_network(tmp_path: Path, local_server: Server) -> None:
    file = tmp_path / "looks.py"
    file.write_text(LOOKS, "utf-8")
    plan = ArenaPlan(
        "cluzzle", (f"{file}:Looking", "easy"), games.find_game("cluzzle").meta.seats[0], {}, 1, 50
    )
    (match,) = [match async for match in play_over_the_wire(plan, local_server.address, [0], 300)]
    assert match.fault is None


@pytest.mark.soak
def test_two_programs_play_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "client.md").read_text("utf-8")
    programs = []
    for number in (1, 2):
        file = tmp_path / f"robby{number}.py"
        file.write_text(page.split("```python\n")[number].split("```")[0], "utf-8")
        programs.append(f"run:{sys.executable} {file}")
    assert main(["arena", *programs, "--game", "uno", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == []
    assert {each["bot"]: each["games"] for each in found["bots"]} == dict.fromkeys(programs, 2)
