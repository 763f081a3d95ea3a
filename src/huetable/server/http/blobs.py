"""Blobs, which are too large for a frame: handed in as secret drafts, fetched once a move has cited them."""

from __future__ import annotations

from functools import partial

from aiohttp import web
from msgspec import Struct

from huetable.core.terms import Refusal, Seat
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.rate_limits import Limits
from huetable.store.base import Blob, BlobSummary
from huetable.table import clauses
from huetable.table.drafts import MOST_BYTES, blob_hash
from huetable.table.guest import Guest
from huetable.table.permissions import refuse_unless_playing
from huetable.table.state import TableState
from huetable.table.wire.observations import reaches_any

from .api import BlobInfo
from .picture_cache import PictureCache
from .request_context import GUEST
from .responses import clause_response, json_response, refusal_response

_FOREVER = "private, max-age=31536000, immutable"
_FORBIDDEN = (clauses.NOT_AT_THE_TABLE, clauses.NOT_YOUR_SEAT)


class BlobRoutes:
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._pictures = PictureCache()

    def add_to(self, app: web.Application) -> None:
        path = "/api/tables/{table:[A-Za-z0-9_-]{1,40}}/blobs"
        app.add_routes(
            [
                web.get(path, self.list_drafts),
                web.post(path, self.hand_in),
                web.get(path + "/{hash:[0-9a-f]{64}}", self.fetch),
                web.get(path + "/{hash:[0-9a-f]{64}}/picture", self.picture),
            ]
        )

    async def hand_in(self, request: web.Request) -> web.Response:
        guest = request[GUEST]
        if not self._limits.blobs.allow(guest.id):
            return clause_response(429, clauses.TOO_MANY_REQUESTS)
        try:
            table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        except NoSuchTable as error:
            return clause_response(error.status, error.clause)
        # Read no more than the game takes, then let the game check it against the position that is on disk.
        seat = request.query.get("seat", "")
        data = await _body(request, most_bytes(table.state))
        if data is None:
            return clause_response(413, clauses.BLOB_TOO_LARGE)
        check = partial(_check_draft, table.state, guest, int(seat) if seat.isdecimal() else None, data)
        draft = await table.inbox.query(lambda: check(table.services.time.now()))
        if isinstance(draft, Refusal):
            return _refusal(table, draft)
        # Only when it is on disk may a move cite it.
        await _store_draft(table, draft.blob)
        return json_response(draft.info, 201)

    async def list_drafts(self, request: web.Request) -> web.Response:
        try:
            table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        except NoSuchTable as error:
            return clause_response(error.status, error.clause)
        return json_response(await table.inbox.query(lambda: _drafts_of(table.state, request[GUEST])))

    async def fetch(self, request: web.Request) -> web.Response:
        """The address is the hash of the bytes, so a browser never has to fetch them twice."""
        try:
            table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        except NoSuchTable as error:
            return clause_response(error.status, error.clause)
        found = await self._find(table, request)
        if found is None:
            return clause_response(404, clauses.BLOB_NOT_FOUND)
        headers = {"Cache-Control": _FOREVER, "Content-Disposition": "attachment"}
        return web.Response(body=found, content_type="application/octet-stream", headers=headers)

    async def picture(self, request: web.Request) -> web.Response:
        """What the bytes look like, for a browser that cannot show them itself."""
        try:
            table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        except NoSuchTable as error:
            return clause_response(error.status, error.clause)
        found = await self._find(table, request)
        drawn = None if found is None else await self._pictures.picture(table.state.game, found)
        if drawn is None:
            return clause_response(404, clauses.BLOB_NOT_FOUND)
        return web.Response(body=drawn, content_type="image/png", headers={"Cache-Control": _FOREVER})

    async def _find(self, table: TableRunner, request: web.Request) -> bytes | None:
        """The bytes, if this guest may have them."""
        hash, store = request.match_info["hash"], self._lobby.services.store
        game_no = await table.inbox.query(lambda: _visible_in_game(table.state, request[GUEST], hash))
        if game_no is None:
            return await store.finished_blob(table.state.id, hash)
        return await store.blob(table.state.id, game_no, hash)


def most_bytes(state: TableState) -> int:
    return min(state.game.meta.blob_bytes, MOST_BYTES)


async def _body(request: web.Request, most: int) -> bytes | None:
    """None if it is too long; then the rest is not even read."""
    data = bytearray()
    async for chunk in request.content.iter_any():
        data += chunk
        if len(data) > most:
            return None
    return bytes(data)


class _Draft(Struct, frozen=True):
    blob: Blob
    info: BlobInfo


def _check_draft(
    state: TableState, guest: Guest, seat: Seat | None, data: bytes, now: int
) -> _Draft | Refusal:
    """Whether this guest may hand this in, and the game takes it."""
    refusal = refuse_unless_playing(state)
    chairs = [chair for chair in state.chairs_of(guest.id) if state.chairs[chair].plays]
    if refusal is not None or not chairs:
        return refusal or Refusal(clauses.NOT_AT_THE_TABLE)
    chair = chairs[0] if seat is None else seat
    if chair not in chairs:
        return Refusal(clauses.NOT_YOUR_SEAT)
    if state.current_game is not None:
        refusal = state.game.check_blob(state.current_game.state, chair, data)
    person, hash = state.chairs[chair].person or "", blob_hash(data)
    blob = Blob(state.id, state.game_no, person, hash, now, data)
    return refusal or _Draft(blob, BlobInfo(hash, chair, len(data), now))


async def _store_draft(table: TableRunner, draft: Blob) -> None:
    """Beside the log: drafts are not events. One that is too many replaces the oldest."""
    state = table.state
    dropping = state.drafts.to_drop_for(draft.person, draft.hash, state.cited)
    await table.services.store.add_draft(draft, dropping)
    # Another game may have started while this was written; the table may have been reloaded too.
    if table.state.game_no == draft.game_no:
        table.state.drafts.drop(draft.person, dropping)
        table.state.drafts.add(BlobSummary(draft.person, draft.hash, draft.at, len(draft.data)))


def _drafts_of(state: TableState, guest: Guest) -> list[BlobInfo]:
    return [
        BlobInfo(note.hash, chair, note.size, note.at)
        for chair in state.chairs_of(guest.id)
        for note in state.drafts.drafts_of(state.chairs[chair].person or "")
    ]


def _visible_in_game(state: TableState, guest: Guest, hash: str) -> int | None:
    """The number of the game on the table, if this guest may fetch the blob from that game."""
    if state.is_kicked(guest.id) or not state.may_watch(guest.id):
        return None
    # Drafts are secret: only their own seat sees them.
    chairs = state.chairs_of(guest.id)
    if any(state.drafts.has(state.chairs[chair].person, hash) for chair in chairs):
        return state.game_no
    # What the game cites is shown to the audience that the game names.
    seats, current_game = state.seats_among(chairs), state.current_game
    cited = current_game.game.blobs(current_game.state) if current_game is not None else ()
    shown = any(blob == hash and reaches_any(audience, seats) for blob, audience in cited)
    return state.game_no if shown else None


def _refusal(table: TableRunner, refusal: Refusal) -> web.Response:
    if refusal.clause in _FORBIDDEN:
        return clause_response(403, refusal.clause)
    return refusal_response(table.state.game.meta.id, refusal)
