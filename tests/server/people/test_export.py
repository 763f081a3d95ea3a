"""A guest's copy of their data: all that is stored about them, nothing of others, no secret. The operator's copy is the same."""

from __future__ import annotations

import asyncio
import base64
import json
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from server_kit import Server, get

from huetable.cli import main
from huetable.cli.stores import add_store_arguments, store_address
from huetable.client import Connection, GuestClient, new_id
from huetable.server.http.guests import COOKIE
from huetable.store.notifications import Webhook
from huetable.store.personal_data import COLUMNS, SECRETS, WORKER_COLUMNS, export_queries
from huetable.table.seeds import guest_id, token_hash
from huetable.table.wire.protocol import Say

NOT_EXPORTED = {
    # Who is connected to which worker just now, for everybody at a table together.
    "presence",
    # Links to another device that have not been used: each is a key.
    "lent",
}

PICTURE, BENS_PICTURE = b"picture of Ann", b"picture of Ben"


class House:
    """A server, and how the shell is told where its tables are."""

    def __init__(self, server: Server, words: tuple[str, ...]) -> None:
        self.server = server
        self.words = words


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path, quick_exchange: None) -> AsyncIterator[House]:
    if request.param == "sqlite":
        async with Server(tmp_path) as server:
            yield House(server, ("--data", str(tmp_path)))
    else:
        store: str = request.getfixturevalue("emptied")
        async with Server(tmp_path, store=store) as server:
            yield House(server, ("--store", store))


def token_of(who: GuestClient) -> str:
    (cookie,) = [each for each in who.session.cookie_jar if each.key == COOKIE]
    return cookie.value


def id_of(who: GuestClient) -> str:
    return guest_id(token_hash(token_of(who)))


async def data_of(who: GuestClient) -> dict[str, Any]:
    answer = await get(who, "/api/me/data")
    assert answer.status == 200
    found: dict[str, Any] = json.loads(await answer.read())
    return found


async def evening(server: Server) -> tuple[GuestClient, GuestClient]:
    """Ann and Ben finish a game; then both draw and chat at another table."""
    ann, ben = await server.visitor(), await server.visitor()
    _, seats = await sit_down(server, "parlour", ann, ben)
    await seats[0].play({"type": "end"})
    table, seats = await sit_down(server, "gallery", ann, ben)
    await ann.hand_in(table, PICTURE)
    await ben.hand_in(table, BENS_PICTURE)
    await chat(seats)
    return ann, ben


async def sit_down(
    server: Server, game: str, ann: GuestClient, ben: GuestClient
) -> tuple[str, list[Connection]]:
    link = await server.open(ann, game=game, name="Ann Zyx", face="annface")
    seats = [await server.join(who, link) for who in (ann, ben)]
    await seats[1].sit("Ben Wvu")
    await seats[1].ready()
    await seats[0].start()
    return link.table, seats


async def chat(seats: list[Connection]) -> None:
    for seat, words in zip(seats, ("Ann was here", "Ben was here"), strict=True):
        await seat.ask(Say(new_id(), words))


async def stored(house: House, who: GuestClient) -> dict[str, Any]:
    """With what was said, which workers note a moment later."""
    store = house.server.lobby.services.store
    for _ in range(100):
        if (await store.data_of_guest(id_of(who))).get("words", True):
            break
        await asyncio.sleep(0.05)
    return await data_of(who)


async def test_a_guest_gets_a_file_with_all_that_is_stored_about_them(house: House) -> None:
    ann, _ = await evening(house.server)
    data = await stored(house, ann)
    assert data["guest"] == id_of(ann)
    (guest,) = data["guests"]
    assert (guest["name"], guest["face"]) == ("Ann Zyx", "annface")
    assert [person["name"] for person in data["people"]] == ["Ann Zyx", "Ann Zyx"]
    assert [(result["game"], result["game_no"]) for result in data["results"]] == [("parlour", 1)]
    assert [sorted(device) for device in data["keys"]] == [["guest", "kind", "made_at", "used_at"]]
    assert [base64.b64decode(blob["data"]) for blob in data["blobs"]] == [PICTURE]
    if "words" in data:
        assert "Ann was here" in json.dumps(data["words"])
    for table in ("guests", "people", "results", "keys", "blobs"):
        assert set(data[table][0]) == set(COLUMNS[table]) - SECRETS.get(table, frozenset()), table


