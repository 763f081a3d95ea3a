"""What is posted, in the format of each service. A player's name is only ever text there: it mentions nobody and links to nothing."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from html import escape
from typing import Final, Literal

from msgspec import Struct
from yarl import URL

from huetable.core.codec import encode

Service = Literal["discord", "slack", "ntfy", "json"]
Event = Literal["your_turn", "vote", "game_over"]

_SERVICES: Final[Mapping[str, Service]] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "hooks.slack.com": "slack",
}
_PUNCTUATION: Final = re.compile(r"([!-/:-@\[-`{-~])")
"""What services make bold, a link or a mention of. Discord shows it as it is after a backslash."""
_JOINER: Final = "\u2060"
"""Nobody sees it. A word with it inside is no address, and no name that somebody could be called by."""

Body = tuple[Mapping[str, str], bytes]
"""Headers and bytes."""


class Post(Struct, frozen=True):
    event: Event
    game: str
    title: str
    """Of the game, in the language of the table."""
    player: str | None
    sentence: str
    """Without the player's name in front of it."""
    link: str
    at: int
    """Milliseconds since 1970."""

    def text(self, player: str | None) -> str:
        return self.sentence if player is None else f"{player}: {self.sentence}"


def service_of(address: URL) -> Service:
    """By the name of the host: ntfy also runs on hosts of one's own, which are mostly called that."""
    host = address.host or ""
    if host.split(".")[0] == "ntfy":
        return "ntfy"
    return _SERVICES.get(host, "json")


def format_post(service: str, post: Post) -> Body:
    if service == "discord":
        return _discord(post)
    if service == "slack":
        return _slack(post)
    return _ntfy(post) if service == "ntfy" else _json(post)


def _discord(post: Post) -> Body:
    player = None if post.player is None else _PUNCTUATION.sub(rf"\\\1{_JOINER}", post.player)
    said = {"content": f"{post.text(player)}\n{post.link}", "allowed_mentions": {"parse": []}}
    return _JSON_HEADERS, encode(said)


def _slack(post: Post) -> Body:
    """It looks for addresses in plain text too, unless it is told not to; and nobody is called by name."""
    player = None if post.player is None else escape(_broken_up(post.player), quote=False)
    said = {"text": f"{post.text(player)}\n<{post.link}>", "parse": "none", "link_names": False}
    return _JSON_HEADERS, encode(said)


def _broken_up(name: str) -> str:
    return _PUNCTUATION.sub(rf"{_JOINER}\1{_JOINER}", name)


def _ntfy(post: Post) -> Body:
    """Its headers are written as in e-mail, because they may not hold other letters as they are."""
    title = f"=?UTF-8?B?{b64encode(post.title.encode()).decode()}?="
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": post.link}
    player = None if post.player is None else _broken_up(post.player)
    return headers, post.text(player).encode()


def _json(post: Post) -> Body:
    said = {
        "event": post.event,
        "game": post.game,
        "title": post.title,
        "player": post.player,
        "text": post.text(post.player),
        "link": post.link,
        "at": post.at,
    }
    return _JSON_HEADERS, encode(said)


_JSON_HEADERS: Final = {"Content-Type": "application/json"}
