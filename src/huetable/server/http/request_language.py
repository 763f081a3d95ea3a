"""In which language a request is answered."""

from __future__ import annotations

from typing import Final

from aiohttp import hdrs, web

from huetable.messages.languages import accepted_languages, choose_language

COOKIE: Final = "lang"
"""What somebody has chosen on the page. It says nothing else, and the page may read it."""


def request_language(request: web.BaseRequest) -> str:
    """For what programs fetch: our page says in the header which language it shows."""
    return choose_language(accepted_languages(request.headers.get(hdrs.ACCEPT_LANGUAGE, "")))


def page_language(request: web.Request) -> str:
    """For a page: what its link asks for, what was chosen before, or what the browser prefers."""
    asked = [request.query.get("lang", ""), request.cookies.get(COOKIE, "")]
    return choose_language([*asked, *accepted_languages(request.headers.get(hdrs.ACCEPT_LANGUAGE, ""))])
