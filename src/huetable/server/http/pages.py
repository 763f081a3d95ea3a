"""The built front end: its files, and index.html for every page of it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from zlib import crc32

from aiohttp import web
from msgspec import Struct

from .previews import LinkPreview

STATIC = Path(__file__).parents[1] / "static"

_FOREVER = "public, max-age=31536000, immutable"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Huetable</title>
<p>The page hasn't been built. Start the server with <code>./run</code>.</p></html>
"""


class StaticFile(Struct, frozen=True):
    stamp: tuple[int, int]
    kind: str
    plain: bytes
    compressed: bytes | None


class Pages:
    def __init__(self, folder: Path, preview: LinkPreview) -> None:
        self._folder = folder.resolve()
        self._preview = preview
        self._files: dict[Path, StaticFile] = {}

    async def respond(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        if "." in path.rpartition("/")[2]:
            return self._static_file(request, path)
        return await self._index(request)

    async def _index(self, request: web.Request) -> web.Response:
        page = self._read(self._folder / "index.html")
        if page is None:
            return web.Response(
                text=_NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-cache"}
            )
        return _response(request, _with_tags(page, await self._preview.tags(request)), "no-cache")

    def _static_file(self, request: web.Request, path: str) -> web.Response:
        """Hashed names never change their content; everything else is asked for again."""
        found = self._read(self._folder / path)
        if found is None:
            raise web.HTTPNotFound
        return _response(request, found, _FOREVER if path.startswith("assets/") else "no-cache")

    def _read(self, asked: Path) -> StaticFile | None:
        """From memory, unless the file on disk is another by now. Nothing outside the folder is read."""
        try:
            path = asked.resolve()
            if not path.is_relative_to(self._folder):
                return None
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            known = self._files.get(path)
            if known is None or known.stamp != stamp:
                known = self._files[path] = _load(path, stamp)
        except (OSError, ValueError):
            return None
        return known


@lru_cache(64)
def _with_tags(page: StaticFile, tags: str) -> StaticFile:
    """The page, with what a messenger shows of the link. A handful of variants: home, and a table of each game."""
    plain = page.plain.replace(b"</head>", f"{tags}</head>".encode(), 1)
    return _compressed(plain, (page.stamp[0], crc32(plain)), page.kind)


def _load(path: Path, stamp: tuple[int, int]) -> StaticFile:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _compressed(path.read_bytes(), stamp, kind)


def _compressed(plain: bytes, stamp: tuple[int, int], kind: str) -> StaticFile:
    compressed = gzip.compress(plain, 9, mtime=0) if kind.startswith(_TEXT) and len(plain) > 500 else None
    return StaticFile(stamp, kind, plain, compressed)


def _response(request: web.Request, file: StaticFile, cache: str) -> web.Response:
    headers = {
        "Cache-Control": cache,
        "ETag": f'"{file.stamp[0]:x}-{file.stamp[1]:x}"',
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    body = file.plain
    if file.compressed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        body, headers["Content-Encoding"] = file.compressed, "gzip"
    charset = "utf-8" if file.kind.startswith(_TEXT) else None
    return web.Response(body=body, headers=headers, content_type=file.kind, charset=charset)
