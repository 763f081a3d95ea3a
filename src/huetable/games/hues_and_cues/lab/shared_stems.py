"""Whether two words come from one stem, told rather too often than too seldom: what is held out must be out."""

from __future__ import annotations

from typing import Final

from huetable.games.hues_and_cues.rules.cues.everyday_words import same_base_form
from huetable.language.en.stems import possible_stems

_WITHIN: Final = 4
"""A word of at least this many letters within another one shares its stem: rose in primrose."""


def share_stem(one: str, other: str) -> bool:
    if min(len(one), len(other)) >= _WITHIN and (one in other or other in one):
        return True
    return not possible_stems(one).isdisjoint(possible_stems(other)) or same_base_form(one, other)
