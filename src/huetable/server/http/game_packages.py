"""What the games of other packages bring for the page: their screens, compiled, and their texts.

The page is built without these games. It asks here what there is, and loads the screens as an ES module from its own address, as
its policy demands. What is served was read at once from the game's folder `screens`: no part of a request names a file on disk.
"""

from __future__ import annotations

import mimetypes
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

from aiohttp import web
from msgspec import Struct

from huetable import games
from huetable.core.codec import encode
from huetable.core.game import AnyGame
from huetable.messages.catalogues import FIELDS
from huetable.messages.parser import parse_message

from .api import GamePackage
from .content import FOREVER, Content, compressed, respond
from .request_language import request_language
from .responses import problem

_STYLES = "screen.css"
_FOR_THE_SERVER = ("about", "options", "option_hints", "presets", games.SHELL_SECTION)
"""Sections of a catalogue that the page gets in another way, or not at all."""


class PackageRoutes:
    def add_to(self, app: web.Application) -> None:
        app.add_routes(
            [
                web.get("/api/games/{game}/package", self.package),
                web.get("/games/{game}/{build}/{file:.+}", self.file),
            ]
        )

    async def package(self, request: web.Request) -> web.Response:
        try:
            game = games.find_game(request.match_info["game"])
        except games.UnknownGame:
            return problem(request, 404, "no_game")
        return respond(request, _packed(game, request_language(request)), "no-cache", ", Accept-Language")

    async def file(self, request: web.Request) -> web.Response:
        """An old address, from before an update, is not answered with other bytes."""
        named = request.match_info
        try:
            screens = screens_of(games.find_game(named["game"]))
        except games.UnknownGame:
            screens = None
        found = screens.files.get(named["file"]) if screens and screens.hash == named["build"] else None
        return problem(request, 404, "no_address") if found is None else respond(request, found, FOREVER)


class PackedScreens(Struct, frozen=True):
    """A game's compiled screens."""

    hash: str
    """Over all files: a new build has new addresses."""
    files: dict[str, Content]

    def address(self, game: AnyGame, file: str) -> str:
        return f"/games/{game.meta.id}/{self.hash}/{file}" if file in self.files else ""


@cache
def screens_of(game: AnyGame) -> PackedScreens | None:
    """Read once: a new build needs a new start of the server. None where a game brings no screens."""
    folder = (games.game_folder(game) / games.SCREENS).resolve()
    if not (folder / games.SCREEN_MODULE).is_file():
        return None
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    inside = [path for path in paths if path.resolve().is_relative_to(folder)]
    read = {path.relative_to(folder).as_posix(): path.read_bytes() for path in inside}
    hash = sha256(encode([[name, sha256(data).hexdigest()] for name, data in read.items()])).hexdigest()[:16]
    return PackedScreens(hash, {name: _content(name, data, hash) for name, data in read.items()})


def _content(name: str, data: bytes, tag: str) -> Content:
    return compressed(data, tag, mimetypes.guess_type(name)[0] or "application/octet-stream")


@lru_cache(64)
def _packed(game: AnyGame, language: str) -> Content:
    plain = encode(game_package(game, language))
    return compressed(plain, sha256(plain).hexdigest()[:16], "application/json")


def module_address(name: str) -> str:
    """Of the screens that a game brings; empty if it brings none."""
    try:
        game = games.find_game(name)
    except games.UnknownGame:
        return ""
    screens = screens_of(game)
    return screens.address(game, games.SCREEN_MODULE) if screens else ""


def game_package(game: AnyGame, language: str) -> GamePackage:
    screens = screens_of(game)
    texts = games.game_texts(game, language)
    return GamePackage(
        module=module_address(game.meta.id),
        styles=screens.address(game, _STYLES) if screens else "",
        step_lengths=dict(games.step_lengths(game)),
        language=texts.language,
        texts={name: _parsed(part) for name, part in texts.items() if name not in (*_FOR_THE_SERVER, FIELDS)},
        fields=texts.get(FIELDS, {}),
    )


def _parsed(texts: Any) -> Any:
    """Every message as its parts: the page needs no parser. One without arguments stays the string that it stands for."""
    if isinstance(texts, dict):
        return {key: _parsed(text) for key, text in texts.items()}
    parts = parse_message(texts)
    return "".join(map(str, parts)) if all(isinstance(part, str) for part in parts) else parts
