"""What a messenger shows of a link: a title, a line, a picture. Never who sits there: the link may be passed on."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from aiohttp import web

from huetable.core.game import AnyGame
from huetable.server.lobby.lobby import Lobby, NoSuchTable
from huetable.store.base import StoreError

from .api import GameCard
from .game_info import game_card
from .request_context import RequestContext
from .server_texts import say

PICTURE = "preview.png"
_NEUTRAL_PICTURE = "preview-neutral.png"
"""The same cards with signs of our own."""
_SIZE = (1200, 630)


class Preview(NamedTuple):
    tags: str
    game: str | None
    """Which game the link is for; None if it is no table's."""
    title: str


class LinkPreview:
    def __init__(self, lobby: Lobby, context: RequestContext) -> None:
        self._lobby = lobby
        self._picture = _NEUTRAL_PICTURE if lobby.services.house.neutral_signs else PICTURE
        self._context = context

    async def of(self, request: web.Request, language: str) -> Preview:
        """For the head of the page. A code is not looked up: it can be guessed, a link cannot."""
        first, _, table = request.match_info["path"].partition("/")
        game = await self._game(table) if first == "t" else None
        title, line = _of_home(language) if game is None else _of_table(game_card(game, language), language)
        picture = f"{self._context.base_url(request)}/{self._picture}"
        tags = _meta_tags(title, line, picture, say(language, "preview", "picture"))
        return Preview(tags, None if game is None else game.meta.id, title)

    async def _game(self, table: str) -> AnyGame | None:
        try:
            return (await self._lobby.enter(table, None)).state.game
        except (NoSuchTable, StoreError):
            return None


def _of_home(language: str) -> tuple[str, str]:
    return say(language, "preview", "title"), say(language, "preview", "line")


def _of_table(card: GameCard, language: str) -> tuple[str, str]:
    least, most = card.seats
    fixed = "true" if least == most else "false"
    line = say(language, "preview", "table_line", fixed=fixed, least=least, most=most, minutes=card.minutes)
    return say(language, "preview", "table", game=card.title), line


def _meta_tags(title: str, line: str, picture: str, picture_in_words: str) -> str:
    properties = {
        "og:type": "website",
        "og:site_name": "Huetable",
        "og:title": title,
        "og:description": line,
        "og:image": picture,
        "og:image:width": str(_SIZE[0]),
        "og:image:height": str(_SIZE[1]),
        "og:image:alt": picture_in_words,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
