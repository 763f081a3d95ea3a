"""Blobs, which are too large for a frame: handed in as secret drafts, fetched once a move has cited them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.server.blobs.drafts import check_draft, drafts_of, most_bytes, store_draft
from huetable.server.blobs.forms import DrawingFailed
from huetable.server.blobs.visible import FoundBlob, find_blob
from huetable.server.bots.fair_queue import Payer
from huetable.server.bots.lane import TooMuchWaiting
from huetable.server.bots.pool import BotPool
from huetable.server.live.table_runner import TableRunner
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.server.ops.log import log
from huetable.server.ops.rate_limits import Limits
from huetable.table import clauses

from .request_context import GUEST, read_number
from .responses import clause_response, json_response, problem, refusal_response

_FOREVER = "private, max-age=31536000, immutable"
_FORBIDDEN = (clauses.NOT_AT_THE_TABLE, clauses.NOT_YOUR_SEAT)


Handler = Callable[[web.Request], Awaitable[web.Response]]


def _answered(handler: Handler) -> Handler:
    """With a response for who asks for more than their share, and for what could not be drawn."""

    async def respond(request: web.Request) -> web.Response:
        try:
            return await handler(request)
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        except TooMuchWaiting:
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        except DrawingFailed:
            log.exception("drawing a blob failed")
            return problem(request, 503, "not_drawn")

    return respond


class BlobRoutes:
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._forms = lobby.services.blob_forms

    def add_to(self, app: web.Application) -> None:
        path = "/api/tables/{table:[A-Za-z0-9_-]{1,40}}/blobs"
        app.add_routes(
            [
                web.get(path, _answered(self.list_drafts)),
                web.post(path, _answered(self.hand_in)),
                web.get(path + "/{hash:[0-9a-f]{64}}", _answered(self.fetch)),
                web.get(path + "/{hash:[0-9a-f]{64}}/shape", _answered(self.shape)),
                web.get(path + "/{hash:[0-9a-f]{64}}/picture", _answered(self.picture)),
            ]
        )

    async def hand_in(self, request: web.Request) -> web.Response:
        guest = request[GUEST]
        if not self._limits.blobs.allow(guest.id):
            return clause_response(request, 429, clauses.TOO_MANY_REQUESTS)
        table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        # Read no more than the game takes, then let the game check it against the position that is on disk.
        seat = read_number(request.query.get("seat", ""))
        data = await _body(request, most_bytes(table.state))
        if data is None:
            return clause_response(request, 413, clauses.BLOB_TOO_LARGE)
        draft = await check_draft(table, guest, seat, data)
        if isinstance(draft, Refusal):
            return _refusal(request, table, draft)
        # Only when it is on disk may a move cite it.
        await store_draft(table, draft.blob)
        return json_response(draft.info, 201)

    async def list_drafts(self, request: web.Request) -> web.Response:
        table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        return json_response(await table.inbox.query(lambda: drafts_of(table.state, request[GUEST])))

    async def fetch(self, request: web.Request) -> web.Response:
        """The address is the hash of the bytes, so a browser never has to fetch them twice."""
        table, found = await self._find(request)
        if found is None:
            return clause_response(request, 404, clauses.BLOB_NOT_FOUND)
        if not found.whole and await self._forms.hides(*self._to_draw(table, request, found.data)):
            return problem(request, 403, "only_shape", clauses.BLOB_NOT_FOUND)
        return _bytes_response(found.data)

    async def shape(self, request: web.Request) -> web.Response:
        """The bytes as everybody may see them, during the game and after it."""
        table, found = await self._find(request)
        if found is None:
            return clause_response(request, 404, clauses.BLOB_NOT_FOUND)
        return _bytes_response(await self._forms.shape(*self._to_draw(table, request, found.data)))

    async def picture(self, request: web.Request) -> web.Response:
        """What the bytes look like, for a browser that cannot show them itself."""
        table, found = await self._find(request)
        drawn = found and await self._forms.picture(*self._to_draw(table, request, found.data))
        if drawn is None:
            return clause_response(request, 404, clauses.BLOB_NOT_FOUND)
        return web.Response(body=drawn, content_type="image/png", headers={"Cache-Control": _FOREVER})

    async def _find(self, request: web.Request) -> tuple[TableRunner, FoundBlob | None]:
        """The table, and the bytes if this guest may have anything of them."""
        table = await self._lobby.enter(request.match_info["table"], request[GUEST])
        return table, await find_blob(table, request[GUEST], request.match_info["hash"])

    def _to_draw(
        self, table: TableRunner, request: web.Request, data: bytes
    ) -> tuple[BotPool, AnyGame, bytes, Payer]:
        payer = Payer(request[GUEST].id, table.state.id)
        return self._lobby.services.bot_pool, table.state.game, data, payer


def _bytes_response(data: bytes) -> web.Response:
    headers = {"Cache-Control": _FOREVER, "Content-Disposition": "attachment"}
    return web.Response(body=data, content_type="application/octet-stream", headers=headers)


async def _body(request: web.Request, most: int) -> bytes | None:
    """None if it is too long; then the rest is not even read."""
    data = bytearray()
    async for chunk in request.content.iter_any():
        data += chunk
        if len(data) > most:
            return None
    return bytes(data)


def _refusal(request: web.Request, table: TableRunner, refusal: Refusal) -> web.Response:
    if refusal.clause in _FORBIDDEN:
        return clause_response(request, 403, refusal.clause)
    return refusal_response(request, table.state.game.meta.id, refusal)
