"""Responses over HTTP: anything as JSON, or an Error with a fitting status, in the language that the request asks for."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from huetable import games
from huetable.core.codec import encode
from huetable.core.terms import Refusal

from .api import Error
from .request_language import request_language
from .server_texts import say


def json_response(thing: Any, status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=encode(thing), status=status, content_type="application/json", headers=headers)


def problem(
    request: web.BaseRequest, status: int, error: str, clause: str | None = None, **arguments: int | str
) -> web.Response:
    """One of the server's own errors (text/en.json), for a person."""
    return _error(status, clause, say(request_language(request), "errors", error, **arguments))


def program_error(status: int, sentence: str) -> web.Response:
    """What no page of ours gets: whoever writes a program reads English."""
    return _error(status, None, sentence)


def clause_response(request: web.BaseRequest, status: int, id: str) -> web.Response:
    """One of the table's own clauses, in words."""
    return _error(status, id, games.explain_clause(id, request_language(request)))


def refusal_response(request: web.BaseRequest, game: str, refusal: Refusal) -> web.Response:
    language = request_language(request)
    sentence = games.explain_refusal(games.find_game(game), refusal, language=language)
    return _error(409, refusal.clause, sentence)


def _error(status: int, clause: str | None, sentence: str) -> web.Response:
    return json_response(Error(clause, sentence), status)
