"""The colour names of German in all cases, and what is made from them."""

from __future__ import annotations

from typing import Final

from huetable.language.interface import Compounds
from huetable.language.lookalikes import fold_lookalikes
from huetable.language.word_lists import colour_forms

from .umlauts import fold_word

_ENDINGS: Final = {
    "*": ",e,en,em,er,es",
    "+": ",e,en,em,er,es,er,ere,eren,erem,erer,eres,ste,sten,stem,ster,stes,este,esten,ester,estes",
    "~": "en,t,te,ten,end,ende,enden,ung",
}
"""Cases, comparison with its cases, and verbs."""

_NAMES: Final = {
    "red": "rot*",
    "orange": "orange orangen orangenes orangener orangene orangefarben* orangefarbig* orangenfarben*",
    "yellow": "gelb*",
    "green": "grün*",
    "blue": "blau*",
    "purple": "lila lilane lilanes lilaner lilas purpur purpurn*",
    "pink": "rosa rosane rosanes rosaner rosas pink pinke pinken pinker pinkes pinkfarben* rosafarben*",
    "brown": "braun*",
    "white": "weiß*",
    "black": "schwarz*",
    "grey": "grau*",
}
_DERIVED: Final = {
    "red": "röt+ röter+ rötlich+ gerötet* röt~ erröt~ erröten Röte Rötung Rötungen rötel rothaft",
    "orange": "orangig* orangelich* orangestichig* orangerot* orangebraun*",
    "yellow": "gelblich+ gelb+ gelbstichig* vergilb~ vergilbt* gilb~ gelbfarben*",
    "green": "grünlich+ grün+ begrün~ ergrün~ grün~ grünend* begrünt* ergrünt* grünfarben* grünstichig*",
    "blue": "bläulich+ blau+ bläu~ gebläut* Bläue blaufarben* blaustichig*",
    "purple": "lilafarben* purpurfarben* purpurrot* lilalich*",
    "pink": "pinklich* rosalich* rosarot* rosastichig*",
    "brown": "bräunlich+ braun+ bräun~ gebräunt* Bräune Bräunung bräunung braunfarben*",
    "white": "weißlich+ weiß+ weiß~ geweißt* weißel~ weißfarben*",
    "black": "schwärzlich+ schwarz+ schwärzer+ schwärz~ geschwärzt* Schwärze Schwärzung schwarzfarben*",
    "grey": "gräulich+ graulich+ grau+ ergrau~ ergraut* angegraut* graufarben* graustichig* vergrau~",
}
_NOT_COLOURS: Final = frozenset(["weisst", "weisste", "graute", "graut", "weissten", "grauten"])
"""Forms of "wissen" (du weißt) and "grauen"."""
_THINGS: Final = """
Abendrot Morgenrot Infrarot Wüstenrot Immergrün Wintergrün Blattgrün Morgengrauen Eigelb Eiweiß Edelweiß Bleiweiß Deckweiß
Blutorange Blutorangen
"""
_TONES: Final = "Ton Töne Farbe Farben Farbton Farbtöne Stich Schimmer Nuance Nuancen Tönung Schattierung Ding Dings Schein"

COLOUR_NAMES: Final = colour_forms(_NAMES, _ENDINGS, fold_word) | colour_forms(
    _NAMES, _ENDINGS, fold_lookalikes
)
"""With umlauts, and with the plain vowels that a foreign keyboard leaves: gruen, grun."""
COLOUR_DERIVATIONS: Final = {
    form: colour
    for form, colour in (
        colour_forms(_DERIVED, _ENDINGS, fold_lookalikes) | colour_forms(_DERIVED, _ENDINGS, fold_word)
    ).items()
    if form not in _NOT_COLOURS
}
COMPOUNDS: Final = Compounds(
    frozenset(fold_word(word) for word in _THINGS.split()),
    frozenset(fold_word(word) for word in _TONES.split()),
)
COLOUR_WORDS: Final = {
    "red": "rot",
    "orange": "orange",
    "yellow": "gelb",
    "green": "grün",
    "blue": "blau",
    "purple": "lila",
    "pink": "rosa",
    "brown": "braun",
    "white": "weiß",
    "black": "schwarz",
    "grey": "grau",
}
