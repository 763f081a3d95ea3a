"""The page "About": our own licence, NOTICE, and the packages of page and server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from aiohttp import web

from huetable.core.codec import decode, encode
from huetable.server.http.api import About, Package
from huetable.server.http.content import Content, compressed, respond

from .packages import server_packages

T = TypeVar("T")

BUILT = "licences.json"
"""Written when the page is built (web/vite-licences.ts), and when the documentation is (tools/docs_site.py)."""


class AboutRoutes:
    def __init__(self, static: Path, docs: Path) -> None:
        self._built = (static / BUILT, docs / BUILT)
        self._packed: Content | None = None

    def add_to(self, app: web.Application) -> None:
        app.add_routes([web.get("/api/about", self.about)])

    async def about(self, request: web.Request) -> web.Response:
        if self._packed is None:
            self._packed = await asyncio.to_thread(_pack, *self._built)
        return respond(request, self._packed, "no-cache")


def _pack(page: Path, docs: Path) -> Content:
    plain = encode(read_about(page, docs))
    return compressed(plain, f"{crc32(plain):x}", "application/json")


def read_about(page: Path, docs: Path) -> About:
    """What has not been built is left out: there is always what the server runs with."""
    about = _read(page, About) or About()
    packages = (*about.packages, *(_read(docs, tuple[Package, ...]) or ()))
    return About(about.licence, about.notice, (*packages, *server_packages()))


def _read(file: Path, kind: type[T]) -> T | None:
    try:
        found: T = decode(file.read_bytes(), kind)
    except OSError:
        return None
    return found
