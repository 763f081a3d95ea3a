"""Bytes that many people ask for: compressed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip

from aiohttp import web
from msgspec import Struct

_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_SMALL = 500
"""Up to this many bytes compression gains nothing."""


class Content(Struct, frozen=True):
    """What a response carries, with a tag that changes when the bytes do."""

    tag: str
    kind: str
    plain: bytes
    compressed: bytes | None


def compressed(plain: bytes, tag: str, kind: str) -> Content:
    """Only text gets smaller; pictures and fonts are compressed already."""
    smaller = gzip.compress(plain, 9, mtime=0) if kind.startswith(_TEXT) and len(plain) > _SMALL else None
    return Content(tag, kind, plain, smaller)


def respond(request: web.Request, content: Content, cache: str, choice: str = "") -> web.Response:
    """The content as this browser can read it, or only that nothing has changed."""
    headers = {"Cache-Control": cache, "ETag": f'"{content.tag}"', "Vary": f"Accept-Encoding{choice}"}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    body = content.plain
    if content.compressed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        body, headers["Content-Encoding"] = content.compressed, "gzip"
    charset = "utf-8" if content.kind.startswith(_TEXT) else None
    return web.Response(body=body, headers=headers, content_type=content.kind, charset=charset)
