"""What is too large for a frame: a secret of its seat until a move refers to it, then fetched by its hash."""

import asyncio
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse
from server_kit import Server
from yarl import URL

from huetable.client import CommandRefused, Connection, GuestClient, new_id
from huetable.core.codec import decode
from huetable.core.contract import check_game
from huetable.games import find_game
from huetable.server.blobs.forms import DrawingFailed
from huetable.server.bots.lane import TooMuchWaiting
from huetable.server.http.api import BlobInfo, Error, TableLink
from huetable.server.ops.rate_limits import Bounds, Rate
from huetable.table.drafts import MOST_BYTES, MOST_DRAFTS, blob_hash
from huetable.table.wire.protocol import AddBot, Forget, Leave, Position

PICTURE = b"picture of a swamp" + os.urandom(60_000)
OTHER = b"picture of a cat"


class PictureCache:
    """A game of PictureCache among people, each with their own cookie."""

    def __init__(
        self, server: Server, link: TableLink, visitors: list[GuestClient], seats: list[Connection]
    ) -> None:
        self.server = server
        self.table = link.table
        self.visitors = visitors
        self.seats = seats

    @classmethod
    async def open(cls, server: Server, people: int = 2, bots: tuple[str, ...] = ()) -> "PictureCache":
        visitors = [await server.visitor() for _ in range(people)]
        link = await server.open(visitors[0], game="gallery")
        seats = [await server.join(visitor, link) for visitor in visitors]
        for number, seat in enumerate(seats[1:]):
            await seat.sit(f"Guest {number}")
            await seat.ready()
        for level in bots:
            await seats[0].ask(AddBot(new_id(), level))
        await seats[0].start()
        return cls(server, link, visitors, seats)

    async def hang(self, seat: int, picture: bytes) -> None:
        await self.seats[seat].play({"type": "hang", "picture": blob_hash(picture)})

    async def hand_in(self, seat: int, picture: bytes) -> str:
        return await self.visitors[seat].hand_in(self.table, picture)

    async def fetch(self, who: GuestClient, picture: bytes) -> ClientResponse:
        return await who.session.get(f"{who.address}/api/tables/{self.table}/blobs/{blob_hash(picture)}")

    async def put(self, who: GuestClient, data: bytes, **more: str) -> ClientResponse:
        seat = f"?seat={more.pop('seat')}" if "seat" in more else ""
        path = f"{who.address}/api/tables/{self.table}/blobs{seat}"
        return await who.session.post(path, data=data, headers=more)

    async def mine(self, who: GuestClient) -> list[BlobInfo]:
        async with who.session.get(f"{who.address}/api/tables/{self.table}/blobs") as response:
            found: list[BlobInfo] = decode(await response.read(), list[BlobInfo])
            return found


async def clause(response: ClientResponse) -> tuple[int, str | None]:
    return response.status, decode(await response.read(), Error).clause


def test_the_small_game_keeps_the_contract() -> None:
    for seed in range(4):
        check_game(find_game("gallery"), 3, seed)


@pytest.mark.rule("TABLE-46")
async def test_a_move_refers_only_to_what_its_seat_has_handed_in(server: Server) -> None:
    gallery = await PictureCache.open(server)
    with pytest.raises(CommandRefused, match="TABLE-46"):
        await gallery.hang(0, PICTURE)
    await gallery.hand_in(1, PICTURE)
    with pytest.raises(CommandRefused, match="TABLE-46"):
        await gallery.hang(0, PICTURE)
    await gallery.hang(1, PICTURE)


