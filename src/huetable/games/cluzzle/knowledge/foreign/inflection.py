"""The forms that a word takes in a question, by rule. A form that nobody uses does no harm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

Form = Literal["infinitive", "it", "they", "you", "participle", "gerund", ""]
"""What a form of a verb says about who does it; empty for words that are no verbs."""

_ROMANCE_CLASS: Final = {"ar": "a", "er": "e", "ir": "i", "ír": "i", "or": "o", "ôr": "o"}
_SHORT: Final = 2
"""No rule for such words: "ein" is no form of "Ei"."""
_GERMAN_E: Final = re.compile(r"(?:[td]|[^lrmn]n|[^lrmn]m)$")
_GERMAN_PREFIXES: Final = [
    "herunter",
    "hinein",
    "hinauf",
    "hoch",
    "auf",
    "an",
    "aus",
    "ein",
    "vor",
    "zu",
    "mit",
    "ab",
    "her",
    "hin",
    "durch",
    "um",
    "fest",
    "weg",
    "unter",
    "rein",
    "los",
    "nach",
    "zusammen",
    "weiter",
    "kaputt",
    "sauber",
    "weh",
]


class Verb(NamedTuple):
    infinitive: str
    it: str
    """The form for "it" where no rule finds it."""
    participle: str


def verb_of(written: str) -> Verb:
    """From an entry such as "ver>ve>>visto"."""
    head, _, participle = written.partition(">>")
    infinitive, _, it = head.partition(">")
    return Verb(infinitive, it, participle)


# Spanish and Portuguese


def romance_nouns(word: str) -> Iterator[str]:
    """In every number; of several words the first and the last change."""
    head, _, rest = word.partition(" ")
    for form in (head, *_romance_plurals(head)):
        yield f"{form} {rest}" if rest else form
        *middle, last = rest.split() or [""]
        if last and middle[:1] not in (["de"], ["do"], ["da"]):
            yield from (" ".join((form, *middle, each)) for each in romance_adjectives(last))


def romance_adjectives(word: str) -> Iterator[str]:
    """In every number and gender."""
    singles = {word, word[:-1] + "a"} if word.endswith("o") else {word}
    if word.endswith(("or", "ón", "és", "ín", "ês", "án")):
        singles.add(_plain(word[:-2]) + _plain(word[-2:]) + "a")
    for single in singles:
        yield single
        yield from _romance_plurals(single)


def _plain(text: str) -> str:
    return text.translate(str.maketrans("áéíóúêâ", "aeiouea"))


def _romance_plurals(word: str) -> Iterator[str]:
    if word.endswith("ão"):
        yield from (word[:-2] + end for end in ("ões", "ãos", "ães"))
    elif word.endswith("m"):
        yield word[:-1] + "ns"
    elif word.endswith("z"):
        yield from (word[:-1] + "ces", word + "es")
    elif word.endswith("l"):
        yield from (word + "es", word[:-1] + "is", word[:-2] + "eis", word[:-2] + "éis")
    elif word[-1:] in "aeiouáéóãê":
        yield word + "s"
    elif not word.endswith("s"):
        yield word + "es"
        yield _plain(word) + "es"
    elif word[-2:-1] in "áéíóúêâ":
        yield _plain(word) + "es"


def spanish_verb(verb: Verb) -> Iterator[tuple[str, Form]]:
    infinitive = verb.infinitive.removesuffix("se") if len(verb.infinitive) > 4 else verb.infinitive
    stem, kind = infinitive[:-2], _ROMANCE_CLASS.get(infinitive[-2:], "e")
    vowel = "a" if kind == "a" else "e"
    it = verb.it or stem + vowel
    yield infinitive, "infinitive"
    yield from ((each, "it") for each in (it, infinitive + "ía", infinitive + "á"))
    yield from ((each, "they") for each in (it + "n", infinitive + "ían", infinitive + "án"))
    yield from ((stem + end, "it") for end in (("aba", "ó") if kind == "a" else ("ía", "ió")))
    yield from ((stem + end, "they") for end in (("aban", "aron") if kind == "a" else ("ían", "ieron")))
    yield from ((each, "you") for each in (it + "s", stem + "o", infinitive + "ías"))
    yield stem + {"a": "amos", "e": "emos"}.get(kind, "imos"), "you"
    yield stem + ("ando" if kind == "a" else "iendo"), "gerund"
    yield from _participles(verb.participle or stem + ("ado" if kind == "a" else "ido"))


def portuguese_verb(verb: Verb) -> Iterator[tuple[str, Form]]:
    infinitive = verb.infinitive
    stem, kind = infinitive[:-2], _ROMANCE_CLASS.get(infinitive[-2:], "e")
    it = verb.it or stem + ("a" if kind == "a" else "e")
    yield infinitive, "infinitive"
    yield from ((each, "it") for each in (it, infinitive + "ia", infinitive + "á"))
    plural = it[:-1] + "am" if it.endswith("a") else it[:-1] + "em" if it.endswith("e") else it + "em"
    yield from ((each, "they") for each in (plural, it + "m", infinitive + "iam", infinitive + "em"))
    past = {"a": ("ava", "ou", "avam", "aram"), "e": ("ia", "eu", "iam", "eram")}.get(
        kind, ("ia", "iu", "iam", "iram")
    )
    yield from ((stem + end, "it") for end in past[:2])
    yield from ((stem + end, "they") for end in past[2:])
    yield from (
        (each, "you") for each in (stem + "o", it + "s", stem + {"a": "a", "e": "e"}.get(kind, "i") + "mos")
    )
    yield stem + {"a": "ando", "e": "endo"}.get(kind, "indo"), "gerund"
    yield from _participles(verb.participle or stem + ("ado" if kind == "a" else "ido"))


def _participles(single: str) -> Iterator[tuple[str, Form]]:
    for form in romance_adjectives(single):
        yield form, "participle"


# German


def german_nouns(word: str) -> Iterator[str]:
    """In every case and number that endings make; those with an umlaut are listed."""
    ends = ("", "e", "en", "n", "er", "ern", "s", "es") if len(word) > _SHORT else ("",)
    yield from (word + end for end in ends)


def german_adjectives(word: str) -> Iterator[str]:
    yield from (word + end for end in ("", "e", "en", "er", "es", "em"))
    if word.endswith(("el", "er")):
        bare = word[:-2] + word[-1]
        yield from (bare + end for end in ("e", "en", "er", "es", "em"))


def german_verb(verb: Verb) -> Iterator[tuple[str, Form]]:
    """Of a verb that comes apart, the forms of what stands first; see german_prefix."""
    prefix = german_prefix(verb)
    infinitive = verb.infinitive.removeprefix(prefix)
    stem = infinitive[:-2] if infinitive.endswith("en") else infinitive[:-1]
    soft = "e" if _GERMAN_E.search(stem) else ""
    it = verb.it.split(" ")[0] or stem + soft + "t"
    yield prefix + infinitive, "infinitive"
    if prefix:
        yield f"{prefix}zu{infinitive}", "infinitive"
        yield prefix + it, "it"
    else:
        yield from ((it, "it"), (stem + soft + "te", "it"), (stem + soft + "ten", "they"))
        yield from ((it.removesuffix("t") + "st", "you"), (stem + soft + "st", "you"), (stem + "e", "you"))
    yield verb.participle or f"{prefix}ge{stem}{soft}t", "participle"


def german_prefix(verb: Verb) -> str:
    """What stands apart at the end: "an" of "anfangen". An entry says so by its form, "fängt an", or the verb by itself."""
    if verb.it:
        return verb.it.partition(" ")[2]
    found = (each for each in _GERMAN_PREFIXES if verb.infinitive.startswith(each))
    prefix = next(found, "")
    return prefix if len(verb.infinitive) > len(prefix) + 4 and prefix not in ("um", "unter") else ""
