"""Singular and plural of the host's words by the first version of the rules. Its records are still replayed by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_IRREGULAR = """
man/men woman/women child/children person/people mouse/mice goose/geese foot/feet tooth/teeth ox/oxen
louse/lice die/dice leaf/leaves loaf/loaves half/halves calf/calves shelf/shelves elf/elves wolf/wolves
thief/thieves sheaf/sheaves hoof/hooves knife/knives wife/wives life/lives scarf/scarves dwarf/dwarves
potato/potatoes tomato/tomatoes hero/heroes echo/echoes torpedo/torpedoes volcano/volcanoes mango/mangoes
mosquito/mosquitoes buffalo/buffaloes cactus/cacti fungus/fungi nucleus/nuclei radius/radii stimulus/stimuli
crisis/crises oasis/oases axis/axes thesis/theses basis/bases phenomenon/phenomena criterion/criteria
bacterium/bacteria aquarium/aquaria appendix/appendices matrix/matrices vertex/vertices index/indices
larva/larvae antenna/antennae quiz/quizzes bus/buses gas/gases lens/lenses iris/irises chrysalis/chrysalises
passerby/passersby
"""
_UNCHANGING = """
sheep deer fish moose salmon trout shrimp squid bison swine aircraft spacecraft hovercraft series species
scissors trousers pants jeans shorts glasses spectacles binoculars pliers tweezers tongs pyjamas pajamas
rice bread butter cheese milk sand snow ice gold silver music luggage furniture spaghetti
"""
_NO_MEN: Final = (
    "human",
    "german",
    "roman",
    "ottoman",
    "caiman",
    "shaman",
    "talisman",
    "specimen",
    "omen",
    "ramen",
)
IRREGULAR: Final = dict(pair.split("/") for pair in _IRREGULAR.split())
SINGULAR: Final = {plural: singular for singular, plural in IRREGULAR.items()}
UNCHANGING: Final = frozenset(_UNCHANGING.split())
_HISSING: Final = re.compile(r"(?:s|x|z|ch|sh)$")
_CONSONANT_Y: Final = re.compile(r"[^aeiou]y$")


def other_numbers(words: str) -> Iterator[str]:
    """The other number of the last word: "toy cars" for "toy car", and the other way round."""
    *head, last = words.split() or [""]
    *first, tail = last.split("-")
    for form in _other_number(tail.casefold()):
        yield " ".join([*head, "-".join([*first, form])])


def _other_number(word: str) -> set[str]:
    """A word that could be either gets both: nobody guesses "buss" for "bus" by mistake."""
    if word in UNCHANGING or not word:
        return set()
    if word in SINGULAR:
        return {SINGULAR[word]}
    if word in IRREGULAR:
        return {IRREGULAR[word], *_regular(word)}
    if word.endswith(("man", "men")) and not word.endswith(_NO_MEN):
        return {word[:-2] + ("en" if word.endswith("man") else "an")}
    return _regular(word) | ({single} if (single := _singular(word)) else set())


def _regular(word: str) -> set[str]:
    if _HISSING.search(word):
        return {word + "es"}
    if _CONSONANT_Y.search(word):
        return {word[:-1] + "ies"}
    return {word + "s", word + "es"} if word.endswith("o") else {word + "s"}


def _singular(word: str) -> str | None:
    """Undoes the regular plural; "glass", "bus" and "tennis" are no plurals."""
    if not word.endswith("s") or word.endswith(("ss", "us", "is")):
        return None
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("es") and (_HISSING.search(word[:-2]) or word.endswith("oes")):
        return word[:-2] if not word.endswith("ses") else word[:-1]
    return word[:-1]
