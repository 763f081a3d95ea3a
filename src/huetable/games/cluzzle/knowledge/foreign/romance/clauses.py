"""One clause of a Spanish or Portuguese question: who does it, the pronouns before the verb, the verb, and the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from huetable.games.cluzzle.knowledge.foreign.units import Unit
from huetable.games.cluzzle.knowledge.foreign.wording import wordings

from .grammar import Grammar

FINITE: Final = ("it", "they", "you")
_SHORT_SUBJECT: Final = 2


class Clause(NamedTuple):
    subject: str
    """"it", "you", "the word", or somebody; empty where nobody is named."""
    pronouns: frozenset[str]
    verb: Unit
    rest: list[Unit]


def parse_clause(units: list[Unit], grammar: Grammar) -> Clause | None:
    """Who does it, the pronouns before the verb, the verb, and the rest."""
    start = next((at for at in range(len(units)) if is_verb(units, at, grammar)), None)
    if start is None:
        return None
    before, rest = units[:start], list(units[start + 1 :])
    small = grammar.reflexive | grammar.persons | grammar.not_ | grammar.objects
    pronouns = frozenset[str]()
    while before and before[-1].text in small:
        pronouns |= {before.pop().text}
    subject, moved = _subject(before, grammar)
    return None if subject is None else Clause(subject, pronouns, units[start], [*rest, *moved])


def is_verb(units: list[Unit], at: int, grammar: Grammar) -> bool:
    unit = units[at]
    known = (
        grammar.now | grammar.past | grammar.it_can | grammar.you_can | grammar.knows_how | grammar.usually
    )
    if unit.text in known | grammar.has | grammar.you_have | grammar.serves | grammar.there_is:
        return True
    if at and units[at - 1].text in grammar.reflexive | grammar.persons:
        return bool(unit.verbs(*FINITE))
    alone = at == 0 or not (unit.is_("noun") or unit.is_("adjective"))
    return bool(unit.verbs(*FINITE)) and alone


def _subject(before: list[Unit], grammar: Grammar) -> tuple[str | None, list[Unit]]:
    """What stands before the verb: who does it, or a part that English has behind it ("con eso se corta")."""
    if not before:
        return "", []
    if before[0].means("with", "in", "at", "of", "for", "from") and not before[0].means("the"):
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


def infinitive_at(units: Sequence[Unit]) -> int | None:
    return next((at for at, unit in enumerate(units[:4]) if unit.verbs("infinitive")), None)
