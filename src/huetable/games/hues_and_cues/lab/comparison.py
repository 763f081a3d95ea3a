"""Words that compare by their form: comparatives, superlatives, and verbs of change.

.venv/bin/python -m huetable.games.hues_and_cues.lab.comparison FOLDER    where FOLDER has what lab.sources fetched

Make the full dictionary first: what stands in it is not taken for a comparative that somebody made up.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from huetable.games.hues_and_cues.rules.cues.dictionary import is_dictionary_word
from huetable.language.en.regular_forms import stems_before_vowel, syllables, with_ing, with_s

from .dictionary import GAME, write
from .sources import exceptions, lemmas, scowl

_NOUNS = """
archer bluffer bummer bustier collier commoner croupier diviner dryer feller flasher flier flipper frequenter
furrier gamer hinder idler liver madder number offer opener palmier prompter rasher rummer salter slacker slicker squatter
squinter stranger tamer tangier trimmer
"""
NOUNS_FIRST = frozenset(_NOUNS.split())
"""Comparatives by their form that people hear as nouns. Cooler, lighter, drier and their like are both, and after a first
cue they are heard as comparatives, so they are not here.
"""

ALSO = "best better worse worst farther further lesser merest sooner soonest worser eldest"

NO_CHANGE = frozenset(["awaken", "chasten", "fasten"])
"""Made of an adjective by -en, but long since about something else."""

MORE_CHANGES = """
acidify amplify complexify diversify humidify intensify liquefy liquify prettify purify rarefy rigidify simplify
solidify uglify embitter embolden embrittle enfeeble enlarge enliven enrich foreshorten hasten heighten lengthen
refreshen strengthen unloosen
"""
"""Verbs of change that are made otherwise than of an adjective by -en alone."""

FREELY = re.compile("[^aeiou]y$")
LONGEST = 3
"""Of adjectives like "leathery", up to this many syllables, anybody makes -er and -est, listed or not."""


class Comparison:
    def __init__(self, folder: Path) -> None:
        self.listed = scowl(folder, "words")
        self.parts = lemmas(folder)
        self.irregular = [pair for part in ("adj", "adv") for pair in exceptions(folder, part)]

    def compared(self, word: str) -> Iterator[str]:
        """Comparative and superlative as listed. Where just one of the two is, it is another word: cutter, forest."""
        for stem in (*stems_before_vowel(word), re.sub("ey$", "i", word)):
            pair = (f"{stem}er", f"{stem}est")
            if self.listed.issuperset(pair) and self._is_adjective(word, pair):
                yield from (form for form in pair if form not in NOUNS_FIRST)

    def _is_adjective(self, word: str, pair: tuple[str, str]) -> bool:
        """WordNet lacks some that end in -y, such as "toasty"; but no priest is more than pry."""
        if word.endswith("y") and self.parts.keys().isdisjoint(pair):
            return word in self.listed
        return "adj" in self.parts.get(word, ())

    def _made_freely(self) -> Iterator[str]:
        """Comparatives that no dictionary lists, such as "leatherier", but that anybody understands."""
        for word, parts in self.parts.items():
            if "adj" in parts and FREELY.search(word) and syllables(word) <= LONGEST:
                forms = [f"{stem}{ending}" for stem in stems_before_vowel(word) for ending in ("er", "est")]
                yield from (form for form in forms if form not in self.parts and not is_dictionary_word(form))

    def _irregular(self) -> Iterator[str]:
        yield from (form for form, _ in self.irregular if form in self.listed - NOUNS_FIRST)
        yield from ALSO.split()

    def _verbs(self) -> Iterator[str]:
        yield from MORE_CHANGES.split()
        for word, parts in self.parts.items():
            if (
                "verb" in parts
                and word.endswith("en")
                and word not in NO_CHANGE
                and self._of_adjective(word[:-2])
            ):
                yield word

    def _of_adjective(self, stem: str) -> bool:
        """Dark(en), rip(en) or redd(en)."""
        found = {stem, f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem}
        return any("adj" in self.parts.get(base, ()) for base in found)

    def _changing(self) -> Iterator[str]:
        for verb in self._verbs():
            forms = (
                *with_s(verb),
                *(f"{stem}ed" for stem in stems_before_vowel(verb)),
                *with_ing(verb, self.listed),
            )
            yield verb
            yield from (form for form in forms if form in self.listed)

    def words(self) -> set[str]:
        listed = {form for word in self.listed.union(self.parts) for form in self.compared(word)}
        return listed.union(self._made_freely(), self._irregular(), self._changing())


if __name__ == "__main__":
    write(GAME / "data/comparisons.xz", sorted(Comparison(Path(sys.argv[1])).words()))
