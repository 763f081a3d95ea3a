"""Which phrases explain every word of a clause that matters. Where one word stays unexplained, nothing is understood."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from huetable.games.cluzzle.knowledge.query import AllOf, GoesWith, IsTrue, Opposite, Query
from huetable.games.cluzzle.knowledge.table.company import companions

from .clauses import Clause
from .function_words import ADJECTIVES, BESIDE_A_COMPANION, PLACE_ADVERBS
from .phrases import Phrase, phrases_by_word, sections

_ORDER: Final = ("kind", "part", "quality", "it", "you", "material", "place", "topic", "role")
_TOGETHER: Final = frozenset(
    frozenset(pair.split())
    for pair in (
        "kind quality",
        "quality",
        "kind place",
        "kind material",
        "quality material",
        "you place",
        "you role",
        "it place",
        "kind you",
        "kind it",
        "kind part",
        "kind role",
        "role place",
        "kind",
        "kind topic",
    )
)
"""Sections whose phrases may stand side by side and then both hold. "Sharp teeth" is not a thing that is sharp."""
MOST_PHRASES: Final = 3
_PREPOSITION: Final = r"(?:in|on|at|inside|outside|near|under|from|around|to|into|by|over|through|behind|of|across|during|about|after|above|below|beneath|along|off|like|where)"
_HAS: Final = re.compile(
    r"\b(?:have|has|had|having|got|get|with|without|contain|contains|include|includes|there|feature|features|show|shows|lack|lacks|"
    r"part|parts|grow|grows|come|comes|made|see|full|its|covered|on|walk|walks|stand|stands)\b"
)
_OWNS: Final = re.compile(r"\b(?:have|has|its|on it|there)\b")
_IS: Final = re.compile(r"(?:is|are|was|were|could it be|would it be) ")


def covered(clause: Clause, most: int = MOST_PHRASES) -> Query | None:
    """What the whole clause means."""
    if "without" in clause.words:
        return _lacking(clause)
    return _explained(clause, most)


def _lacking(clause: Clause) -> Query | None:
    """What is lacking: "live without it" is a phrase; "an animal without legs" has none."""
    bare = clause._replace(words=clause.words - {"without"}, negated=not clause.negated)
    return _explained(clause, MOST_PHRASES) or _explained(bare, 1)


def _explained(clause: Clause, most: int) -> Query | None:
    candidates = _candidates(clause)
    found = _single(clause, candidates)
    if found is None and most > 1:
        found = _several(clause, candidates)
    if found is None:
        return _doubtful(clause, candidates)
    query = AllOf(tuple(map(_meaning, found))) if len(found) > 1 else _meaning(found[0])
    return Opposite(query) if clause.negated else query


def _doubtful(clause: Clause, candidates: list[Phrase]) -> Query | None:
    """What has no claws at all has no sharp ones. What has some may have them or not."""
    parts = [each for each in candidates if each.section == "part" and not each.flips]
    sure = sections()["part"].beside | ADJECTIVES
    found = next((each for each in parts if clause.words - each.words <= sure), None)
    if found is None or clause.negated:
        return _beside_companion(clause)
    return AllOf((IsTrue(found.concept), IsTrue("unsure")))


def _beside_companion(clause: Clause) -> Query | None:
    """Something that goes with the thing, where nothing is asked but whether it does: "Do you need a helmet?"."""
    found = [word for word in clause.words if word not in BESIDE_A_COMPANION]
    if clause.negated or len(found) != 1 or len(clause.words) == 1 or found[0] not in companions():
        return None
    return GoesWith(found[0])


def _meaning(phrase: Phrase) -> Query:
    return Opposite(IsTrue(phrase.concept)) if phrase.flips else IsTrue(phrase.concept)


def _candidates(clause: Clause) -> list[Phrase]:
    listed = {phrase for word in clause.words for phrase in phrases_by_word().get(word, ())}
    return [phrase for phrase in listed if _occurs(phrase, clause)]


def _occurs(phrase: Phrase, clause: Clause) -> bool:
    mode = sections()[phrase.section].mode
    if phrase.section == "role" and clause.mode == "it" and not clause.weak & {"for", "by", "with"}:
        return False
    if phrase.section == "place" and not _is_place(phrase, clause.text):
        return False
    if phrase.section == "part" and not _asks_for_part(clause):
        return False
    return (
        phrase.words <= clause.words
        and phrase.weak <= clause.weak
        and (mode == "both" or clause.mode in (mode, "any") or (mode == "you" and clause.mode == "they"))
    )


def _asks_for_part(clause: Clause) -> bool:
    """A part is something to have: "Is it light?" does not ask for lights, nor "roll dough with it" for dough."""
    if clause.mode in ("you", "they"):
        return _OWNS.search(clause.text) is not None
    return clause.mode == "any" or _HAS.search(clause.text) is not None


def _is_place(phrase: Phrase, text: str) -> bool:
    """A place stands behind its preposition; "carry water in it" asks for none."""
    nouns = [word for word in phrase.words if word not in PLACE_ADVERBS]
    return not nouns or any(
        re.search(rf"\b{_PREPOSITION}(?: [a-z-]+){{0,3}}? {re.escape(noun[:4])}[a-z-]*\b", text)
        for noun in nouns
    )


def _beside(found: Iterable[Phrase]) -> frozenset[str]:
    return frozenset[str]().union(*(sections()[phrase.section].beside for phrase in found))


def _single(clause: Clause, candidates: list[Phrase]) -> tuple[Phrase, ...] | None:
    fitting = [each for each in candidates if clause.words - each.words <= sections()[each.section].beside]
    best = max(fitting, key=lambda phrase: _rank(phrase, clause), default=None)
    return best and (best,)


def _rank(phrase: Phrase, clause: Clause) -> tuple[int, int, int, int, int]:
    """The longest one says it best; then the section that a preposition or "have" points to."""
    hints = int(sections()[phrase.section].mode == clause.mode and not _IS.match(clause.text))
    if (
        (phrase.section == "part" and "have" in clause.words)
        or (phrase.section == "place" and clause.weak & {"in", "on", "at", "inside", "near"})
        or (phrase.section == "material" and "make" in clause.words)
        or (phrase.section == "role" and clause.mode == "they")
    ):
        hints = 2
    return (len(phrase.words), len(phrase.weak), hints, -_ORDER.index(phrase.section), -phrase.rank)


def _several(clause: Clause, candidates: list[Phrase]) -> tuple[Phrase, ...] | None:
    """Two or three phrases that have no word in common."""
    if "like" in clause.words:
        return None
    ordered = sorted(candidates, key=lambda phrase: _rank(phrase, clause), reverse=True)
    found: list[tuple[Phrase, ...]] = []
    _extend(clause, ordered, (), found)
    found = [each for each in found if _IS.match(clause.text) or not _has_object(each)]
    if clause.mode == "they":
        found = [each for each in found if any(phrase.section == "role" for phrase in each)]
    return max(found, key=lambda each: (sum(len(p.words) for p in each), -len(each)), default=None)


def _has_object(found: tuple[Phrase, ...]) -> bool:
    """Behind a verb a kind is what something is done to: "scratch furniture" is not furniture that scratches."""
    named = {phrase.section for phrase in found}
    return "kind" in named and bool(named & {"it", "you"})


def _extend(
    clause: Clause, ordered: list[Phrase], taken: tuple[Phrase, ...], found: list[tuple[Phrase, ...]]
) -> None:
    left = clause.words.difference(*(phrase.words for phrase in taken))
    if len(taken) > 1 and left <= _beside(taken):
        found.append(taken)
    if len(taken) == MOST_PHRASES or len(found) > 20:
        return
    for at, phrase in enumerate(ordered):
        if phrase.words <= left and all(_go_together(phrase, other) for other in taken):
            _extend(clause, ordered[at + 1 :], (*taken, phrase), found)


def _go_together(phrase: Phrase, other: Phrase) -> bool:
    return frozenset({phrase.section, other.section}) in _TOGETHER
