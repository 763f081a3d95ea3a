"""Programs that come with a token: what they may ask for, and the answer to a token that is not valid (docs/adr/0031)."""

from __future__ import annotations

import re
from typing import Final

from aiohttp import hdrs, web

from huetable.server.http.responses import problem

_ALLOWED: Final = re.compile(r"/api/(home|games/[^/]+|codes/[^/]*|tables(/(?!.*/webhook).*)?)")
"""An allow-list: what is added for people later is not for programs. Sockets are let in elsewhere."""


def is_for_programs(request: web.Request) -> bool:
    """Whether a program may ask for it: to sit, to play and to chat needs no more."""
    return is_path_for_programs(request.path)


def is_path_for_programs(path: str) -> bool:
    """The same for a path alone, also for one of a description, with names in braces."""
    is_api = path == "/api" or path.startswith("/api/")
    return not is_api or _ALLOWED.fullmatch(path) is not None


def token_response(request: web.Request) -> web.Response:
    response = problem(request, 401, "token_not_valid")
    response.headers[hdrs.WWW_AUTHENTICATE] = "Bearer"
    return response
