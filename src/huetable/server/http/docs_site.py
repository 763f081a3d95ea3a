"""The documentation at /docs, as tools/docs has built it. Its pages are folders with an index.html."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from .content import respond
from .files import FolderFiles
from .responses import problem

DOCS = Path(__file__).parents[1] / "docs_site"
PATH = "/docs"

_INDEX = "index.html"
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Huetable</title>
<p>The documentation hasn't been built. Build it with <code>tools/docs</code>, and load this page again.</p></html>
"""


class DocsRoutes:
    def __init__(self, folder: Path = DOCS) -> None:
        self._files = FolderFiles(folder)

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get(PATH, self.to_start), web.get(PATH + "/{path:.*}", self.respond)])

    async def to_start(self, request: web.Request) -> web.Response:
        raise web.HTTPMovedPermanently(f"{PATH}/")

    async def respond(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        found = self._files.read(path + _INDEX if path == "" or path.endswith("/") else path)
        if found is not None:
            return respond(request, found, "no-cache")
        if self._files.read(f"{path}/{_INDEX}") is not None:
            # Links of a page are relative to its folder.
            raise web.HTTPMovedPermanently(f"{request.path}/")
        if self._files.read(_INDEX) is None:
            return web.Response(status=404, text=_NOT_BUILT, content_type="text/html")
        return problem(request, 404, "no_address")
