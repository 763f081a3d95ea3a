"""Names for bots: short, from many countries, and none that could be taken for a colour or a cue."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

BOT_NAMES: Final = (
    "Noor",
    "Hugo",
    "Amara",
    "Kaito",
    "Ingrid",
    "Mateo",
    "Priya",
    "Sven",
    "Leila",
    "Kofi",
    "Anouk",
    "Tomas",
    "Zola",
    "Emre",
    "Marta",
    "Jiro",
    "Selma",
    "Dario",
    "Imani",
    "Nils",
    "Yara",
    "Tariq",
    "Elif",
    "Oskar",
    "Ximena",
    "Chidi",
    "Hana",
    "Rafa",
    "Petra",
    "Yusuf",
    "Malia",
    "Teo",
)


def free_bot_names(taken: Collection[str], count: int) -> list[str]:
    """Names that nobody at the table has, as long as there are any."""
    names = {name.casefold() for name in taken}
    return [*(name for name in BOT_NAMES if name.casefold() not in names), *BOT_NAMES][:count]
