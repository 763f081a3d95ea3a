"""Which cues are taken, which are doubtful, and which are refused by what clause.

Pure, so that the page can ask while somebody types: check("skyblue", Context()).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct, field

from huetable.games.hues_and_cues.rules import clauses
from huetable.games.hues_and_cues.rules.state import FIRST_RULES, RULES
from huetable.language.colour_names import COLOUR_FORMS, MORE_COLOUR_FORMS
from huetable.language.folding import JOINERS
from huetable.language.foreign_colour_names import FOREIGN_COLOUR_NAMES
from huetable.language.lookalikes import APOSTROPHES, HYPHENS, fold_lookalikes

from .dictionary import compares, is_real, same_word
from .everyday_words import is_everyday, same_stem
from .hidden_colour_names import colour_in, colour_like, parts_of, spaced
from .word_lists import COMPARISONS, POSITIONS

MOST_LETTERS: Final = 24

_COORDINATE: Final = re.compile(r"(?<![^\W_])(?:[a-p]\W{0,2}\d{1,2}|\d{1,2}\W{0,2}[a-p])(?![^\W_])")
_HYPHEN: Final = re.compile(f"[{re.escape(HYPHENS)}]")
_APOSTROPHE: Final = re.compile(f"[{APOSTROPHES}]")

Args = dict[str, str | int]
Fault = tuple[str, Args]
"""A clause, and what to put into its sentence."""


class Context(Struct, frozen=True):
    """What a cue must not repeat."""

    first: str | None = None
    """This round's first cue, if the second one is to be checked."""
    used: tuple[str, ...] = ()
    """All cues of the game so far: withdrawn ones and this round's first one too."""
    rules: int = RULES
    """The rules version of the game."""


class Verdict(Struct, frozen=True):
    kind: Literal["ok", "warning", "refusal"]
    clause: str = ""
    """By which it is refused, or which it comes close to breaking."""
    args: Args = field(default_factory=dict)
    doubts: tuple[str, ...] = ()
    """Every clause that it comes close to breaking."""


_ANYTHING: Final = Context()


def check(cue: str, context: Context = _ANYTHING) -> Verdict:
    """What a cue is refused for first; if for nothing, what is doubtful about it."""
    fault = next(faults(cue, context), None)
    if fault is not None:
        return Verdict("refusal", *fault)
    doubts = tuple(dict.fromkeys(doubts_about(folded(cue), context)))
    return Verdict("warning", doubts[0], {"cue": tidy(cue)}, doubts) if doubts else Verdict("ok")


def tidy(cue: str) -> str:
    return " ".join(unicodedata.normalize("NFC", cue).split())


def folded(cue: str) -> list[str]:
    """Its words as a reader takes them; hyphens split like spaces."""
    return [fold_lookalikes(word) for word in _HYPHEN.sub(" ", cue).split()]


def real_words(cue: str, rules: int = RULES) -> bool:
    """Whether nothing in it could be a colour name in disguise."""
    return all(map(is_everyday if rules == FIRST_RULES else is_real, folded(cue)))


def faults(cue: str, context: Context) -> Iterator[Fault]:
    """What is wrong with it, the plainest first."""
    words = folded(cue)
    yield from _coordinates(cue)
    yield from _letters(cue)
    yield from _colours(words, context.rules)
    yield from _count(words, context)
    yield from _positions(words)
    if context.first is not None:
        yield from _comparisons(words, context.rules)
    for used in context.used:
        if same_cue(words, folded(used), context.rules):
            yield clauses.REPETITION, {"cue": tidy(cue), "used": used}


def _coordinates(cue: str) -> Iterator[Fault]:
    found = _COORDINATE.search(unicodedata.normalize("NFKC", cue).casefold())
    if found:
        yield clauses.POSITION, {"word": found.group().upper()}


def _letters(cue: str) -> Iterator[Fault]:
    for chunk in cue.split():
        for word in _HYPHEN.split(chunk):
            if not all(map(_run, _APOSTROPHE.split(word))) or _length(word) > MOST_LETTERS:
                yield clauses.NOT_A_WORD, {"word": chunk}


def _run(letters: str) -> bool:
    """A letter, and then letters with their marks."""
    return letters[:1].isalpha() and all(
        character in JOINERS or unicodedata.category(character)[0] in "LM" for character in letters
    )


def _length(word: str) -> int:
    return sum(character.isalpha() for character in word)


def _colours(words: Sequence[str], rules: int) -> Iterator[Fault]:
    """The plain name before the one in disguise: who wrote "red" needs no lecture on look-alikes."""
    for word in words:
        name = _colour_name(word, rules)
        if name:
            yield clauses.COLOUR_NAME, {"word": word, "colour": name}
    hidden = [(word, colour_in(word)) for word in words if not is_real(word)]
    for word, colour in [*hidden, ("".join(words), spaced(words))]:
        if colour:
            yield clauses.HIDDEN_COLOUR_NAME, {"word": word, "colour": colour}


def _colour_name(word: str, rules: int) -> str | None:
    if rules == FIRST_RULES:
        return COLOUR_FORMS.get(word)
    return COLOUR_FORMS.get(word) or MORE_COLOUR_FORMS.get(word) or FOREIGN_COLOUR_NAMES.get(word)


def _count(words: Sequence[str], context: Context) -> Iterator[Fault]:
    most, clause = (
        (1, clauses.FIRST_CUE_NOT_ONE_WORD) if context.first is None else (2, clauses.SECOND_CUE_TOO_LONG)
    )
    if not 1 <= len(words) <= most:
        yield clause, {"words": len(words)}


def _positions(words: Sequence[str]) -> Iterator[Fault]:
    for word in words:
        if len(word) == 1 and word.isascii():
            yield clauses.POSITION, {"word": word.upper()}
    if all(word in POSITIONS for word in _parts(words)):
        yield clauses.POSITION, {"word": " ".join(words)}


def _comparisons(words: Sequence[str], rules: int) -> Iterator[Fault]:
    for word in (*words, *_parts(words)):
        if word in COMPARISONS or (rules != FIRST_RULES and compares(word)):
            yield clauses.COMPARISON, {"word": word}


def _parts(words: Sequence[str]) -> Iterator[str]:
    """The words, and in place of letters that make none the words they are glued from."""
    for word in words:
        yield from [word] if is_real(word) else parts_of(word) or [word]


def same_cue(words: Sequence[str], used: Sequence[str], rules: int = RULES) -> bool:
    """Whole against whole; saying a word twice does not make it another cue."""
    one, other = list(dict.fromkeys(words)), list(dict.fromkeys(used))
    same = same_stem if rules == FIRST_RULES else same_word
    return len(one) == len(other) and all(map(same, one, other))


def doubts_about(words: Sequence[str], context: Context) -> Iterator[str]:
    """The clauses that a lawful cue comes close to breaking."""
    if any(map(colour_like, words)):
        yield clauses.HIDDEN_COLOUR_NAME
    if any(word in POSITIONS for word in words):
        yield clauses.POSITION
    if any(_echoes(words, used) for used in context.used if used != context.first):
        yield clauses.REPETITION


def _echoes(words: Sequence[str], used: str) -> bool:
    """Whether it has a word of an old cue, or all of its letters."""
    old = folded(used)
    return "".join(old) == "".join(words) or any(same_word(word, other) for word in words for other in old)
