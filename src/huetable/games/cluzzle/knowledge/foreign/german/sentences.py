"""German questions in English: the verb comes first, who does it second, and the other verb last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from huetable.games.cluzzle.knowledge.foreign.lexicon import Meaning
from huetable.games.cluzzle.knowledge.foreign.rewriting import rewritten
from huetable.games.cluzzle.knowledge.foreign.units import Unit, units_of
from huetable.games.cluzzle.knowledge.foreign.wording import wordings

from .clauses import is_finite, is_verb, parse_clause, verb_first, with_compounds
from .deeds import clause_questions
from .grammar import FILLERS, OPEN, PEOPLE, RELATIVE, SURROUNDINGS

_MOST_ASKED: Final = 12


def plain_german(text: str) -> str:
    while (bare := SURROUNDINGS.sub("", text, count=1).strip(" ,")) not in (text, ""):
        text = bare
    return text


def is_open_in_german(text: str) -> bool:
    return OPEN.search(text) is not None


def german_questions(text: str) -> Iterator[str]:
    """The question in English, in every way that it may be meant, the likeliest first."""
    text = " ".join(FILLERS.sub(" ", rewritten(text, "de")).split())
    units = [with_compounds(unit) for unit in units_of(text, "de")]
    yield from _sentence(units)


def _sentence(units: list[Unit]) -> Iterator[str]:
    """Two questions joined by "or" or "and", or a single one."""
    for at in range(1, len(units) - 1):
        if units[at].text in ("oder", "und") and is_finite(units[at + 1]) and not units[at + 1].is_("noun"):
            join = "or" if units[at].text == "oder" else "and"
            seconds = list(_clause(units[at + 1 :]))[:6]
            yield from (f"{first} {join} {second}" for first in _clause(units[:at]) for second in seconds)
            return
    yield from _clause(units)


def _clause(units: list[Unit]) -> Iterator[str]:
    if not units:
        return
    units = verb_first(units)
    if not is_verb(units[0]):
        yield from (f"is it {said}" for said in wordings(units))
        return
    relative = _relative_at(units)
    if relative is not None:
        yield from _described(units[:relative], units[relative + 1 :])
        return
    bare = [units[0], *(unit for unit in units[1:] if unit.text != ",")] if _no_list(units) else units
    yield from clause_questions(parse_clause(bare))


def _no_list(units: list[Unit]) -> bool:
    return not any(unit.text == "oder" for unit in units)


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
    tells = not any(unit.means("something", "thing", "object") for unit in before)
    kinds = [f"{said} and " for said in _clause(before)][:3] if tells else [""]
    asks = list(islice(_inner(rest, tail), _MOST_ASKED))
    yield from (f"{kind}{said}" for kind in kinds for said in asks)


def _inner(rest: list[Unit], tail: str) -> Iterator[str]:
    last, others = rest[-1], rest[:-1]
    behind = Unit(tail, (Meaning(tail, "other"),)) if tail else None
    people = bool(others) and others[0].text in PEOPLE
    subject = others[:1] if people else [Unit("es", (Meaning("it", "other"),))]
    left = others[1:] if people else others
    units = [last, *subject, *left[:-1], *([behind] if behind else []), *left[-1:]]
    yield from clause_questions(parse_clause(units))
