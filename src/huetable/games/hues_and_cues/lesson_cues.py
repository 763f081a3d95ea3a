"""The cues of the lesson, in each language that can be played: words for the same colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

CuePair = tuple[str, str]
"""The first cue of a round, and the second."""


class LessonCues(NamedTuple):
    played: tuple[CuePair, CuePair, CuePair, CuePair]
    """Of the rounds that are over when the lesson begins: bright red, violet, blue and pink."""
    hugos: CuePair
    """For a yellow."""
    players: CuePair
    """What a player might say of the green on their card."""


CUES: Final[Mapping[str, LessonCues]] = {
    "en": LessonCues(
        (
            ("ketchup", "fresh tomato"),
            ("grape", "plum jam"),
            ("ocean", "deep sea"),
            ("blossom", "candy floss"),
        ),
        ("banana", "ripe lemon"),
        ("grass", "wet meadow"),
    ),
    "es": LessonCues(
        (
            ("kétchup", "tomate fresco"),
            ("uva", "ciruela oscura"),
            ("océano", "mar profundo"),
            ("chicle", "flor tropical"),
        ),
        ("plátano", "limón maduro"),
        ("césped", "pradera mojada"),
    ),
    "pt": LessonCues(
        (
            ("ketchup", "tomate fresco"),
            ("uva", "ameixa escura"),
            ("oceano", "mar profundo"),
            ("chiclete", "algodão doce"),
        ),
        ("banana", "limão siciliano"),
        ("grama", "campo molhado"),
    ),
    "de": LessonCues(
        (
            ("Ketchup", "frische Tomate"),
            ("Traube", "dunkle Pflaume"),
            ("Ozean", "tiefes Meer"),
            ("Blüte", "süße Zuckerwatte"),
        ),
        ("Banane", "reife Zitrone"),
        ("Gras", "nasse Wiese"),
    ),
}
