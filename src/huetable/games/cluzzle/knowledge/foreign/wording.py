"""Words of a question said in English, one by one: in the order that English has, and with the words that comparisons need."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Final

from huetable.games.cluzzle.knowledge.english.numbers import NUMBER_NAMES

from .lexicon import Meaning
from .units import Unit

_MOST_MEANINGS: Final = 4
_MOST_RANKED: Final = 512
_MOST_WORDINGS: Final = 16
_COMPARED: Final = {
    "light weight": "lighter",
    "thin": "thinner",
    "cheap": "cheaper",
    "young": "younger",
    "new": "newer",
    "short": "shorter",
    "narrow": "narrower",
    "thick": "thicker",
}


def _comparative(found: re.Match[str]) -> str:
    word = _COMPARED[found[2]]
    return f"{word} than" if found[1] == "more" else f"not {word} than"


_NUMBERS: Final = "|".join((*NUMBER_NAMES, "thirty|forty|fifty|sixty|hundred|thousand|million|a|half"))
_BODY: Final = r"(?:head|foot|face|finger|neck|wrist|arm|leg|ear|chest|wall|nose|back)"
_REPAIRS: Final = (
    (r"\bin ((?:the |your |my |its )?)(" + _BODY + r")\b", r"on \1\2"),
    (r"\bat the (neck)\b", r"around the \1"),
    (r"\bon (?:the |your |my )?nose\b", "on the face"),
    (
        r"\b(more|less) (light weight|thin|cheap|young|new|short|narrow|thick) than\b",
        _comparative,
    ),
    (rf"\b(more|less) (?:of|from) (?=\d|(?:{_NUMBERS})\b)", r"\1 than "),
    (r"\b(?:made )?of of\b", "of"),
    (r"\b(the|a) (?:the|a)\b", r"\1"),
    (r"\b(?:the |to |it )?letter the letter\b", "the letter"),
    (r"\b((?:two|three|four|six|eight) \w+ and) (?!a |the |two|three|four|six|eight)", r"\1 a "),
    (r"\b(begin|end) (?:by|in|at|on|of|for) (?=the letter|a vowel|a consonant|vowel|consonant)", r"\1 with "),
    (r"\bthere (?:is|are) there\b", "there is"),
    (r"\bby (?:the |its )?mouth\b", ""),
    (r"\bvery (?=alive|made|edible)", ""),
    (r"\b(?:of|from) the (?=(?:red|yellow|green|brown|white|black|blue|orange|grey|pink|purple)\b)", ""),
)


def wordings(units: Sequence[Unit]) -> Iterator[str]:
    """What the words may mean, the likeliest first; nothing where one of them is not known."""
    if not all(unit.meanings or unit.text == "," for unit in units):
        return
    choices = [_choices(unit) for unit in units]
    ranked = sorted(islice(product(*(range(len(each)) for each in choices)), _MOST_RANKED), key=sum)
    for picked in ranked[:_MOST_WORDINGS]:
        yield repaired(" ".join(_ordered([each[at] for each, at in zip(choices, picked, strict=True)])))


def _choices(unit: Unit) -> list[Meaning]:
    if unit.text == ",":
        return [Meaning(",", "other")]
    distinct: dict[str, Meaning] = {}
    for each in unit.meanings:
        distinct.setdefault(each.english, each)
    return list(distinct.values())[:_MOST_MEANINGS]


def _ordered(meanings: list[Meaning]) -> list[str]:
    """An adjective goes before its noun, and "to" before a verb."""
    said = list(meanings)
    for at in range(len(said) - 1):
        if said[at].kind == "noun" and said[at + 1].kind == "adjective":
            said[at], said[at + 1] = said[at + 1], said[at]
        if said[at].english == "for" and said[at + 1].form == "infinitive":
            said[at] = said[at]._replace(english="to")
    return [each.english for each in said]


def repaired(text: str) -> str:
    for pattern, instead in _REPAIRS:
        text = re.sub(pattern, instead, text)
    return " ".join(text.split()).replace(" ,", ",")
