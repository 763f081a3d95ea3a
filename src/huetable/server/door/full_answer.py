"""What somebody is told for whom there is no room: as a page for people, as an Error for programs."""

from __future__ import annotations

from functools import cache
from html import escape

from aiohttp import web

from huetable import games
from huetable.server.http.responses import clause_response
from huetable.table import clauses

_PAGE = """<!doctype html>
<html lang="en" style="background: light-dark(#f6f1e7, #1d1b18); color: light-dark(#23201b, #f2ece0)">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Huetable is full</title>
</head>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 15vh auto; padding: 0 1.25rem">
<h1 style="font-size: 1.75rem">Huetable is full</h1>
<p>{sentence}</p>
<p><a href="" style="color: inherit">Try again</a></p>
</body>
</html>
"""
"""Needs no other file, because strangers get none while the server is full."""


def full_response(request: web.Request) -> web.Response:
    if "text/html" in request.headers.get("Accept", ""):
        response = web.Response(text=full_page(), status=503, content_type="text/html")
    else:
        response = clause_response(503, clauses.SERVER_IS_FULL)
    response.headers["Retry-After"] = "60"
    response.force_close()
    return response


@cache
def full_page() -> str:
    return _PAGE.format(sentence=escape(_sentence()))


@cache
def full_answer() -> bytes:
    """Before there is a request to which aiohttp could answer; the page shows a program's user the first line."""
    body = full_page().encode()
    head = (
        f"HTTP/1.1 503 {_sentence()}\r\nContent-Type: text/html; charset=utf-8\r\nRetry-After: 60\r\n"
        f"Cache-Control: no-store\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _sentence() -> str:
    return games.explain_clause(clauses.SERVER_IS_FULL)