@pytest.mark.rule("TABLE-48")
async def test_nobody_else_reads_it_before_the_game_shows_it(server: Server) -> None:
    gallery = await PictureCache.open(server)
    ann, ben = gallery.visitors
    stranger = await server.visitor()
    await gallery.hand_in(0, PICTURE)
    for hung in (False, True):
        if hung:
            await gallery.hang(0, PICTURE)
        assert await ann.fetch(gallery.table, blob_hash(PICTURE)) == PICTURE
        assert await clause(await gallery.fetch(ben, PICTURE)) == (404, "TABLE-48")
        assert await clause(await gallery.fetch(stranger, PICTURE)) == (404, "TABLE-48")
        assert await gallery.mine(ben) == []
    await gallery.hand_in(1, OTHER)
    await gallery.hang(1, OTHER)
    for who in (ann, ben, stranger):
        assert await who.fetch(gallery.table, blob_hash(PICTURE)) == PICTURE
        assert await who.fetch(gallery.table, blob_hash(OTHER)) == OTHER


async def test_bytes_are_fetched_once_and_cannot_be_taken_for_a_page(server: Server) -> None:
    gallery = await PictureCache.open(server)
    assert await gallery.hand_in(0, PICTURE) == blob_hash(PICTURE)
    response = await gallery.fetch(gallery.visitors[0], PICTURE)
    assert "immutable" in response.headers["Cache-Control"]
    assert response.headers["Content-Type"] == "application/octet-stream"
    assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_same_bytes_from_two_seats_are_two_secrets(server: Server) -> None:
    """Handing in a guess at somebody's picture tells nothing about it."""
    gallery = await PictureCache.open(server, 3)
    await gallery.hand_in(0, PICTURE)
    assert (await gallery.put(gallery.visitors[1], PICTURE)).status == 201
    assert [info.seat for info in await gallery.mine(gallery.visitors[1])] == [1]
    assert await clause(await gallery.fetch(gallery.visitors[2], PICTURE)) == (404, "TABLE-48")


@pytest.mark.rule("TABLE-47")
async def test_what_the_game_does_not_take_is_refused_with_its_clause(server: Server) -> None:
    gallery = await PictureCache.open(server)
    ann = gallery.visitors[0]
    assert await clause(await gallery.put(ann, b"scribble")) == (409, "GAL-1")
    assert await clause(await gallery.put(ann, b"picture" + bytes(100_000))) == (413, "TABLE-47")
    assert await gallery.mine(ann) == []


async def test_a_game_without_such_things_takes_none(server: Server) -> None:
    seats = await server.game(2)
    who = await server.visitor()
    gallery = PictureCache(
        server, TableLink(seats[0].welcome.table if seats[0].welcome else "", "", ""), [who], seats
    )
    assert await clause(await gallery.put(who, PICTURE)) == (413, "TABLE-47")
    assert await clause(await gallery.put(who, b"")) == (403, "TABLE-4")


async def test_only_a_seat_that_is_held_hands_in(server: Server) -> None:
    gallery = await PictureCache.open(server)
    stranger = await server.visitor()
    assert await clause(await gallery.put(stranger, PICTURE)) == (403, "TABLE-4")
    assert await clause(await gallery.put(gallery.visitors[0], PICTURE, seat="1")) == (403, "TABLE-27")
    assert await clause(await gallery.put(gallery.visitors[0], PICTURE, Origin="https://evil.example")) == (
        403,
        None,
    )
    gallery.table = "nowhere"
    assert await clause(await gallery.put(stranger, PICTURE)) == (404, "TABLE-40")
    assert await clause(await gallery.fetch(stranger, PICTURE)) == (404, "TABLE-40")


async def test_nothing_is_handed_in_where_no_game_is_on(server: Server) -> None:
    who = await server.visitor()
    link = await server.open(who, game="gallery")
    gallery = PictureCache(server, link, [who], [])
    assert await clause(await gallery.put(who, PICTURE)) == (409, "TABLE-28")


async def test_only_the_latest_drafts_are_kept(server: Server) -> None:
    gallery = await PictureCache.open(server)
    ann = gallery.visitors[0]
    pictures = [b"picture %d" % number for number in range(MOST_DRAFTS + 3)]
    for picture in pictures:
        await gallery.hand_in(0, picture)
    assert [info.hash for info in await gallery.mine(ann)] == [
        blob_hash(picture) for picture in pictures[-MOST_DRAFTS:]
    ]
    assert await clause(await gallery.fetch(ann, pictures[0])) == (404, "TABLE-48")
    with pytest.raises(CommandRefused, match="TABLE-46"):
        await gallery.hang(0, pictures[0])


