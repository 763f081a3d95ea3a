"""What a thing does, or what people do with it: Spanish and Portuguese verbs said in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from huetable.games.cluzzle.knowledge.english.phrases import phrases
from huetable.games.cluzzle.knowledge.foreign.units import Unit
from huetable.games.cluzzle.knowledge.foreign.wording import repaired, wordings

from .clauses import FINITE, Clause, infinitive_at
from .grammar import Grammar


def able(clause: Clause, grammar: Grammar) -> Iterator[str]:
    """What it can do, or what people can do with it."""
    at, rest = infinitive_at(clause.rest), clause.rest
    if at is None:
        return
    bare = [rest[at], *(unit for unit in rest[:at] if unit.text not in grammar.people), *rest[at + 1 :]]
    if clause.verb.text in grammar.you_can or clause.subject == "you" or clause.pronouns & grammar.reflexive:
        yield from done_by_you("can you", bare)
        yield from (f"can it {said}" for said in _verb_first(bare))
        return
    if clause.pronouns & grammar.persons:
        yield from (f"can it {said} you" for said in _verb_first(bare))
    yield from (f"can {clause.subject or 'it'} {said}" for said in _verb_first(bare))
    yield from done_by_you("can you", bare)


def _verb_first(units: list[Unit]) -> Iterator[str]:
    yield from wordings([_only(units[0], "infinitive"), *units[1:]] if units else [])


def _only(unit: Unit, *forms: str) -> Unit:
    found = unit.verbs(*forms)
    return unit._replace(meanings=found) if found else unit


def done_by_you(head: str, units: list[Unit]) -> Iterator[str]:
    """With the thing as what it is done to, unless the thing stands there already ("sentarse en ella")."""
    if not units:
        return
    verb, rest = _only(units[0], "infinitive"), units[1:]
    for said in wordings([verb]):
        for behind in wordings(rest) if rest else [""]:
            yield repaired(
                f"{head} {said} {behind}" if re.search(r"\bit\b", behind) else f"{head} {said} it {behind}"
            )


def serving(units: list[Unit], grammar: Grammar) -> Iterator[str]:
    """What it is used for: "sirve para cortar"."""
    if not units:
        return
    if infinitive_at(units[:2]) is not None:
        bare = [each for each in units if each.text not in grammar.reflexive | grammar.persons]
        yield from (repaired(f"is it used to {said}") for said in _verb_first(bare))
        yield from done_by_you("can you", bare)
    for said in wordings(units):
        yield repaired(f"is it used for {said}")
        yield repaired(f"is it for {said}")


def there(clause: Clause, grammar: Grammar) -> Iterator[str]:
    rest = clause.rest
    if rest and rest[0].text in grammar.that:
        yield from done_by_you("do you have to", rest[1:])
        return
    if clause.verb.text == "existe":
        yield from (f"does it exist {said}" for said in (wordings(rest) if rest else [""]))
        return
    yield from (f"is there {said}" for said in wordings(rest))
    yield from (f"do you find it {said}" for said in wordings(rest))
    yield from (f"does it exist {said}" for said in wordings(rest))


def doing(clause: Clause, grammar: Grammar) -> Iterator[str]:
    """What it does, or what somebody does with it."""
    verb = _only(clause.verb, *FINITE)
    if verb.means("like"):
        yield from _liking(clause, grammar)
    yield from _done_by_somebody(clause, verb)
    if clause.subject not in ("", "it", "you", "the word"):
        yield from (f"do {clause.subject} {said}" for said in _with_object(verb, clause.rest))
    elif _is_done_by_people(clause, verb, grammar):
        yield from (f"do you {said}" for said in _with_object(verb, clause.rest))
        yield from (repaired(f"does it {said}") for said in wordings([verb, *clause.rest]))
    else:
        yield from _done_by_it(clause, verb, grammar)


def _is_done_by_people(clause: Clause, verb: Unit, grammar: Grammar) -> bool:
    if clause.subject == "you" or clause.pronouns & (grammar.reflexive | grammar.objects):
        return True
    return bool(verb.verbs("you")) and not verb.verbs("it")


def _done_by_it(clause: Clause, verb: Unit, grammar: Grammar) -> Iterator[str]:
    if clause.pronouns & grammar.persons:
        yield from (f"does it {said} you" for said in wordings([verb, *clause.rest]))
    who = clause.subject or "it"
    yield from (repaired(f"does {who} {said}") for said in wordings([verb, *clause.rest]))
    yield from (f"do you {said}" for said in _with_object(verb, clause.rest))


def _with_object(verb: Unit, rest: list[Unit]) -> Iterator[str]:
    for said in wordings([verb]):
        for behind in wordings(rest) if rest else [""]:
            yield repaired(f"{said} {behind}" if re.search(r"\bit\b", behind) else f"{said} it {behind}")


def _done_by_somebody(clause: Clause, verb: Unit) -> Iterator[str]:
    """Who does it may stand behind the verb: "juegan los niños con ella"."""
    rest = clause.rest
    size = next((at + 1 for at, unit in enumerate(rest[:3]) if unit.means(*roles())), None)
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


@cache
def roles() -> frozenset[str]:
    """Who may do something with a thing."""
    named = (each.words for each in phrases() if each.section == "role" and len(each.words) == 1)
    return frozenset(word for words in named for word in words) | {"people", "person", "someone", "everyone"}


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
