"""Responses over HTTP: anything as JSON, or an Error with a fitting status."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from huetable import games
from huetable.core.codec import encode
from huetable.core.terms import Refusal

from .api import Error


def json_response(thing: Any, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=encode(thing), status=status, content_type="application/json", headers=headers)


def problem(status: int, clause: str | None, sentence: str) -> web.Response:
    return json_response(Error(clause, sentence), status)


def clause_response(status: int, id: str) -> web.Response:
    """One of the table's own clauses, in words."""
    return problem(status, id, games.explain_clause(id))


def refusal_response(game: str, refusal: Refusal) -> web.Response:
    return problem(409, refusal.clause, games.explain_refusal(games.find_game(game), refusal))
