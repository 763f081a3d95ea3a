"""In which language a request is answered."""

from __future__ import annotations

from typing import Final

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler, Middleware

from huetable.messages.languages import accepted_languages, choose_language, with_names

COOKIE: Final = "lang"
"""What somebody has chosen on the page. It says nothing else, and the page may read it."""

PLAIN_NAMES: Final = web.RequestKey("plain names", bool)
"""Whether this server calls games by descriptive names."""


def note_names(*, plain: bool) -> Middleware:
    @web.middleware
    async def note(request: web.Request, handler: Handler) -> web.StreamResponse:
        request[PLAIN_NAMES] = plain
        return await handler(request)

    return note


def request_language(request: web.BaseRequest) -> str:
    """For what programs fetch: our page says in the header which language it shows, or in an address that it preloads."""
    return _language(request, [request.query.get("lang", "")])


def page_language(request: web.Request) -> str:
    """For a page: what its link asks for, what was chosen before, or what the browser prefers."""
    return _language(request, [request.query.get("lang", ""), request.cookies.get(COOKIE, "")])


def _language(request: web.BaseRequest, asked: list[str]) -> str:
    found = choose_language([*asked, *accepted_languages(request.headers.get(hdrs.ACCEPT_LANGUAGE, ""))])
    return with_names(found, plain=request.get(PLAIN_NAMES, False))
