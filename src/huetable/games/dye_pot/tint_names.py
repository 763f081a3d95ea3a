"""The words of which bots make names for tints, in each language.

Every word of the first list goes with every word of the second: in German all things are masculine, and the Spanish and
Portuguese adjectives have one form for both genders.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple


class NameParts(NamedTuple):
    first: str
    second: str


PARTS: Final[Mapping[str, NameParts]] = {
    "en": NameParts(
        "murky royal sleepy sour velvet rusty misty bold dusty electric lazy wild",
        "swamp sunset plum lagoon teapot thunder marmalade moss poppy ink cocoa dusk",
    ),
    "es": NameParts(
        "pantano atardecer ciruela laguna tetera trueno mermelada musgo amapola tinta cacao niebla",
        "alegre salvaje dulce suave triste real feliz brillante silvestre fuerte audaz amable",
    ),
    "pt": NameParts(
        "pântano entardecer ameixa lagoa chaleira trovão geleia musgo papoula tinta cacau neblina",
        "alegre selvagem doce suave triste real feliz brilhante silvestre forte audaz amável",
    ),
    "de": NameParts(
        "trüber müder saurer samtiger rostiger wilder kühner staubiger fauler zarter stiller edler",
        "Sumpf Abend Tee Donner Mohn Kakao Honig Nebel Wald Mond Regen Herbst",
    ),
}


@cache
def possible_names(language: str) -> tuple[str, ...]:
    firsts, seconds = (words.split() for words in PARTS[language])
    return tuple(f"{first} {second}" for first in firsts for second in seconds)
