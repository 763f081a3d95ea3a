"""What somebody is told for whom there is no room: as a page for people, as an Error for programs."""

from __future__ import annotations

from functools import cache
from html import escape

from aiohttp import web

from huetable import games
from huetable.messages.languages import ENGLISH, offered_languages, spoken_language
from huetable.server.http.request_language import request_language
from huetable.server.http.responses import clause_response
from huetable.server.http.server_texts import say
from huetable.table import clauses

_PAGE = """<!doctype html>
<html style="background: light-dark(#f6f1e7, #1d1b18); color: light-dark(#23201b, #f2ece0)">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
</head>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 15vh auto; padding: 0 1.25rem">
{parts}
</body>
</html>
"""
"""Needs no other file, because strangers get none while the server is full."""

_PART = """<div lang="{language}" dir="{dir}">
<h1 style="font-size: 1.75rem">{title}</h1>
<p>{sentence}</p>
<p><a href="" style="color: inherit">{again}</a></p>
</div>"""


def full_response(request: web.Request) -> web.Response:
    if "text/html" in request.headers.get("Accept", ""):
        response = web.Response(
            text=full_page((spoken_language(request_language(request)),)),
            status=503,
            content_type="text/html",
        )
    else:
        response = clause_response(request, 503, clauses.SERVER_IS_FULL)
    response.headers["Retry-After"] = "60"
    response.force_close()
    return response


@cache
def full_page(languages: tuple[str, ...]) -> str:
    parts = "\n".join(map(_part, languages))
    return _PAGE.format(title=escape(say(languages[0], "full", "title")), parts=parts)


def _part(language: str) -> str:
    return _PART.format(
        language=language,
        dir=offered_languages()[language].dir,
        title=escape(say(language, "full", "title")),
        sentence=escape(_sentence(language)),
        again=escape(say(language, "full", "again")),
    )


def full_answer() -> bytes:
    """Before there is a request to which aiohttp could answer, so in all languages; a program's user is shown the first line."""
    return _full_answer(tuple(offered_languages()))


@cache
def _full_answer(languages: tuple[str, ...]) -> bytes:
    body = full_page(languages).encode()
    head = (
        f"HTTP/1.1 503 {_sentence(ENGLISH)}\r\nContent-Type: text/html; charset=utf-8\r\nRetry-After: 60\r\n"
        f"Cache-Control: no-store\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _sentence(language: str) -> str:
    return games.explain_clause(clauses.SERVER_IS_FULL, language)
