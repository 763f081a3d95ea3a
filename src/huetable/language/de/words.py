"""German words that a cue check must know: numbers, places, comparisons; and words that say nothing by themselves."""

from __future__ import annotations

from typing import Final

from huetable.language.word_lists import ROMAN_NUMBERS, folded_set, with_endings

from .umlauts import fold_word

_CASES: Final = {"*": ",e,en,em,er,es", "+": "e,en,em,er,es"}

_NUMBERS: Final = """
eins ein eine einen einer eines zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn
sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig
sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig erst+ zweit+ dritt+ viert+ fünft+ sechst+ siebt+
siebent+ acht+ neunt+ zehnt+ elft+ zwölft+ dreizehnt+ vierzehnt+ fünfzehnt+ sechzehnt+ siebzehnt+ achtzehnt+ neunzehnt+
zwanzigst+ dreißigst+ vorletzt+ letzt+
"""
_PLACES: Final = """
reihe reihen zeile zeilen spalte spalten ecke ecken rand ränder kante kanten seite seiten mitte mitten mittig* zentrum
zentral* hälfte raster gitter gitternetz koordinate koordinaten achse achsen quadrant quadranten diagonale diagonal*
umfang kästchen oben unten links rechts link+ recht+ ober+ unter+ mittler+ inner+ äußer+ oberst+ unterst+
innerst+ äußerst+ hinten vorne vorn über unter neben daneben darüber darunter nahe nah benachbart* angrenzend*
waagerecht* waagrecht* senkrecht* horizontal* vertikal* nord norden süd süden ost osten west westen nordosten nordwesten
südosten südwesten nördlich* südlich* östlich* westlich* position positionen außen innen drinnen draußen aufwärts
abwärts linksoben rechtsoben linksunten rechtsunten
"""
_COMPARISONS: Final = """
mehr weniger meist meiste meisten wenigsten mindest besser beste bester bestes besten gut gleich gleiche gleicher gleiches
selbe selber selbes derselbe dieselbe dasselbe ähnlich* identisch* zwischen als wie ebenso genauso fast beinahe halb
höher höchste höchster höchsten näher nächste nächster nächsten viel vieles sehr zu etwas eher lieber anders andere anderer
anderes verschieden* vergleichbar* maximal* minimal* ebenfalls auch
aufhellen aufgehellt* aufhellend hellen erhellen erhellt* verdunkeln verdunkelt* abdunkeln abgedunkelt* dunkeln nachdunkeln
verblassen verblasst* erblassen verstärken verstärkt* abschwächen abgeschwächt* abtönen abgetönt* intensivieren mildern
gemildert* wärmer wärmere wärmste kälter kältere kälteste
"""
_STOP_WORDS: Final = """
der die das den dem des ein eine einen einem einer eines und oder im in am an auf aus bei beim mit ohne von vom zu zum zur
für über unter nach vor ist sind war es er sie ich du wir ihr mein meine dein sein ihre nicht kein keine sehr
"""
ARTICLES: Final = frozenset(
    ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines"]
)


def _words(text: str) -> frozenset[str]:
    return folded_set(" ".join(with_endings(text.split(), _CASES)), fold_word)


NUMBERS: Final = _words(_NUMBERS) | _words(ROMAN_NUMBERS)
POSITIONS: Final = NUMBERS | _words(_PLACES)
COMPARISONS: Final = _words(_COMPARISONS)
ORDINARY: Final[frozenset[str]] = frozenset([])
"""No colour name of another language is a German word."""
STOP_WORDS: Final = _words(_STOP_WORDS)
