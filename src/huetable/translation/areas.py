"""The English files that are translated, each with its translations beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from huetable import games
from huetable.messages.catalogues import translated_path

PACKAGE: Final = Path(__file__).parents[1]
CHECKOUT: Final = PACKAGE.parents[1]

_OWN: Final = (
    CHECKOUT / "web/src/lib/i18n/en.json",
    CHECKOUT / "web/src/lib/table/text/en.json",
    PACKAGE / "server/text/en.json",
    PACKAGE / "cli/text/en.json",
    games.HERE / "TABLE.en.json",
    games.HERE / "TABLE.md",
    CHECKOUT / "web/src/lib/i18n/glossary.md",
)
"""What belongs to no game. An installed package has no sources of the page."""

Kind = Literal["messages", "rules", "glossary"]


class Area(NamedTuple):
    english: Path

    @property
    def kind(self) -> Kind:
        if self.english.suffix == ".json":
            return "messages"
        return "glossary" if self.english.stem == "glossary" else "rules"

    def translation(self, language: str) -> Path:
        return translated_path(self.english, language)


def all_areas() -> list[Area]:
    """Those of the page and the server first, then game by game."""
    return [Area(file) for file in (*_OWN, *_of_games()) if file.exists()]


def _of_games() -> Iterator[Path]:
    for game in games.all_games().values():
        folder = games.game_folder(game)
        # A package of somebody else's is translated where it is made.
        if folder.parent == games.HERE:
            yield from (folder / "text/en.json", folder / "text/glossary.md", folder / "RULES.md")


def shown_path(file: Path) -> str:
    """As somebody in the checkout would type it."""
    return str(file.relative_to(CHECKOUT)) if file.is_relative_to(CHECKOUT) else str(file)
