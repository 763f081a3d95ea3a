"""Spanish and Portuguese questions in English: the verb comes first, and who does it is often left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from huetable.games.cluzzle.knowledge.foreign.lexicon import Meaning
from huetable.games.cluzzle.knowledge.foreign.rewriting import rewritten
from huetable.games.cluzzle.knowledge.foreign.units import Unit, units_of
from huetable.games.cluzzle.knowledge.foreign.wording import repaired, wordings

from .clauses import FINITE, Clause, infinitive_at, is_verb, parse_clause
from .deeds import able, doing, done_by_you, serving, there
from .grammar import GRAMMARS, Grammar

_MADE_BY_NOBODY: Final = frozenset({"something", "thing", "object"})
_PREPOSITIONS: Final = ("with", "in", "on", "of")
_MOST_ASKED: Final = 12
_SUBJECT: Final = re.compile(r"^(\w+ (?:the word|\w+)) ")
_AFRAID: Final = re.compile(r"\b(?:have|has) fear\b")


def plain_romance(text: str, language: str) -> str:
    surroundings = GRAMMARS[language].surroundings
    while (bare := surroundings.sub("", text, count=1).strip(" ,")) not in (text, ""):
        text = bare
    return text


def is_open_in_romance(text: str, language: str) -> bool:
    return GRAMMARS[language].open.search(text) is not None


def romance_questions(text: str, language: str) -> Iterator[str]:
    """The question in English, in every way that it may be meant, the likeliest first."""
    grammar = GRAMMARS[language]
    yield from _sentence(units_of(rewritten(text, language), language), grammar)


def _sentence(units: list[Unit], grammar: Grammar) -> Iterator[str]:
    """Two questions joined by "or" or "and", or a single one."""
    for at in range(1, len(units) - 1):
        if units[at].text in grammar.joins and _begins_clause(units[at + 1 :], grammar):
            join = "or" if units[at].text in ("o", "u", "ou") else "and"
            firsts, seconds = _clause(units[:at], grammar), list(_clause(units[at + 1 :], grammar))
            yield from (f"{first} {join} {second}" for first in firsts for second in seconds[:6])
            return
    yield from _clause(units, grammar)


def _begins_clause(units: list[Unit], grammar: Grammar) -> bool:
    bare = [each for each in units[:3] if each.text not in grammar.reflexive | grammar.objects | grammar.not_]
    first = bare[0] if bare else units[0]
    if (
        first.text
        in grammar.now | grammar.past | grammar.it_can | grammar.you_can | grammar.has | grammar.serves
    ):
        return True
    return bool(first.verbs(*FINITE)) and not first.is_("noun") and not first.is_("adjective")


def _clause(units: list[Unit], grammar: Grammar) -> Iterator[str]:
    if not units:
        return
    clause = parse_clause(units, grammar)
    if clause is None:
        yield from _verbless(units)
        return
    seen = set()
    for made in _questions(clause, grammar):
        said = _AFRAID.sub("is it scary", made) if "fear" in made else made
        if said not in seen:
            seen.add(said)
            yield said


def _verbless(units: list[Unit]) -> Iterator[str]:
    """Just a word or two, such as "¿Un animal?"."""
    for said in wordings(units):
        yield f"is it {said}"


def _questions(clause: Clause, grammar: Grammar) -> Iterator[str]:
    text, rest = clause.verb.text, clause.rest
    if text in grammar.now | grammar.past:
        yield from _being(clause, grammar)
    elif text in grammar.usually and rest:
        yield from _usual(clause, grammar)
    elif text in grammar.it_can | grammar.you_can | grammar.knows_how and infinitive_at(rest) is not None:
        yield from able(clause, grammar)
    elif text in grammar.serves and rest and rest[0].text in grammar.to | {"de", "como"}:
        yield from serving(rest[1:], grammar)
    elif text in grammar.there_is:
        yield from there(clause, grammar)
    elif text in grammar.you_have and rest and rest[0].text in grammar.that:
        yield from done_by_you("do you have to", rest[1:])
    else:
        yield from doing(clause, grammar)


def _being(clause: Clause, grammar: Grammar) -> Iterator[str]:
    rest, be = clause.rest, "was" if clause.verb.text in grammar.past else "is"
    about = clause.subject if clause.subject == "the word" else "it"
    if not rest or clause.subject not in ("", "it", "the word"):
        return
    relative = next((at for at, unit in enumerate(rest) if at and _is_relative(rest, at, grammar)), None)
    if relative is not None:
        yield from _described(rest[:relative], rest[relative:], grammar)
        return
    if rest[0].text in grammar.to and infinitive_at(rest[1:2]) is not None:
        yield from serving(rest[1:], grammar)
        return
    if rest[0].text in grammar.of:
        for kind in ("made of", "from", ""):
            yield from (f"{be} {about} {kind} {said}" for said in wordings(rest[1:]))
    yield from _passive(rest, be)
    yield from (repaired(f"{be} {about} {said}") for said in wordings(rest))


def _passive(rest: list[Unit], be: str) -> Iterator[str]:
    """What people do with it: "es usado para cortar"."""
    for verb in rest[0].verbs("participle"):
        for said in wordings(rest[1:]):
            yield f"{be} it made {said}" if verb.english == "make" else f"do you {verb.english} it {said}"


def _usual(clause: Clause, grammar: Grammar) -> Iterator[str]:
    """Without "usually": "suele ser rojo" asks what "es rojo" asks."""
    first, rest = clause.rest[0], clause.rest[1:]
    if first.text in ("ser", "estar"):
        yield from _being(clause._replace(verb=Unit(next(iter(grammar.now)), ()), rest=rest), grammar)
        return
    meant = tuple(each._replace(form="it") for each in first.verbs("infinitive"))
    yield from doing(clause._replace(verb=Unit(first.text, meant), rest=rest), grammar)


def _is_relative(units: list[Unit], at: int, grammar: Grammar) -> bool:
    """Whether "que" is "that": it is before a verb, but behind "more" it is "than"."""
    if units[at].text not in grammar.that and not re.fullmatch(r"donde|onde", units[at].text):
        return False
    compares = any(unit.means("more", "less") for unit in units[:at])
    return not compares and any(
        is_verb(units, next_at, grammar) for next_at in range(at + 1, min(at + 5, len(units)))
    )


def _described(before: list[Unit], behind: list[Unit], grammar: Grammar) -> Iterator[str]:
    """Both parts: "un animal que vuela" is an animal, and it flies."""
    before, tail = _without_preposition(before)
    tells = not any(unit.means(*_MADE_BY_NOBODY) for unit in before)
    kinds = [f"is it {said} and " for said in wordings(before)] if tells else [""]
    negated = any(unit.text in grammar.not_ for unit in behind[1:3])
    asked = list(islice(_clause([*behind[1:], *tail], grammar), _MOST_ASKED))
    for kind in kinds[:3]:
        for said in asked:
            yield kind + (_SUBJECT.sub(r"\1 not ", said, count=1) if negated else said)


def _without_preposition(before: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """What stands before "con el que", and what English has at the end instead: "with it"."""
    at = len(before)
    while at and (before[at - 1].means("the") or before[at - 1].means(*_PREPOSITIONS)):
        at -= 1
    meant = next((name for unit in before[at:] for name in _PREPOSITIONS if unit.means(name)), None)
    tail = [] if meant in (None, "of") else [Unit("", (Meaning(f"{meant} it", "other"),))]
    return before[:at], tail
