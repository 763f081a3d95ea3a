"""What a messenger shows of a link: a title, a line, a picture. Never who sits there: the link may be passed on."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from aiohttp import web

from huetable.core.terms import Meta
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.store.base import StoreError

from .request_context import RequestContext

PICTURE = "preview.png"
_SIZE = (1200, 630)
_HOME = ("Huetable", "Games about colour, in your browser. No account: a name is enough.")


class Preview(NamedTuple):
    tags: str
    game: str | None
    """Which game the link is for; None if it is no table's."""


class LinkPreview:
    def __init__(self, lobby: Lobby, context: RequestContext) -> None:
        self._lobby = lobby
        self._context = context

    async def of(self, request: web.Request) -> Preview:
        """For the head of the page. A code is not looked up: it can be guessed, a link cannot."""
        first, _, table = request.match_info["path"].partition("/")
        meta = await self._game(table) if first == "t" else None
        title, line = _HOME if meta is None else (f"Come and play {meta.title}", _description(meta))
        tags = _meta_tags(title, line, f"{self._context.base_url(request)}/{PICTURE}")
        return Preview(tags, None if meta is None else meta.id)

    async def _game(self, table: str) -> Meta | None:
        try:
            return (await self._lobby.enter(table, None)).state.game.meta
        except (NoSuchTable, StoreError):
            return None


def _description(meta: Meta) -> str:
    least, most = meta.seats
    seats = str(most) if least == most else f"{least} to {most}"
    return f"{seats} players, about {meta.minutes} minutes. Open the link, type your name and sit down."


def _meta_tags(title: str, line: str, picture: str) -> str:
    properties = {
        "og:type": "website",
        "og:site_name": "Huetable",
        "og:title": title,
        "og:description": line,
        "og:image": picture,
        "og:image:width": str(_SIZE[0]),
        "og:image:height": str(_SIZE[1]),
        "og:image:alt": "Four cards with the signs of their colours around a table",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
