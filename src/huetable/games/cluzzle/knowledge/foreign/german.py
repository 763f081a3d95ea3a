"""German questions in English: the verb comes first, who does it second, and the other verb last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from .german_words import (
    BE_NOW,
    BE_PAST,
    BECOMES,
    CAN,
    FILLERS,
    HAS,
    IT,
    MUST,
    OPEN,
    PEOPLE,
    RELATIVE,
    REWRITTEN,
    SURROUNDINGS,
    THAN,
    WOULD,
)
from .lexicon import Meaning, lexicon
from .units import Unit, units_of
from .wording import repaired, wordings

_FINITE: Final = ("it", "they", "you")
_BE: Final = BE_NOW | BE_PAST
_LINKS: Final = ("", "s", "n", "en", "es", "e")
_SHORTEST_PART: Final = 3


class Clause(NamedTuple):
    verb: Unit
    subject: str
    """"it", "you", "the word", "everyone", or somebody."""
    rest: list[Unit]


def plain_german(text: str) -> str:
    while (bare := SURROUNDINGS.sub("", text, count=1).strip(" ,")) not in (text, ""):
        text = bare
    return text


def is_open_in_german(text: str) -> bool:
    return OPEN.search(text) is not None


def german_questions(text: str) -> Iterator[str]:
    """The question in English, in every way that it may be meant, the likeliest first."""
    for pattern, instead in REWRITTEN:
        text = re.sub(pattern, instead, text)
    text = FILLERS.sub(" ", text)
    units = [_known(unit) for unit in units_of(" ".join(text.split()), "de")]
    yield from _sentence(units)


# Words


def _known(unit: Unit) -> Unit:
    """A comparison, or a word made of two that are known."""
    if unit.text in THAN:
        return Unit(unit.text, (Meaning(THAN[unit.text], "other"), *unit.meanings))
    return unit if unit.meanings or unit.text == "," else Unit(unit.text, _compound(unit.text))


def _compound(word: str) -> tuple[Meaning, ...]:
    """The meaning of a word made of two: "Küchengerät" is a device of the kitchen."""
    known = lexicon("de")
    for at in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
        heads = [each for each in known.meanings(word[at:]) if each.kind == "noun"]
        links = (word[:at].removesuffix(link) for link in _LINKS if word[:at].endswith(link))
        firsts = [
            each
            for first in links
            for each in known.exact.get(first, ())
            if each.kind in ("noun", "adjective")
        ]
        if heads and firsts:
            return (Meaning(f"{firsts[0].english} {heads[0].english}", "noun"),)
    return ()


# Clauses


def _sentence(units: list[Unit]) -> Iterator[str]:
    """Two questions joined by "or" or "and", or a single one."""
    for at in range(1, len(units) - 1):
        if units[at].text in ("oder", "und") and _is_finite(units[at + 1]) and not units[at + 1].is_("noun"):
            join = "or" if units[at].text == "oder" else "and"
            seconds = list(_clause(units[at + 1 :]))[:6]
            yield from (f"{first} {join} {second}" for first in _clause(units[:at]) for second in seconds)
            return
    yield from _clause(units)


def _is_finite(unit: Unit) -> bool:
    if unit.text in _BE | BECOMES | CAN | MUST | HAS | WOULD:
        return True
    return bool(unit.verbs(*_FINITE, "infinitive")) and not unit.is_("noun")


def _clause(units: list[Unit]) -> Iterator[str]:
    if not units:
        return
    units = _verb_first(units)
    if not _is_verb(units[0]):
        yield from (f"is it {said}" for said in wordings(units))
        return
    relative = _relative_at(units)
    if relative is not None:
        yield from _described(units[:relative], units[relative + 1 :])
        return
    bare = [units[0], *(unit for unit in units[1:] if unit.text != ",")] if _no_list(units) else units
    yield from _questions(_parsed(bare))


def _no_list(units: list[Unit]) -> bool:
    return not any(unit.text == "oder" for unit in units)


def _is_verb(unit: Unit) -> bool:
    return unit.text in _BE | BECOMES | CAN | MUST | HAS | WOULD or bool(unit.verbs(*_FINITE, "infinitive"))


def _verb_first(units: list[Unit]) -> list[Unit]:
    """In the order of a question: for "Damit kann man schneiden" and "Es kann fliegen"."""
    if len(units) > 1 and not _is_finite(units[0]):
        at = next((at for at, unit in enumerate(units[:4]) if at and _is_finite(unit)), None)
        if at is not None and not units[at].verbs("infinitive"):
            front = units[:at]
            if front[-1].text in IT | PEOPLE or front[-1].is_("noun"):
                return [units[at], *front, *units[at + 1 :]]
            return [units[at], *units[at + 1 :], *front]
    return units


def _parsed(units: list[Unit]) -> Clause:
    verb, rest = units[0], units[1:]
    if rest and rest[0].text == "das" and verb.verbs("they", "infinitive") and len(rest) > 1:
        rest = [*rest[1:], rest[0]]
    size, subject = _subject(rest)
    return Clause(verb, subject, rest[size:])


def _subject(units: list[Unit]) -> tuple[int, str]:
    """How many words name who does it, and who that is."""
    if not units:
        return 0, "it"
    if units[0].text in IT and not (len(units) > 1 and units[0].means("the") and units[1].is_("noun")):
        return 1, "it"
    if units[0].text in PEOPLE:
        return 1, "you"
    if units[0].means("everyone"):
        return 1, "everyone"
    if units[0].means("many people", "most people", "some people", "people"):
        return 1, "you"
    return _named_subject(units)


def _named_subject(units: list[Unit]) -> tuple[int, str]:
    size = next((at + 1 for at, unit in enumerate(units[:3]) if unit.is_("noun")), 0)
    if not size or units[0].means("in", "on", "at", "with", "for", "from", "to", "of", "not", "under"):
        return 0, "it"
    said = next(wordings(units[:size]), "")
    if re.search(r"\bwords?\b|\bname\b", said):
        return size, "the word"
    if re.search(r"\b(?:thing|object|animal|creature)\b", said) and units[0].means("the"):
        return size, "it"
    if re.search(r"\b(?:person|people|human)\b", said):
        return size, "everyone" if units[0].means("each") else "you"
    return size, said


def _relative_at(units: list[Unit]) -> int | None:
    """Where ", das man essen kann" begins."""
    for at in range(1, len(units) - 2):
        if units[at].text == "," and (units[at + 1].text in RELATIVE or units[at + 2].text in RELATIVE):
            return at
    return None


def _described(before: list[Unit], behind: list[Unit]) -> Iterator[str]:
    """Both parts: "ein Tier, das fliegt" is an animal, and it flies. The verb of such a clause stands at its end."""
    preposition = [] if behind[0].text in RELATIVE else [behind[0]]
    pronoun, rest = behind[len(preposition)], behind[len(preposition) + 1 :]
    if not rest:
        return
    tail = RELATIVE[pronoun.text] or (
        f"{preposition[0].meanings[0].english} it" if preposition and preposition[0].meanings else ""
    )
    asked = _inner(rest, tail)
    tells = not any(unit.means("something", "thing", "object") for unit in before)
    kinds = [f"{said} and " for said in _clause(before)][:3] if tells else [""]
    asks = list(asked)
    yield from (f"{kind}{said}" for kind in kinds for said in asks)


def _inner(rest: list[Unit], tail: str) -> Iterator[str]:
    last, others = rest[-1], rest[:-1]
    behind = Unit(tail, (Meaning(tail, "other"),)) if tail else None
    people = bool(others) and others[0].text in PEOPLE
    subject = others[:1] if people else [Unit("es", (Meaning("it", "other"),))]
    left = others[1:] if people else others
    units = [last, *subject, *left[:-1], *([behind] if behind else []), *left[-1:]]
    yield from _questions(_parsed(units))


# Questions


def _questions(clause: Clause) -> Iterator[str]:
    text = clause.verb.text
    if text in _BE:
        yield from _being(clause)
    elif text in BECOMES and _last_verb(clause.rest, "participle"):
        yield from _passive(clause)
    elif text in CAN | WOULD:
        yield from _able(clause, "can")
    elif text in MUST:
        yield from _able(clause, "must")
    elif text in HAS:
        yield from _having(clause)
    else:
        yield from _doing(clause)


def _last_verb(rest: list[Unit], form: str) -> tuple[Meaning, ...]:
    return rest[-1].verbs(form) if rest else ()


def _being(clause: Clause) -> Iterator[str]:
    rest, be = clause.rest, "was" if clause.verb.text in BE_PAST else "is"
    about = "the word" if clause.subject == "the word" else "it"
    if _last_verb(rest, "participle"):
        yield from _passive(clause)
    if not rest:
        rest = []
    if rest and rest[0].text in ("aus",):
        yield from (f"{be} it made of {said}" for said in wordings(rest[1:]))
    if rest and rest[0].text in ("zum", "dazu", "dafür"):
        yield from (
            f"is it used to {said}"
            for said in wordings([each for each in rest[1:] if each.text not in ("da", "zu")])
        )
    if clause.subject in ("you", "everyone") or (
        clause.subject.startswith("the ") and clause.subject != "the word"
    ):
        return
    if clause.subject not in ("it", "the word"):
        rest = [Unit("", (Meaning(clause.subject, "noun"),)), *rest]
    yield from (repaired(f"{be} {about} {said}") for said in wordings(rest))
    yield from _easy(rest)


def _easy(rest: list[Unit]) -> Iterator[str]:
    """How it is to do something: "gefährlich zu essen"."""
    if len(rest) > 2 and rest[-2].text == "zu":
        yield from (f"is it {said}" for said in wordings([*rest[:-2], rest[-1]]))


def _passive(clause: Clause) -> Iterator[str]:
    verbs, rest = clause.rest[-1].verbs("participle"), clause.rest[:-1]
    for verb in verbs:
        for said in _all(rest):
            made = re.sub(r"\bfrom\b", "of", said)
            yield repaired(
                f"is it made {made}"
                if verb.english in ("make", "produce")
                else f"do you {verb.english} it {said}"
            )


def _all(units: list[Unit]) -> Iterator[str]:
    """Their wordings; of nothing one that is empty."""
    yield from wordings(units) if units else [""]


def _able(clause: Clause, how: str) -> Iterator[str]:
    rest = clause.rest
    verbs = _last_verb(rest, "infinitive")
    if not verbs:
        if rest and rest[-1].text in ("sein",):
            yield from _being(clause._replace(verb=Unit("ist", ()), rest=rest[:-1]))
        return
    left = [unit for unit in rest[:-1] if unit.text != "zu"]
    first, join = "", ""
    if len(left) > 1 and left[-1].text in ("und", "oder") and left[-2].verbs("infinitive"):
        first, join = left[-2].verbs("infinitive")[0].english, "and" if left[-1].text == "und" else "or"
        left = left[:-2]
    head = "do you have to" if how == "must" else "can you"
    for verb in verbs:
        for said in _all(left):
            deed = f"{first} {join} {verb.english}".strip()
            yield from _ability(clause.subject, head, deed, said)


def _ability(subject: str, head: str, deed: str, said: str) -> Iterator[str]:
    if subject == "you":
        yield from _done(head, deed, said)
    elif subject in ("it", "the word"):
        yield repaired(f"can {subject} {deed} {said}")
    else:
        yield from _done(f"can {subject}", deed, said)


def _done(head: str, verb: str, said: str) -> Iterator[str]:
    yield repaired(f"{head} {verb} {said}" if re.search(r"\bit\b", said) else f"{head} {verb} it {said}")


def _having(clause: Clause) -> Iterator[str]:
    for said in _all(clause.rest):
        if clause.subject == "you":
            yield from _done("do you", "have", said)
        elif clause.subject == "everyone":
            yield from _done("does everyone", "have", said)
        elif clause.subject in ("it", "the word"):
            yield repaired(f"does {clause.subject} have {said}")
        else:
            yield from _done(f"do {clause.subject}", "have", said)
            yield repaired(f"does it have {clause.subject} {said}")


def _doing(clause: Clause) -> Iterator[str]:
    verbs, rest = _verbs(clause)
    for verb in verbs:
        for said in _all(rest):
            yield from _deed(clause.subject, verb, said)


def _verbs(clause: Clause) -> tuple[list[str], list[Unit]]:
    """What the verb means, with what has come apart from it: "fängt ... an"."""
    meant, rest = clause.verb.verbs(*_FINITE, "infinitive"), clause.rest
    apart = [each.english for each in meant if each.prefix and rest and rest[-1].text == each.prefix]
    if apart:
        return list(dict.fromkeys(apart)), rest[:-1]
    return list(dict.fromkeys(each.english for each in meant if not each.prefix)), rest


def _deed(subject: str, verb: str, said: str) -> Iterator[str]:
    if subject == "it":
        yield repaired(f"does it {verb} {said}")
        return
    if subject == "the word":
        yield repaired(f"does the word {verb} {said}")
        return
    yield from _done({"you": "do you", "everyone": "does everyone"}.get(subject, f"do {subject}"), verb, said)
    if subject not in ("you", "everyone"):
        yield repaired(f"does it {verb} {subject} {said}")
