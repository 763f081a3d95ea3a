"""What a guesser is sent until the game is over tells no more than the pictures, whatever recipes one knows."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse
from server_kit import Server, get

from huetable.client import Connection, GuestClient, new_id
from huetable.core.codec import decode
from huetable.games.cluzzle import clay
from huetable.games.cluzzle.clay import recipes
from huetable.games.cluzzle.clay.limits import MOST_WORK
from huetable.games.cluzzle.clay.shapes import MAGIC as SHAPE
from huetable.games.cluzzle.clay.strokes import Brush, Solid
from huetable.games.cluzzle.clay.work import stroke_work
from huetable.server.http.api import Error, TableLink
from huetable.table.wire.protocol import AddBot, Position

BALL = clay.encode([Solid("ball", (96, 60, 96), (40, 40, 40), 5)])
CUBE = Solid("ball", (96, 96, 96), (96, 96, 96), 5)
WORST = clay.encode([CUBE] * (MOST_WORK // stroke_work(CUBE)))
UNDER_THE_FLOOR = Brush("smooth", 2, ((3, 0, 5),))


class Guesser:
    """Somebody among bots, who writes down everything that comes."""

    def __init__(self, server: Server, who: GuestClient, link: TableLink, seat: Connection) -> None:
        self.server, self.who, self.link, self.seat = server, who, link, seat

    @classmethod
    async def among_bots(cls, server: Server, made: bytes = BALL) -> Guesser:
        who = await server.visitor()
        link = await server.open(who, game="cluzzle", options={"games": 1, "first": 0})
        seat = await server.join(who, link)
        for level in ("easy", "normal"):
            await seat.ask(AddBot(new_id(), level))
        await seat.start()
        guesser = cls(server, who, link, seat)
        view = await guesser.view(lambda view: view["phase"] == "sculpt")
        hash = await who.hand_in(link.table, made)
        await seat.play({"type": "seal", "clay": hash, "word": view["card"][0]})
        await guesser.view(lambda view: view["phase"] == "ask")
        return guesser

    async def view(self, shows: Any) -> dict[str, Any]:
        while self.seat.observation is None or not shows(self.seat.observation["view"]):
            await self.seat.until(Position)
        return dict(self.seat.observation["view"])

    def hashes(self) -> list[str]:
        assert self.seat.observation is not None
        return [each["sculpture"]["clay"] for each in self.seat.observation["view"]["cluzzles"]]

    def path(self, hash: str, form: str = "") -> str:
        return f"/api/tables/{self.link.table}/blobs/{hash}{form}"

    async def sent(self, hash: str) -> list[bytes]:
        """All that the server gives out about a sculpture."""
        answers = [await get(self.who, self.path(hash, form)) for form in ("", "/shape", "/picture")]
        return [await answer.read() for answer in answers]

    async def strokes(self, hash: str) -> bytes:
        """What only the server knows."""
        made = await self.server.lobby.services.store.blob(self.link.table, 1, hash)
        assert made is not None
        return made


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that came over a socket."""
    arrived: list[bytes] = []
    receive = ClientWebSocketResponse.receive

    async def listened(self: ClientWebSocketResponse, timeout: float | None = None) -> Any:  # noqa: ASYNC109
        frame = await receive(self, timeout)
        arrived.append(str(frame.data).encode())
        return frame

    monkeypatch.setattr(ClientWebSocketResponse, "receive", listened)
    return arrived


@pytest.mark.soak
@pytest.mark.rule("CLUZ-42")
@pytest.mark.rule("TABLE-48")
async def test_a_script_that_has_all_recipes_learns_no_more_than_from_the_pictures(
    local_server: Server, frames: list[bytes]
) -> None:
    guesser = await Guesser.among_bots(local_server)
    for hash in guesser.hashes()[1:2]:
        whole, shape, picture = await guesser.sent(hash)
        made = await guesser.strokes(hash)
        strokes = clay.decode(made)
        # Nothing like strokes is sent: neither the bytes nor any one stroke of them.
        assert decode(whole, Error).clause == "TABLE-48"
        assert shape.startswith(SHAPE)
        assert picture.startswith(b"\x89PNG")
        seen = clay.seen_field(shape)
        everything = b"".join([*frames, whole, shape, picture, seen.depth.tobytes(), seen.colour.tobytes()])
        assert not [stroke for stroke in strokes if clay.encode([stroke])[len(b"clay\x01") :] in everything]
        # What is sent is a function of the shape alone: another log that looks the same gives the same bytes.
        other = clay.encode([*strokes, UNDER_THE_FLOOR])
        assert other != made
        assert (clay.shape(other), clay.picture(other)) == (shape, picture)
        # The hash is that of no recipe, not even with the bot's own whims: its log ends with a mark that nobody foresees.
        recipe = clay.encode(strokes[:-1])
        assert clay.build(recipe).hash() == clay.build(made).hash()
        assert sha256(recipe).hexdigest() != hash
    plain = {sha256(recipes.build(word, None, 0.0)).hexdigest() for word in recipes.names()}  # type: ignore[arg-type]
    assert not plain & set(guesser.hashes())


@pytest.mark.rule("TABLE-48")
async def test_everybody_sees_the_shape_and_only_the_sculptor_the_strokes(local_server: Server) -> None:
    guesser = await Guesser.among_bots(local_server)
    own, other, _ = guesser.hashes()
    assert await guesser.who.fetch(guesser.link.table, own) == BALL
    stranger = await local_server.visitor()
    for who, hash in ((stranger, own), (stranger, other), (guesser.who, other)):
        assert (await get(who, guesser.path(hash))).status == 403
        assert (await who.fetch_shape(guesser.link.table, hash)).startswith(SHAPE)
    assert await stranger.fetch_shape(guesser.link.table, own) == clay.shape(BALL)
    assert (await get(stranger, guesser.path("0" * 64, "/shape"))).status == 404
    assert (await get(stranger, f"/api/tables/nowhere/blobs/{own}/shape")).status == 404


@pytest.mark.soak
@pytest.mark.rule("CLUZ-41")
async def test_the_worst_sculpture_is_drawn_beside_the_loop_while_everything_else_goes_on(
    local_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guesser = await Guesser.among_bots(local_server, WORST)
    # From here on no clay can be built in the process of the tables.
    monkeypatch.setattr("huetable.games.cluzzle.clay.build", lambda data: pytest.fail("built on the loop"))
    own, *_ = guesser.hashes()
    drawing = asyncio.create_task(guesser.who.fetch_shape(guesser.link.table, own))
    await guesser.seat.play({"type": "ask", "sculptor": 1, "question": "Is it alive?"})
    view = await guesser.view(lambda view: view["phase"] == "guess")
    assert view["talk"][0]["answer"]
    assert (await drawing).startswith(SHAPE)
