"""A notice in words, in the language of the guest."""

from __future__ import annotations

from typing import Final

from huetable import games
from huetable.server.http.server_texts import say

from .notice import Notice

_UNITS: Final = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000))


def notice_words(notice: Notice, language: str) -> tuple[str, str]:
    """A title and a line."""
    titles = list(dict.fromkeys(game_title(table.game, language) for table in notice.tables))
    unit, left = time_left(notice.left)
    arguments = {"game": ", ".join(titles), "tables": len(notice.tables), "unit": unit, "left": left}
    section = "notices"
    return (
        say(language, section, f"{notice.kind}_title", **arguments),
        say(language, section, f"{notice.kind}_line", **arguments),
    )


def game_title(id: str, language: str) -> str:
    try:
        game = games.find_game(id)
    except games.UnknownGame:
        return id
    about = games.game_texts(game, language).get("about", {})
    return str(about.get("title", game.meta.title))


def time_left(milliseconds: int) -> tuple[str, int]:
    """In the largest unit of which there are at least two, so that little is lost by rounding."""
    for unit, length in _UNITS:
        if milliseconds >= 2 * length:
            return unit, milliseconds // length
    return "minutes", max(1, milliseconds // 60_000)
