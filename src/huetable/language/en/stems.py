"""Words cut down to what their forms have in common, so that "wheels" meets "wheel" and "riding" meets "ride".

Why not a Snowball stemmer: docs/adr/0007.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from huetable.language.folding import without_accents

_IRREGULAR = """
feet/foot teeth/tooth leaves/leaf men/man women/woman children/child kids/kid worn/wear wore/wear eaten/eat ate/eat
flew/fly flown/fly written/write wrote/write drawn/draw driven/drive built/build lying/lie lies/lie lay/lay better/good
hooves/hoof wolves/wolf knives/knife tyres/tire tyre/tire gray/grey colours/colour color/colour colors/colour
coloured/colour colored/colour broke/break broken/break held/hold kept/keep sold/sell bought/buy grown/grow grew/grow
swam/swim shot/shoot fought/fight frozen/frozen slept/sleep sat/sit rode/ride ridden/ride dead/dead bitten/bite
stung/sting found/find went/go gone/go put/put cut/cut shut/shut spun/spin heard/hear seen/see taken/take shone/shine
used/use using/use uses/use jewellery/jewelry motorised/motorized armour/armor woods/woods glasses/glasses shiny/shiny veggies/veggie
"""
_FORMS: Final = dict(pair.split("/") for pair in _IRREGULAR.split())
_UNINFLECTED: Final = frozenset(
    {"shower", "corner", "speed", "feed", "forest", "bed", "red", "being", "evening", "clothing"}
)
_VOWEL: Final = re.compile(r"[aeiouy]")
_DOUBLED: Final = re.compile(r"([bdfglmnprt])\1$")


_GENEROUS_ENDINGS: Final = ("iness", "ness", "ish", "ies", "es", "s", "y", "ie", "ed", "ing", "er", "en", "e")
_LEAST: Final = 3


def stems_of(text: str) -> list[str]:
    """The stems of the words of a text, in order; of a contraction only the verb: "isn't" is "is"."""
    return [
        stem(word)
        for word in re.findall(r"[a-z0-9]+", re.sub(r"n['’]t\b|['’]\w*", "", without_accents(text)))
    ]


@cache
def stem(word: str) -> str:
    """Cut off a plural ending first, and then one more: "rides" and "riding" both give "rid"."""
    word = _singular(_FORMS.get(word, word))
    if word in _UNINFLECTED or word in _FORMS.values():
        return _bare(word)
    for ending, least in (("ing", 3), ("est", 4), ("ed", 3), ("er", 4)):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= least and _VOWEL.search(rest):
            return _bare(rest)
    return _bare(word)


def _singular(word: str) -> str:
    for ending, put in (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x")):
        if word.endswith(ending) and len(word) > 4:
            return word.removesuffix(ending) + put
    plural = word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3
    return word[:-1] if plural else word


def _bare(word: str) -> str:
    """Without a silent or doubled letter at the end: "shape" and "shaped", "big" and "bigger"."""
    word = _DOUBLED.sub(r"\1", word)
    return word[:-1] if word.endswith("e") and len(word) > 3 else word


@lru_cache(maxsize=65536)
def possible_stems(word: str) -> frozenset[str]:
    """The word without each ending that it could have, right or wrong: for a search that must not miss a relative."""
    cut = {word.removesuffix(ending) for ending in _GENEROUS_ENDINGS if len(word) - len(ending) >= _LEAST}
    return frozenset(cut | {word})
