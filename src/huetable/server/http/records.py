"""Finished games over HTTP: the record as it is on disk, and the replay of it."""

from __future__ import annotations

import asyncio

from aiohttp import web

from huetable.core.record import BadRecord
from huetable.store.base import FinishedGame, Store
from huetable.table import clauses

from .replays import build_replay
from .responses import clause_response, json_response, problem


class RecordRoutes:
    def __init__(self, store: Store) -> None:
        self._store = store

    def add_to(self, app: web.Application) -> None:
        path = "/api/tables/{table}/games/{number:[0-9]{1,6}}"
        app.add_routes([web.get(f"{path}/record", self.record), web.get(f"{path}/replay", self.replay)])

    async def record(self, request: web.Request) -> web.Response:
        found = await self._find(request)
        if found is None:
            return clause_response(404, clauses.GAME_NOT_FINISHED)
        name = f"huetable-game-{found.game_no}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=found.data, content_type="application/x-ndjson", headers=headers)

    async def replay(self, request: web.Request) -> web.Response:
        """Put together in a thread: a long game takes a while."""
        found = await self._find(request)
        if found is None:
            return clause_response(404, clauses.GAME_NOT_FINISHED)
        seat = request.query.get("seat", "")
        if seat and seat not in map(str, range(len(found.players))):
            return problem(404, None, "Nobody sat there.")
        names = {person.person: person.name for person in await self._store.people(found.table)}
        try:
            made = await asyncio.to_thread(build_replay, found, names, int(seat) if seat else None)
        except BadRecord as error:
            return problem(409, None, f"This game cannot be shown any more: {error}.")
        return json_response(made)

    async def _find(self, request: web.Request) -> FinishedGame | None:
        return await self._store.finished_game(request.match_info["table"], int(request.match_info["number"]))
