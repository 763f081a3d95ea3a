"""What a thing is or does, or what people do with it: a German clause said in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from huetable.games.cluzzle.knowledge.foreign.lexicon import Meaning
from huetable.games.cluzzle.knowledge.foreign.units import Unit
from huetable.games.cluzzle.knowledge.foreign.wording import repaired, wordings

from .clauses import FINITE, Clause
from .grammar import BE, BE_PAST, BECOMES, CAN, HAS, MUST, WOULD


def clause_questions(clause: Clause) -> Iterator[str]:
    text = clause.verb.text
    if text in BE:
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
    meant, rest = clause.verb.verbs(*FINITE, "infinitive"), clause.rest
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
