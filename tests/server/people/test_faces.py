"""Faces: kept beside the log as names are, and shown wherever names are."""

import re

import pytest
from server_kit import Server, get
from table_kit import Party, Somebody

from huetable.client import new_id
from huetable.server.http.api import Home, Me, Replay
from huetable.server.http.replays import build_replay
from huetable.store.base import FinishedGame
from huetable.table.wire.protocol import Leave, Rename, Said, Say, Sit, Welcome

SEED = re.compile(r"[a-z0-9]{1,16}")


def faces(of: Somebody) -> list[str]:
    return [chair.face for chair in of.seen().chairs]


@pytest.mark.every_store
async def test_everybody_has_a_face_and_keeps_it_when_the_table_is_loaded_again(party: Party) -> None:
    ann = await party.open(face="owl", bots=("normal",))
    ben = await party.watcher(ann)
    await ben.do(Sit, "Ben")
    bot = ann.seen().chairs[1]
    assert faces(ann)[:2] == ["owl", bot.name.lower()]
    assert SEED.fullmatch(faces(ann)[2])
    before = faces(ann)
    ann.table.retire()
    assert faces(await ann.again()) == before


async def test_a_face_changes_with_the_name_or_stays(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Rename, "Ben", face="fox")
    await ben.do(Rename, "Benno")
    assert (ann.seen().chairs[1].name, faces(ann)[1]) == ("Benno", "fox")
    assert ben.guest.face == "fox"


async def test_a_friends_chair_has_a_face_of_its_own(party: Party) -> None:
    ann = await party.open(face="owl")
    await ann.do(Sit, "Friend", another=True)
    assert faces(ann)[0] == "owl"
    assert faces(ann)[1] != "owl"
    assert ann.guest.face == "owl"


async def test_a_guest_brings_their_face_along(party: Party) -> None:
    ann, ben = await party.waiting(2)
    await ben.do(Rename, "Ben", face="fox")
    await ben.do(Leave)
    await ben.do(Sit, "Ben")
    assert faces(ann)[1] == "fox"


async def test_lines_of_chat_have_the_face_of_their_author(party: Party) -> None:
    ann, ben = await party.waiting(2, face="owl")
    await ann.do(Say, "hello")
    await ben.do(Say, "hi")
    watcher = await party.watcher(ann)
    watcher.guest.name = "Wim"
    await watcher.do(Say, "may I?")
    lines = [said.talk for said in ben.heard() if isinstance(said, Said)]
    assert [line.face for line in lines[:2]] == faces(ann)
    assert SEED.fullmatch(lines[2].face)
    mine = [line.author == ben.last(Welcome).author for line in lines]
    assert mine == [False, True, False]


async def test_a_seed_that_is_none_ends_the_connection_like_other_nonsense(server: Server) -> None:
    host = await server.visitor()
    for bad in ("", "Owl", "a" * 17, "<svg>", "a\n"):
        table = await server.join(host, await server.open(host))
        await table.socket.send_json({"do": "rename", "id": new_id(), "name": "Ann", "face": bad})
        with pytest.raises(ConnectionError, match="nonsense"):
            await table.until(Said)


async def test_pages_are_told_the_faces_of_people_and_bots(server: Server) -> None:
    ann, ben = await server.visitor(), await server.visitor()
    link = await server.open(ann, face="owl", bots=("normal",))
    table, other = await server.join(ann, link), await server.join(ben, link)
    await other.ask(Sit(new_id(), "Ben", face="fox"))
    assert (await ann.get("/api/me", Me)).face == "owl"
    assert (await ann.get("/api/home", Home)).mine[0].faces == ("fox",)
    await other.ready()
    await table.start()
    await table.play({"type": "end"})
    replay = await ben.get(f"/api/tables/{link.table}/games/1/replay", Replay)
    assert (replay.faces[0], replay.faces[2]) == ("owl", "fox")
    assert replay.faces[1] == replay.names[1].lower()
    assert replay.bots == (False, True, False)


async def test_a_game_whose_people_are_forgotten_still_has_faces(server: Server) -> None:
    ann = await server.visitor()
    link = await server.open(ann, face="owl", bots=("normal",), start=True)
    await (await server.join(ann, link)).play({"type": "end"})
    found = await server.lobby.services.store.finished_game(link.table, 1)
    assert isinstance(found, FinishedGame)
    faces = build_replay(found, {}, None).faces
    assert all(map(SEED.fullmatch, faces))
    assert "owl" not in faces


async def test_a_table_with_a_bad_face_is_not_opened(server: Server) -> None:
    ann = await server.visitor()
    wish = {"game": "parlour", "name": "Ann", "face": "NOT A SEED"}
    async with ann.session.post(f"{ann.address}/api/tables", json=wish) as response:
        assert response.status == 400
    assert (await get(ann, "/api/home")).status == 200
