"""The built front end: its files, and index.html for every page of it."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from zlib import crc32

from aiohttp import web

from huetable.messages.languages import ENGLISH, has_plain_names, with_names

from .content import FOREVER, Content, compressed, respond
from .files import FolderFiles
from .game_packages import module_address
from .page_language import offline_page, web_manifest, write_language
from .preloads import page_texts, preload_tags
from .previews import LinkPreview
from .request_language import page_language

STATIC = Path(__file__).parents[1] / "static"

_CHOICE = ", Accept-Language, Cookie"
"""By what else than its encoding a page is chosen."""

_IN_EACH_LANGUAGE = {"offline.html": offline_page, "manifest.webmanifest": web_manifest}

_APP = '<div id="app"></div>'
_SPLASH = '<p class="splash">{title}</p>'
"""What a slow phone shows of a table until the scripts have come. The page takes it away (web/src/lib/ui/page/splash.ts)."""

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Huetable</title>
<p>The page hasn't been built. Start the server with <code>./run</code>.</p></html>
"""


class Pages:
    def __init__(self, folder: Path, preview: LinkPreview, *, neutral_signs: bool = False) -> None:
        self._files = FolderFiles(folder)
        self._assets = self._files.folder / "assets"
        self._neutral_signs = neutral_signs
        self._preview = preview

    async def respond(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        if "." in path.rpartition("/")[2]:
            return self._static_file(request, path)
        return await self._index(request)

    async def _index(self, request: web.Request) -> web.Response:
        page = self._files.read("index.html")
        if page is None:
            return web.Response(
                text=_NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-cache"}
            )
        language, texts = self._language(request)
        tags, game, title = await self._preview.of(request, language)
        preloads = "" if game is None else self._preloads(game, language)
        splash = "" if game is None else _SPLASH.format(title=escape(title))
        written = _with_tags(
            page, preloads + tags, splash, language, texts, neutral_signs=self._neutral_signs
        )
        return respond(request, written, "no-cache", _CHOICE)

    def _preloads(self, game: str, language: str) -> str:
        return preload_tags(self._assets, game, language, module_address(game))

    def _language(self, request: web.Request) -> tuple[str, str | None]:
        """The reader's language and the file with its texts. A page that was built without that language is in English."""
        language = page_language(request)
        texts = page_texts(self._assets, language)
        if texts:
            return language, texts
        english = with_names(ENGLISH, plain=has_plain_names(language))
        return english, page_texts(self._assets, english)

    def _static_file(self, request: web.Request, path: str) -> web.Response:
        """Hashed names never change their content; everything else is asked for again."""
        found = self._files.read(path)
        if found is None:
            raise web.HTTPNotFound
        if path in _IN_EACH_LANGUAGE:
            content = _in_language(found, path, self._language(request)[0])
            return respond(request, content, "no-cache", _CHOICE)
        return respond(request, found, FOREVER if path.startswith("assets/") else "no-cache")


@lru_cache(128)
def _with_tags(
    page: Content, tags: str, splash: str, language: str, texts: str | None, *, neutral_signs: bool
) -> Content:
    """The page in a language, with what a messenger shows of the link. For each language: home, and a table of each game."""
    written = write_language(page.plain.decode(), language, texts, neutral_signs=neutral_signs)
    written = written.replace("</head>", f"{tags}</head>", 1)
    return _rewritten(page, written.replace(_APP, f"{_APP}{splash}", 1))


@lru_cache(32)
def _in_language(file: Content, path: str, language: str) -> Content:
    return _rewritten(file, _IN_EACH_LANGUAGE[path](file.plain.decode(), language))


def _rewritten(file: Content, text: str) -> Content:
    plain = text.encode()
    return compressed(plain, f"{file.tag}-{crc32(plain):x}", file.kind)