async def test_where_to_send_notices_is_named_without_the_addresses(house: House) -> None:
    """Whoever has the address of a device, or of a chat room, can send to it."""
    ann = await house.server.visitor()
    link = await house.server.open(ann, name="Ann Zyx")
    store = house.server.lobby.services.store
    hook = Webhook(link.table, id_of(ann), "ntfy", "https://ntfy.example/secret-room", "", "en", ann.address)
    await store.notifications.set_webhook(hook)
    data = await data_of(ann)
    assert [(hook["table"], hook["service"]) for hook in data["webhooks"]] == [(link.table, "ntfy")]
    assert "secret-room" not in json.dumps(data)


async def test_nothing_in_it_is_anybody_elses_or_a_key(house: House) -> None:
    ann, ben = await evening(house.server)
    text = json.dumps(await stored(house, ann))
    for foreign in (
        *("Ben", id_of(ben), base64.b64encode(BENS_PICTURE).decode()),
        *(token_of(ann), token_hash(token_of(ann)), token_hash(token_of(ben))),
    ):
        assert foreign not in text


def test_every_table_with_something_about_a_guest_is_exported_or_says_why_not() -> None:
    columns = {**COLUMNS, **WORKER_COLUMNS}
    personal = {table for table, held in columns.items() if "erased" in held.values()}
    assert personal - set(export_queries(columns, "?")) == NOT_EXPORTED


async def test_it_is_a_file_that_nothing_on_the_way_keeps(house: House) -> None:
    answer = await get(await house.server.visitor(), "/api/me/data")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="huetable-my-data.json"'
    assert answer.headers["Cache-Control"] == "no-store"
    nobody = json.loads(await answer.read())
    assert [nobody[table] for table in ("guests", "people", "results", "keys", "blobs")] == [[]] * 5


async def test_whoever_asks_again_and_again_has_to_wait(house: House) -> None:
    somebody = await house.server.visitor()
    statuses = [(await get(somebody, "/api/me/data")).status for _ in range(7)]
    assert statuses == [200] * 5 + [429] * 2


async def test_the_operator_finds_a_guest_by_name_and_writes_the_same_file(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await evening(house.server)
    data = await stored(house, ann)

    async def shell(*words: str) -> tuple[int, str]:
        code = await asyncio.to_thread(main, ["export", *words])
        said = capsys.readouterr()
        return code, said.out if code == 0 else said.err

    code, said = await shell("--name", "Ann Zyx", *house.words)
    assert code == 0
    assert [line.split()[0] for line in said.splitlines()] == [id_of(ann)]
    where, value = house.words
    monkeypatch.setenv(f"HUETABLE_{where.removeprefix('--').upper()}", value)
    code, said = await shell("--guest", id_of(ann))
    assert (code, json.loads(said)) == (0, data)
    code, said = await shell("--guest", "nobody")
    assert code == 2
    assert 'Nothing is stored about a guest "nobody"' in said
    code, said = await shell("--name", "ann zyx")
    assert code == 2
    assert 'No guest is called "ann zyx"' in said


def test_the_shell_wants_one_guest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--data", str(tmp_path)]) == 2
    assert "--guest --name is required" in capsys.readouterr().err
    assert main(["export", "--guest", "x", "--data", str(tmp_path)]) == 2
    assert "There are no tables" in capsys.readouterr().err
    assert main(["export", "--guest", "x", "--data", str(tmp_path / "wrong")]) == 2
    assert not (tmp_path / "wrong").exists()


def test_the_shell_finds_the_database_where_the_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its variable, unless an argument says something else."""

    def address(*words: str) -> str:
        parser = ArgumentParser()
        add_store_arguments(parser)
        return store_address(parser.parse_args(words))

    assert address() == ""
    monkeypatch.setenv("HUETABLE_STORE", "postgresql://club@db/club")
    assert address() == "postgresql://club@db/club"
    assert address("--store", "postgresql://other@db/other") == "postgresql://other@db/other"
    assert address("--data", "/var/lib/huetable") == ""
