"""The built front end: its files, and index.html for every page of it."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from zlib import crc32

from aiohttp import web

from huetable.messages.languages import ENGLISH

from .content import Content, compressed, respond
from .page_language import offline_page, web_manifest, write_language
from .preloads import page_texts, preload_tags
from .previews import LinkPreview
from .request_language import page_language

STATIC = Path(__file__).parents[1] / "static"

_FOREVER = "public, max-age=31536000, immutable"

_CHOICE = ", Accept-Language, Cookie"
"""By what else than its encoding a page is chosen."""

_IN_EACH_LANGUAGE = {"offline.html": offline_page, "manifest.webmanifest": web_manifest}

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
        language, texts = self._language(request)
        tags, game = await self._preview.of(request, language)
        preloads = "" if game is None else preload_tags(self._folder / "assets", game, language)
        return respond(request, _with_tags(page, preloads + tags, language, texts), "no-cache", _CHOICE)

    def _language(self, request: web.Request) -> tuple[str, str | None]:
        """The reader's language and the file with its texts. A page that was built without that language is in English."""
        assets, language = self._folder / "assets", page_language(request)
        texts = page_texts(assets, language)
        return (language, texts) if texts else (ENGLISH, page_texts(assets, ENGLISH))

    def _static_file(self, request: web.Request, path: str) -> web.Response:
        """Hashed names never change their content; everything else is asked for again."""
        found = self._read(self._folder / path)
        if found is None:
            raise web.HTTPNotFound
        if path in _IN_EACH_LANGUAGE:
            content = _in_language(found, path, self._language(request)[0])
            return respond(request, content, "no-cache", _CHOICE)
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


@lru_cache(128)
def _with_tags(page: Content, tags: str, language: str, texts: str | None) -> Content:
    """The page in a language, with what a messenger shows of the link. For each language: home, and a table of each game."""
    written = write_language(page.plain.decode(), language, texts).replace("</head>", f"{tags}</head>", 1)
    return _rewritten(page, written)


@lru_cache(32)
def _in_language(file: Content, path: str, language: str) -> Content:
    return _rewritten(file, _IN_EACH_LANGUAGE[path](file.plain.decode(), language))


def _rewritten(file: Content, text: str) -> Content:
    plain = text.encode()
    return compressed(plain, f"{file.tag}-{crc32(plain):x}", file.kind)


def _load(path: Path, tag: str) -> Content:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return compressed(path.read_bytes(), tag, kind)