@pytest.mark.rule("TABLE-41")
async def test_handing_in_has_a_pace(tmp_path: Path) -> None:
    async with Server(tmp_path, bounds=Bounds(blobs=Rate(2, 0.001))) as server:
        gallery = await PictureCache.open(server)
        ann = gallery.visitors[0]
        assert [(await gallery.put(ann, OTHER)).status for _ in range(3)] == [201, 201, 429]


async def test_a_draft_outlives_a_restart_and_can_be_hung_then(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        gallery = await PictureCache.open(server)
        ann, ben = gallery.visitors
        await gallery.hand_in(0, PICTURE)
        cookies = [
            visitor.session.cookie_jar.filter_cookies(URL(visitor.address))["huetable"].value
            for visitor in (ann, ben)
        ]
    async with Server(tmp_path) as server:
        again = [await server.visitor() for _ in cookies]
        for visitor, cookie in zip(again, cookies, strict=True):
            visitor.session.cookie_jar.update_cookies({"huetable": cookie})
        link = TableLink(gallery.table, "", gallery.table)
        gallery = PictureCache(server, link, again, [await server.join(visitor, link) for visitor in again])
        assert [(info.hash, info.bytes) for info in await gallery.mine(again[0])] == [
            (blob_hash(PICTURE), len(PICTURE))
        ]
        await gallery.hang(0, PICTURE)
        assert await clause(await gallery.fetch(again[1], PICTURE)) == (404, "TABLE-48")


async def test_what_a_bot_makes_is_there_with_the_move_that_refers_to_it(server: Server) -> None:
    gallery = await PictureCache.open(server, 1, ("normal",))
    ann = gallery.visitors[0]
    await gallery.hand_in(0, PICTURE)
    await gallery.hang(0, PICTURE)
    while not (observation := gallery.seats[0].observation) or not observation["view"]["pictures"]:
        await gallery.seats[0].until(Position)
    assert await ann.fetch(gallery.table, observation["view"]["pictures"][1]) == b"picture by bot 1"


async def test_a_bot_that_refers_to_nothing_it_has_made_does_the_mildest_thing(server: Server) -> None:
    gallery = await PictureCache.open(server, 1, ("forger",))
    while not (observation := gallery.seats[0].observation) or observation["result"] is None:
        await gallery.seats[0].until(Position)
    assert observation["view"]["hung"] == [False, False]


@pytest.mark.rule("TABLE-48")
async def test_after_the_end_what_hung_is_for_everybody_and_drafts_are_not(server: Server) -> None:
    gallery = await PictureCache.open(server)
    ann, ben = gallery.visitors
    await gallery.hand_in(0, PICTURE)
    await gallery.hand_in(0, OTHER)
    await gallery.hang(0, PICTURE)
    await gallery.seats[1].play({"type": "close"})
    assert await ben.fetch(gallery.table, blob_hash(PICTURE)) == PICTURE
    assert await clause(await gallery.fetch(ben, OTHER)) == (404, "TABLE-48")
    await gallery.seats[1].ready()
    await gallery.seats[0].start()
    assert await ben.fetch(gallery.table, blob_hash(PICTURE)) == PICTURE, "its record refers to it"
    assert await clause(await gallery.fetch(ann, OTHER)) == (404, "TABLE-48"), "drafts are for one game"


@pytest.mark.rule("TABLE-44")
async def test_who_is_forgotten_takes_the_drafts_along(server: Server) -> None:
    gallery = await PictureCache.open(server, 3)
    await gallery.hand_in(1, PICTURE)
    await gallery.hand_in(1, OTHER)
    await gallery.hang(1, PICTURE)
    await gallery.seats[1].ask(Forget(new_id()))
    store = server.lobby.services.store
    notes = await store.blob_summaries(gallery.table, 1)
    assert [note.hash for note in notes] == [blob_hash(PICTURE)]
    await gallery.hand_in(2, OTHER)
    async with gallery.visitors[2].session.post(f"{server.address}/api/me/forget") as response:
        assert response.status == 204
    left = [note.hash for note in await store.blob_summaries(gallery.table, 1) if note.person]
    assert left == [blob_hash(PICTURE)], "and beside it perhaps what the bot has painted that took over"


async def test_who_leaves_the_seat_leaves_no_way_to_the_draft(server: Server) -> None:
    gallery = await PictureCache.open(server)
    ben = gallery.visitors[1]
    await gallery.hand_in(1, PICTURE)
    await gallery.seats[1].ask(Leave(new_id()))
    assert await clause(await gallery.fetch(ben, PICTURE)) == (404, "TABLE-48")
    assert await clause(await gallery.put(ben, OTHER)) == (403, "TABLE-4")


async def test_a_defect_of_the_game_is_an_answer_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    gallery = await PictureCache.open(server)
    monkeypatch.setattr(type(find_game("gallery")), "check_blob", lambda *_: 1 / 0)
    assert (await gallery.put(gallery.visitors[0], PICTURE)).status == 500
    await gallery.seats[0].play({"type": "close"})


async def test_no_game_can_ask_for_more_than_the_server_bears(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    import msgspec

    game = find_game("gallery")
    monkeypatch.setattr(type(game), "meta", msgspec.structs.replace(game.meta, blob_bytes=10 * MOST_BYTES))
    gallery = await PictureCache.open(server)
    assert (await gallery.put(gallery.visitors[0], b"picture" + bytes(MOST_BYTES))).status == 413
    assert (await gallery.put(gallery.visitors[0], b"picture" + bytes(MOST_BYTES - 7))).status == 201


async def test_bytes_are_checked_in_a_thread_beside_the_tables(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery, threads = await PictureCache.open(server), []
    check = type(find_game("gallery")).check_blob

    def watched(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return check(*given)

    monkeypatch.setattr(type(find_game("gallery")), "check_blob", watched)
    await gallery.hand_in(0, PICTURE)
    assert threads
    assert threading.main_thread() not in threads


async def test_nothing_is_kept_for_somebody_who_left_while_it_was_checked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery = await PictureCache.open(server)
    begun, go_on = threading.Event(), threading.Event()

    def slow(*_: Any) -> None:
        # The bot that takes the seat hands something in too, and waits for nobody.
        if not begun.is_set():
            begun.set()
            go_on.wait(10)

    monkeypatch.setattr(type(find_game("gallery")), "check_blob", slow)
    handing_in = asyncio.create_task(gallery.put(gallery.visitors[1], PICTURE))
    await asyncio.to_thread(begun.wait, 10)
    await gallery.seats[1].ask(Leave(new_id()))
    go_on.set()
    assert (await handing_in).status == 403


@pytest.mark.rule("TABLE-41")
@pytest.mark.parametrize(("error", "status"), [(TooMuchWaiting(), 429), (DrawingFailed("killed"), 503)])
async def test_who_asks_for_too_many_drawings_is_told_to_wait(
    local_server: Server, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int
) -> None:
    gallery = await PictureCache.open(local_server)
    await gallery.hand_in(0, PICTURE)

    async def failing(*_: Any) -> bytes:
        raise error

    monkeypatch.setattr(local_server.lobby.services.blob_forms, "shape", failing)
    monkeypatch.setattr(local_server.lobby.services.blob_forms, "picture", failing)
    ann, path = gallery.visitors[0], f"/api/tables/{gallery.table}/blobs/{blob_hash(PICTURE)}"
    for form in ("shape", "picture"):
        answer = await ann.session.get(f"{ann.address}{path}/{form}")
        assert answer.status == status
        assert PICTURE not in await answer.read()
