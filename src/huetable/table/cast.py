"""The bots' characters: sixteen players with a name, a face and a temperament, the same in every game.

The names are short, come from many countries, are easy to say in English, Spanish, Portuguese and German, and none could be
taken for a colour or a cue. A temperament colours how long a bot thinks and how it reacts. It changes nothing
about what a bot plays: that is its level.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from huetable.core.feelings import Feeling
from huetable.table.wire.protocol import BotManner, BotTempo, Reaction

TEMPOS: Final[Mapping[BotTempo, float]] = {"quick": 0.85, "steady": 1.0, "thoughtful": 1.2}
"""How many times the usual time they think."""


class Manner(Struct, frozen=True):
    shows: float
    """How often it shows what it feels."""
    reactions: Mapping[Feeling, tuple[Reaction, ...]]
    """One of these; a feeling that is missing is never shown."""


MANNERS: Final[Mapping[BotManner, Manner]] = {
    "quiet": Manner(0.3, {"joy": ("cheer",), "dismay": ("oops",), "admiration": ("clap",)}),
    "kind": Manner(
        0.6,
        {"joy": ("heart", "cheer"), "dismay": ("oops",), "admiration": ("clap", "heart")},
    ),
    "playful": Manner(
        0.65,
        {
            "joy": ("laugh", "cheer"),
            "dismay": ("laugh", "oops"),
            "glee": ("laugh",),
            "admiration": ("wow",),
        },
    ),
    "lively": Manner(
        0.8,
        {
            "joy": ("cheer", "wow"),
            "dismay": ("oops", "wow"),
            "glee": ("laugh", "cheer"),
            "admiration": ("wow", "clap"),
        },
    ),
}


class Character(Struct, frozen=True):
    name: str
    face: str
    """The seed that the face is drawn from."""
    tempo: BotTempo
    manner: BotManner

    @property
    def tempo_times(self) -> float:
        return TEMPOS[self.tempo]


CAST: Final = (
    Character("Noor", "noor", "quick", "kind"),
    Character("Hugo", "hugo", "steady", "playful"),
    Character("Amara", "amara", "thoughtful", "lively"),
    Character("Kaito", "kaito", "steady", "kind"),
    Character("Ingrid", "ingrid", "thoughtful", "kind"),
    Character("Mateo", "mateo", "quick", "lively"),
    Character("Priya", "priya", "quick", "playful"),
    Character("Sven", "sven", "thoughtful", "quiet"),
    Character("Leila", "leila", "steady", "lively"),
    Character("Kofi", "kofi", "thoughtful", "playful"),
    Character("Anouk", "anouk", "steady", "quiet"),
    Character("Tomas", "tomas", "quick", "quiet"),
    Character("Zola", "zola", "quick", "kind"),
    Character("Emre", "emre", "steady", "playful"),
    Character("Petra", "petra", "thoughtful", "lively"),
    Character("Jiro", "jiro", "steady", "quiet"),
)

_BY_NAME: Final = {character.name: character for character in CAST}


def character_of(bot: str) -> Character | None:
    """None for a bot of an old table that has a name of its own."""
    return _BY_NAME.get(bot)


def temperament_of(bot: str) -> Character:
    """A bot of an old table with another name is like one of the cast, always the same."""
    number = blake2b(bot.encode(), digest_size=1).digest()[0] % len(CAST)
    return character_of(bot) or CAST[number]


def free_bot_names(taken: Collection[str], count: int) -> list[str]:
    """Names that nobody at the table has, as long as there are any."""
    names = {name.casefold() for name in taken}
    everybody = [character.name for character in CAST]
    return [*(name for name in everybody if name.casefold() not in names), *everybody][:count]
