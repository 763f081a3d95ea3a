"""Finished games over HTTP: the record as it is on disk, and the replay of it."""

from __future__ import annotations

import asyncio

from aiohttp import web

from huetable.core.record import BadRecord
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.store.base import FinishedGame
from huetable.table import clauses

from .replays import build_replay
from .request_context import GUEST
from .responses import clause_response, json_response, problem


class RecordRoutes:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.services.store

    def add_to(self, app: web.Application) -> None:
        path = "/api/tables/{table}/games/{number:[0-9]{1,6}}"
        app.add_routes([web.get(f"{path}/record", self.record), web.get(f"{path}/replay", self.replay)])

    async def record(self, request: web.Request) -> web.Response:
        try:
            found = await self._find(request)
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        if found is None:
            return clause_response(request, 404, clauses.GAME_NOT_FINISHED)
        name = f"huetable-game-{found.game_no}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=found.data, content_type="application/x-ndjson", headers=headers)

    async def replay(self, request: web.Request) -> web.Response:
        """Put together in a thread: a long game takes a while."""
        try:
            found = await self._find(request)
        except NoSuchTable as error:
            return clause_response(request, error.status, error.clause)
        if found is None:
            return clause_response(request, 404, clauses.GAME_NOT_FINISHED)
        seat = request.query.get("seat", "")
        if seat and seat not in map(str, range(len(found.players))):
            return problem(request, 404, "no_seat")
        people = {person.person: person for person in await self._store.people(found.table)}
        try:
            made = await asyncio.to_thread(build_replay, found, people, int(seat) if seat else None)
        except BadRecord:
            return problem(request, 409, "not_shown")
        return json_response(made)

    async def _find(self, request: web.Request) -> FinishedGame | None:
        """By the latest link, or, for whoever holds a chair, by any. The table itself may have expired."""
        link, number = request.match_info["table"], int(request.match_info["number"])
        table, current = await self._store.table_by_link(link)
        if not current:
            await self._lobby.enter(link, request[GUEST])
        return await self._store.finished_game(table, number)
