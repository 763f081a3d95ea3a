"""Inflection as a dictionary has it: which words are forms of which.

.venv/bin/python -m huetable.games.hues_and_cues.lab.inflection FOLDER    where FOLDER has what lab.sources fetched

A form counts where SCOWL lists it and WordNet knows its base as that part of speech; irregular forms are WordNet's.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from huetable.language.en.regular_forms import stems_before_vowel, with_ing, with_s

from .comparison import NOUNS_FIRST, Comparison
from .dictionary import GAME, write
from .sources import exceptions, noun_categories

THINGS = {5, 6, 13, 17, 20, 27}
"""WordNet's files of animals, artifacts, food, objects, plants and substances."""

_APART = """
being drawing evening meaning shilling wedding
abode bed bent bit bore bound cleft clove dove drove drunk feed felt fell found gilt ground lay left lent malted
might moped rent rose saw seed shot slew smelt spat spelt spoke stole stove thought weed worsted wound
aids aloes alps ares arms assizes bellows bermudas bitters bleachers bloomers bowls boxers braces breeches
briefs brooks burns ceres charades checkers chinos chives clothes commons confines corps craps customs cyclopes
draughts drawers dregs eighties fatigues fifties forties fries genus glasses goggles goods graves grits
grounds headquarters hops jeans jitters junkers lees levis links mars means mews minutes mores news nineties nones
nylons overalls pants physics premises privates proceeds pyrites quarters remains rounders scrubs seventies shades
shingles shorts sixties slacks species specs spectacles spirits statics statistics stocks straits summons sweats
tactics teens thanks thirties tights times togs tropics trunks twenties velours vespers vibes waders wales withers
woods works yaws
"""
APART = frozenset(_APART.split())
"""By their form inflected, but words of their own: chosen by hand among those with an entry of their own."""


class Inflection(Comparison):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.irregular += [pair for part in ("noun", "verb") for pair in exceptions(folder, part)]
        self.things = {word for word, files in noun_categories(folder).items() if files & THINGS}

    def lines(self) -> list[str]:
        """Each word, and the listed forms that are the same word."""
        found = defaultdict(set)
        for form, base in (*self._regular(), *self.irregular):
            if form in self.listed and form != base and not self._apart(form):
                found[base].add(form)
        return [" ".join([base, *sorted(found[base])]) for base in sorted(found)]

    def _apart(self, form: str) -> bool:
        """Icing is a thing, so it is a word of its own; burning is not."""
        return form in APART or form in NOUNS_FIRST or (form.endswith("ing") and form in self.things)

    def _regular(self) -> Iterator[tuple[str, str]]:
        for word in self.listed.union(self.parts):
            if len(word) > 2:
                yield from ((form, word) for form in (*self._nouns_and_verbs(word), *self.compared(word)))

    def _nouns_and_verbs(self, word: str) -> Iterator[str]:
        """Most words that WordNet does not know are nouns."""
        parts = self.parts.get(word, {"noun"})
        if parts & {"noun", "verb"}:
            yield from with_s(word)
        if "verb" in parts:
            yield from (f"{stem}ed" for stem in stems_before_vowel(word))
            yield from with_ing(word, self.listed)


if __name__ == "__main__":
    write(GAME / "data/inflections.xz", Inflection(Path(sys.argv[1])).lines())
