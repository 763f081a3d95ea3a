"""Questions that name a thing of the deck, such as "Is it a frog?", with no attribute in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from huetable.games.cluzzle.data import read_data
from huetable.games.cluzzle.rules.state import Answer
from huetable.games.cluzzle.rules.words.things import THINGS, thing_of
from huetable.games.cluzzle.rules.words.word_forms import matches
from huetable.language.folding import without_accents
from huetable.language.stems import stems_of

_IS_IT: Final = re.compile(
    r"(?:is|are|was|could|might|would|can) (?:it|this|that|they|these) (?:be )?(?P<article>(?:an?|the) )?(?P<name>.+)"
)


def named_thing(question: str, *, surely: bool) -> str | None:
    """The thing that a question asks for by its name: "an orange" is the fruit, while "orange" alone, unless we
    are told that it is no attribute, may be the colour.
    """
    asked = _IS_IT.fullmatch(" ".join(re.findall(r"[\w'’-]+", without_accents(question))))
    if asked is None or not (asked["article"] or surely):
        return None
    return _by_stems().get(tuple(stems_of(asked["name"])))


@cache
def _by_stems() -> Mapping[tuple[str, ...], str]:
    """Kinds of things are listed with the things that belong to them."""
    spelled = [(form, thing.word) for thing in THINGS.values() for form in (*thing.forms, thing.word)]
    spelled += [(kind, kind) for kind in kinds()]
    return {tuple(stems_of(form)): word for form, word in spelled if stems_of(form)}


@cache
def kinds() -> Mapping[str, Mapping[str, Answer]]:
    """Which things are of a kind that people name, such as "flower": for certain, or in a way."""
    found: dict[str, dict[str, Answer]] = {}
    for line in read_data("kinds.txt").splitlines():
        if line and not line.startswith("#"):
            kind, _, listed = line.partition(": ")
            things = [each.strip() for each in listed.split(",")]
            found[kind] = {each.rstrip("~"): "partly" if each.endswith("~") else "yes" for each in things}
    return found


def is_named_thing(thing: str, name: str) -> Answer:
    """Whether this thing is what was named; a rose is a flower, and a rubber duck is a duck in a way."""
    if matches(thing, name):
        return "yes"
    plain_name = thing_of(thing) or thing
    belongs = kinds().get(name, {}).get(plain_name)
    if belongs is not None:
        return belongs
    return "partly" if plain_name.endswith(f" {name}") else "no"
