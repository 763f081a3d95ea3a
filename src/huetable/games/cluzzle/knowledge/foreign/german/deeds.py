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
        yield from _able(clause, "can you")
    elif text in MUST:
        yield from _able(clause, "do you have to")
    elif text in HAS:
        yield from _having(clause)
    else:
        yield from _doing(clause)


def _last_verb(rest: list[Unit], form: str) -> tuple[Meaning, ...]:
    return rest[-1].verbs(form) if rest else ()


def _being(clause: Clause) -> Iterator[str]:
    """What it is; a question about something else than the thing gets no answer."""
    rest, be = clause.rest, "was" if clause.verb.text in BE_PAST else "is"
    if _last_verb(rest, "participle"):
        yield from _passive(clause)
    yield from _made_or_used(rest, be)
    if clause.subject in ("you", "everyone") or re.match(r"the (?!word$)", clause.subject):
        return
    if clause.subject not in ("it", "the word"):
        rest = [Unit("", (Meaning(clause.subject, "noun"),)), *rest]
    about = "the word" if clause.subject == "the word" else "it"
    yield from (repaired(f"{be} {about} {said}") for said in wordings(rest))
    yield from _easy(rest)


def _made_or_used(rest: list[Unit], be: str) -> Iterator[str]:
    """What it is made of ("aus Holz"), or what it is used for ("zum Schneiden")."""
    if rest and rest[0].text == "aus":
        yield from (f"{be} it made of {said}" for said in wordings(rest[1:]))
    elif rest and rest[0].text in ("zum", "dazu", "dafür"):
        bare = [each for each in rest[1:] if each.text not in ("da", "zu")]
        yield from (f"is it used to {said}" for said in wordings(bare))


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


def _able(clause: Clause, head: str) -> Iterator[str]:
    """What it or somebody can or must do."""
    rest = clause.rest
    if rest and rest[-1].text == "sein":
        yield from _being(clause._replace(verb=Unit("ist", ()), rest=rest[:-1]))
        return
    left, first = _first_of_two([unit for unit in rest[:-1] if unit.text != "zu"])
    for verb in _last_verb(rest, "infinitive"):
        for said in _all(left):
            yield from _ability(clause.subject, head, f"{first}{verb.english}", said)


def _first_of_two(units: list[Unit]) -> tuple[list[Unit], str]:
    """Without the first of two verbs, and that verb in English: "schwimmen und" before "fliegen"."""
    if len(units) < 2 or units[-1].text not in ("und", "oder"):
        return units, ""
    verbs = units[-2].verbs("infinitive")
    join = "and" if units[-1].text == "und" else "or"
    return (units[:-2], f"{verbs[0].english} {join} ") if verbs else (units, "")


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
