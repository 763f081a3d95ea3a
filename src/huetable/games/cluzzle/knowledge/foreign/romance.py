"""Spanish and Portuguese questions in English: the verb comes first, and who does it is often left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.english.phrases import phrases

from .lexicon import Meaning
from .romance_words import PORTUGUESE, SPANISH, Grammar
from .units import Unit, units_of
from .wording import repaired, wordings

GRAMMARS: Final = {"es": SPANISH, "pt": PORTUGUESE}
_SHORT_SUBJECT: Final = 2
_FINITE: Final = ("it", "they", "you")
_MADE_BY_NOBODY: Final = frozenset({"something", "thing", "object"})
_PREPOSITIONS: Final = ("with", "in", "on", "of")
_SUBJECT: Final = re.compile(r"^(\w+ (?:the word|\w+)) ")
_AFRAID: Final = re.compile(r"\b(?:have|has) fear\b")


@cache
def _roles() -> frozenset[str]:
    """Who may do something with a thing."""
    named = (each.words for each in phrases() if each.section == "role" and len(each.words) == 1)
    return frozenset(word for words in named for word in words) | {"people", "person", "someone", "everyone"}


class Clause(NamedTuple):
    subject: str
    """"it", "you", "the word", or somebody; empty where nobody is named."""
    pronouns: frozenset[str]
    verb: Unit
    rest: list[Unit]


def romance_questions(text: str, language: str) -> Iterator[str]:
    """The question in English, in every way that it may be meant, the likeliest first."""
    grammar = GRAMMARS[language]
    for pattern, instead in grammar.rewritten:
        text = re.sub(pattern, instead, text)
    yield from _sentence(units_of(" ".join(text.split()), language), grammar)


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
    return bool(first.verbs(*_FINITE)) and not first.is_("noun") and not first.is_("adjective")


def _clause(units: list[Unit], grammar: Grammar) -> Iterator[str]:
    if not units:
        return
    clause = _parsed(units, grammar)
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


def _parsed(units: list[Unit], grammar: Grammar) -> Clause | None:
    """Who does it, the pronouns before the verb, the verb, and the rest."""
    start = next((at for at in range(len(units)) if _is_verb(units, at, grammar)), None)
    if start is None:
        return None
    before, rest = units[:start], list(units[start + 1 :])
    small = grammar.reflexive | grammar.persons | grammar.not_ | grammar.objects
    pronouns = frozenset[str]()
    while before and before[-1].text in small:
        pronouns |= {before.pop().text}
    subject, moved = _subject(before, grammar)
    return None if subject is None else Clause(subject, pronouns, units[start], [*rest, *moved])


def _is_verb(units: list[Unit], at: int, grammar: Grammar) -> bool:
    unit = units[at]
    known = (
        grammar.now | grammar.past | grammar.it_can | grammar.you_can | grammar.knows_how | grammar.usually
    )
    if unit.text in known | grammar.has | grammar.you_have | grammar.serves | grammar.there_is:
        return True
    if at and units[at - 1].text in grammar.reflexive | grammar.persons:
        return bool(unit.verbs(*_FINITE))
    alone = at == 0 or not (unit.is_("noun") or unit.is_("adjective"))
    return bool(unit.verbs(*_FINITE)) and alone


def _subject(before: list[Unit], grammar: Grammar) -> tuple[str | None, list[Unit]]:
    """What stands before the verb: who does it, or a part that English has behind it ("con eso se corta")."""
    if not before:
        return "", []
    if before[0].text in grammar.of | grammar.to | {"con", "en", "com", "em", "a", "ao", "à"}:
        return "", before
    if before[-1].text in grammar.it and len(before) <= _SHORT_SUBJECT:
        return "it", []
    if any(each.means("everyone") for each in before):
        return "everyone", []
    if before[-1].text in grammar.people or any(each.means("people", "many people") for each in before):
        return "you", []
    return _named_subject(next(wordings(before), None)), []


def _named_subject(said: str | None) -> str | None:
    if said is None:
        return None
    if re.search(r"\b(?:word|name)\b", said):
        return "the word"
    return "it" if re.search(r"\b(?:thing|object|animal|creature)\b", said) else said


def _questions(clause: Clause, grammar: Grammar) -> Iterator[str]:
    text, rest = clause.verb.text, clause.rest
    if text in grammar.now | grammar.past:
        yield from _being(clause, grammar)
    elif text in grammar.usually and rest:
        yield from _usual(clause, grammar)
    elif text in grammar.it_can | grammar.you_can | grammar.knows_how and _infinitive_at(rest) is not None:
        yield from _able(clause, grammar)
    elif text in grammar.serves and rest and rest[0].text in grammar.to | {"de", "como"}:
        yield from _serving(rest[1:], grammar)
    elif text in grammar.there_is:
        yield from _there(clause, grammar)
    elif text in grammar.you_have and rest and rest[0].text in grammar.that:
        yield from _done_by_you("do you have to", rest[1:])
    else:
        yield from _doing(clause, grammar)


def _infinitive_at(units: Sequence[Unit]) -> int | None:
    return next((at for at, unit in enumerate(units[:4]) if unit.verbs("infinitive")), None)


# To be


def _being(clause: Clause, grammar: Grammar) -> Iterator[str]:
    rest, be = clause.rest, "was" if clause.verb.text in grammar.past else "is"
    about = clause.subject if clause.subject == "the word" else "it"
    if not rest or clause.subject not in ("", "it", "the word"):
        return
    relative = next((at for at, unit in enumerate(rest) if at and _is_relative(rest, at, grammar)), None)
    if relative is not None:
        yield from _described(rest[:relative], rest[relative:], grammar)
        return
    if rest[0].text in grammar.to and _infinitive_at(rest[1:2]) is not None:
        yield from _serving(rest[1:], grammar)
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


def _is_relative(units: list[Unit], at: int, grammar: Grammar) -> bool:
    """Whether "que" is "that": it is before a verb, but behind "more" it is "than"."""
    if units[at].text not in grammar.that and not re.fullmatch(r"donde|onde", units[at].text):
        return False
    compares = any(unit.means("more", "less") for unit in units[:at])
    return not compares and any(
        _is_verb(units, next_at, grammar) for next_at in range(at + 1, min(at + 5, len(units)))
    )


def _described(before: list[Unit], behind: list[Unit], grammar: Grammar) -> Iterator[str]:
    """Both parts: "un animal que vuela" is an animal, and it flies."""
    before, tail = _without_preposition(before)
    tells = not any(unit.means(*_MADE_BY_NOBODY) for unit in before)
    kinds = [f"is it {said} and " for said in wordings(before)] if tells else [""]
    negated = any(unit.text in grammar.not_ for unit in behind[1:3])
    for kind in kinds[:3]:
        for said in _clause([*behind[1:], *tail], grammar):
            yield kind + (_SUBJECT.sub(r"\1 not ", said, count=1) if negated else said)


def _without_preposition(before: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """What stands before "con el que", and what English has at the end instead: "with it"."""
    at = len(before)
    while at and (before[at - 1].means("the") or before[at - 1].means(*_PREPOSITIONS)):
        at -= 1
    meant = next((name for unit in before[at:] for name in _PREPOSITIONS if unit.means(name)), None)
    tail = [] if meant in (None, "of") else [Unit("", (Meaning(f"{meant} it", "other"),))]
    return before[:at], tail


# Can, usually, be used for


def _usual(clause: Clause, grammar: Grammar) -> Iterator[str]:
    """Without "usually": "suele ser rojo" asks what "es rojo" asks."""
    first, rest = clause.rest[0], clause.rest[1:]
    if first.text in ("ser", "estar"):
        yield from _being(clause._replace(verb=Unit(next(iter(grammar.now)), ()), rest=rest), grammar)
        return
    meant = tuple(each._replace(form="it") for each in first.verbs("infinitive"))
    yield from _doing(clause._replace(verb=Unit(first.text, meant), rest=rest), grammar)


def _able(clause: Clause, grammar: Grammar) -> Iterator[str]:
    at = _infinitive_at(clause.rest)
    people = (
        clause.verb.text in grammar.you_can or clause.subject == "you" or clause.pronouns & grammar.reflexive
    )
    if at is None:
        return
    bare = [*clause.rest[:at], *clause.rest[at:]]
    if clause.pronouns & grammar.persons and not people:
        yield from (f"can it {said} you" for said in _verb_first(bare))
    if not people:
        yield from (f"can {_who(clause.subject)} {said}" for said in _verb_first(bare))
    yield from _done_by_you("can you", bare)
    if people:
        yield from (f"can it {said}" for said in _verb_first(bare))


def _who(subject: str) -> str:
    return subject or "it"


def _verb_first(units: list[Unit]) -> Iterator[str]:
    yield from wordings([_only(units[0], "infinitive"), *units[1:]] if units else [])


def _only(unit: Unit, *forms: str) -> Unit:
    found = unit.verbs(*forms)
    return unit._replace(meanings=found) if found else unit


def _done_by_you(head: str, units: list[Unit]) -> Iterator[str]:
    """With the thing as what it is done to, unless the thing stands there already ("sentarse en ella")."""
    if not units:
        return
    verb, rest = _only(units[0], "infinitive"), units[1:]
    for said in wordings([verb]):
        for behind in wordings(rest) if rest else [""]:
            yield repaired(
                f"{head} {said} {behind}" if re.search(r"\bit\b", behind) else f"{head} {said} it {behind}"
            )


def _serving(units: list[Unit], grammar: Grammar) -> Iterator[str]:
    """What it is used for: "sirve para cortar"."""
    if not units:
        return
    if _infinitive_at(units[:2]) is not None:
        bare = [each for each in units if each.text not in grammar.reflexive | grammar.persons]
        yield from (repaired(f"is it used to {said}") for said in _verb_first(bare))
        yield from _done_by_you("can you", bare)
    for said in wordings(units):
        yield repaired(f"is it used for {said}")
        yield repaired(f"is it for {said}")


def _there(clause: Clause, grammar: Grammar) -> Iterator[str]:
    rest = clause.rest
    if rest and rest[0].text in grammar.that:
        yield from _done_by_you("do you have to", rest[1:])
        return
    if clause.verb.text == "existe":
        yield from (f"does it exist {said}" for said in (wordings(rest) if rest else [""]))
        return
    yield from (f"is there {said}" for said in wordings(rest))
    yield from (f"do you find it {said}" for said in wordings(rest))
    yield from (f"does it exist {said}" for said in wordings(rest))


# Other verbs


def _doing(clause: Clause, grammar: Grammar) -> Iterator[str]:
    verb = _only(clause.verb, *_FINITE)
    if verb.means("like"):
        yield from _liking(clause, grammar)
    yield from _done_by_somebody(clause, verb)
    people = (
        clause.subject in ("you", "everyone")
        or clause.pronouns & (grammar.reflexive | grammar.objects)
        or (verb.verbs("you") and not verb.verbs("it"))
    )
    if clause.subject == "everyone":
        yield from (f"does everyone {said}" for said in _with_object(verb, clause.rest))
    if people:
        yield from (f"do you {said}" for said in _with_object(verb, clause.rest))
    if clause.pronouns & grammar.persons and not people:
        yield from (f"does it {said} you" for said in wordings([verb, *clause.rest]))
    if clause.subject not in ("", "it", "you", "the word", "everyone"):
        yield from (f"do {clause.subject} {said}" for said in _with_object(verb, clause.rest))
        return
    who = "the word" if clause.subject == "the word" else "it"
    yield from (repaired(f"does {who} {said}") for said in wordings([verb, *clause.rest]))
    if not people:
        yield from (f"do you {said}" for said in _with_object(verb, clause.rest))


def _with_object(verb: Unit, rest: list[Unit]) -> Iterator[str]:
    for said in wordings([verb]):
        for behind in wordings(rest) if rest else [""]:
            yield repaired(f"{said} {behind}" if re.search(r"\bit\b", behind) else f"{said} it {behind}")


def _done_by_somebody(clause: Clause, verb: Unit) -> Iterator[str]:
    """Who does it may stand behind the verb: "juegan los niños con ella"."""
    rest = clause.rest
    size = next((at + 1 for at, unit in enumerate(rest[:3]) if unit.means(*_roles())), None)
    if (
        clause.subject
        or size is None
        or any(unit.is_("verb") and not unit.is_("noun") for unit in rest[:size])
    ):
        return
    if any(unit.means("with", "for", "in", "to", "at", "of") for unit in rest[:size]):
        return
    for somebody in wordings(rest[:size]):
        yield from (f"do {somebody} {said}" for said in _with_object(verb, rest[size:]))


def _liking(clause: Clause, grammar: Grammar) -> Iterator[str]:
    """Who likes it: "les gusta a los conejos"."""
    rest = clause.rest
    at = next((at for at, unit in enumerate(rest) if unit.text in ("a", "al") and clause.pronouns), None)
    if at is not None:
        yield from (f"do {said} like it" for said in wordings(rest[at + 1 :]))
    if clause.subject and clause.subject not in ("it", "you"):
        yield f"do {clause.subject} like it"
    bare = [each for each in rest if each.text not in grammar.of]
    if bare and clause.subject != "you" and not clause.pronouns & {"te", "me"}:
        yield from (f"does it like {said}" for said in wordings(bare))
        yield from (f"does it eat {said}" for said in wordings(bare))
