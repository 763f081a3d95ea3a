"""The built front end: its files, and index.html for every page of it."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from zlib import crc32

from aiohttp import web

from .content import Content, compressed, respond
from .preloads import preload_tags
from .previews import LinkPreview

STATIC = Path(__file__).parents[1] / "static"

_FOREVER = "public, max-age=31536000, immutable"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Huetable</title>
<p>The page hasn't been built. Start the server with <code>./run</code>.</p></html>
"""


class Pages:
    def __init__(self, folder: Path, preview: LinkPreview) -> None:
        self._folder = folder.resolve()
        self._preview = preview
        self._files: dict[Path, Content] = {}

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
        tags, game = await self._preview.of(request)
        preloads = "" if game is None else preload_tags(self._folder / "assets", game)
        return respond(request, _with_tags(page, preloads + tags), "no-cache")

    def _static_file(self, request: web.Request, path: str) -> web.Response:
        """Hashed names never change their content; everything else is asked for again."""
        found = self._read(self._folder / path)
        if found is None:
            raise web.HTTPNotFound
        return respond(request, found, _FOREVER if path.startswith("assets/") else "no-cache")

    def _read(self, asked: Path) -> Content | None:
        """From memory, unless the file on disk is another by now. Nothing outside the folder is read."""
        try:
            path = asked.resolve()
            if not path.is_relative_to(self._folder):
                return None
            stat = path.stat()
            tag = f"{stat.st_mtime_ns:x}-{stat.st_size:x}"
            known = self._files.get(path)
            if known is None or known.tag != tag:
                known = self._files[path] = _load(path, tag)
        except (OSError, ValueError):
            return None
        return known


@lru_cache(64)
def _with_tags(page: Content, tags: str) -> Content:
    """The page, with what a messenger shows of the link. A handful of variants: home, and a table of each game."""
    plain = page.plain.replace(b"</head>", f"{tags}</head>".encode(), 1)
    return compressed(plain, f"{page.tag}-{crc32(plain):x}", page.kind)


def _load(path: Path, tag: str) -> Content:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return compressed(path.read_bytes(), tag, kind)
