"""Bytes that many people ask for: compressed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip

from aiohttp import web
from msgspec import Struct

FOREVER = "public, max-age=31536000, immutable"
"""For addresses that name the bytes by a hash."""

_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_SMALL = 500
"""Up to this many bytes compression gains nothing."""


class Content(Struct, frozen=True):
    """What a response carries, with a tag that changes when the bytes do."""

    tag: str
    kind: str
    plain: bytes
    compressed: bytes | None
    brotli: bytes | None = None
    """Smaller still, where the build has made it."""


def compressed(plain: bytes, tag: str, kind: str, brotli: bytes | None = None) -> Content:
    """Only text gets smaller; pictures and fonts are compressed already."""
    smaller = gzip.compress(plain, 9, mtime=0) if kind.startswith(_TEXT) and len(plain) > _SMALL else None
    return Content(tag, kind, plain, smaller, brotli)


def respond(request: web.Request, content: Content, cache: str, choice: str = "") -> web.Response:
    """The content as this browser can read it, or only that nothing has changed."""
    headers = {"Cache-Control": cache, "ETag": f'"{content.tag}"', "Vary": f"Accept-Encoding{choice}"}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    body, coding = _encoded(content, request.headers.get("Accept-Encoding", ""))
    if coding:
        headers["Content-Encoding"] = coding
    charset = "utf-8" if content.kind.startswith(_TEXT) else None
    return web.Response(body=body, headers=headers, content_type=content.kind, charset=charset)


def _encoded(content: Content, accepted: str) -> tuple[bytes, str]:
    """The fewest bytes that this browser can read, and how they are encoded."""
    codings = {coding.partition(";")[0].strip() for coding in accepted.split(",")}
    if content.brotli is not None and "br" in codings:
        return content.brotli, "br"
    if content.compressed is not None and "gzip" in codings:
        return content.compressed, "gzip"
    return content.plain, ""
