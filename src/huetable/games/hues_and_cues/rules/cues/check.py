"""Which cues are taken, which are doubtful, and which are refused by what clause.

    check_cue("skyblue", Context())

The steps: fold the cue into words as a reader takes them, collect what is wrong with it (`faults`, the first one refuses),
and if nothing is, what comes close (`doubts_about`, shown as a mark). It is pure, so the page can ask while somebody types.
Recorded cues are checked again in a replay: what version 1 of the rules did is kept wherever `rules` is asked for.
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

from .dictionary import is_comparison, is_dictionary_word, same_word
from .everyday_words import is_everyday_word, same_base_form
from .hidden_colour_names import (
    glued_words,
    hidden_colour_name,
    looks_like_colour_name,
    spaced_out_colour_name,
)
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


def check_cue(cue: str, context: Context = _ANYTHING) -> Verdict:
    """What a cue is refused for first; if for nothing, what is doubtful about it."""
    fault = next(faults(cue, context), None)
    if fault is not None:
        return Verdict("refusal", *fault)
    doubts = tuple(dict.fromkeys(doubts_about(folded_words(cue), context)))
    return Verdict("warning", doubts[0], {"cue": tidy_cue(cue)}, doubts) if doubts else Verdict("ok")


def tidy_cue(cue: str) -> str:
    return " ".join(unicodedata.normalize("NFC", cue).split())


def folded_words(cue: str) -> list[str]:
    """Its words as a reader takes them; hyphens split like spaces."""
    return [fold_lookalikes(word) for word in _HYPHEN.sub(" ", cue).split()]


def all_dictionary_words(cue: str, rules: int = RULES) -> bool:
    """Whether nothing in it could be a colour name in disguise."""
    return all(map(is_everyday_word if rules == FIRST_RULES else is_dictionary_word, folded_words(cue)))


def faults(cue: str, context: Context) -> Iterator[Fault]:
    """What is wrong with it, the plainest first: the player reads only the first."""
    words = folded_words(cue)
    # Coordinates before letters: "A7" is a place on the board rather than a word with a digit.
    yield from _coordinates(cue)
    yield from _letters(cue)
    yield from _colours(words, context.rules)
    yield from _count(words, context)
    yield from _positions(words)
    if context.first is not None:
        yield from _comparisons(words, context.rules)
    for used in context.used:
        if same_cue(words, folded_words(used), context.rules):
            yield clauses.REPETITION, {"cue": tidy_cue(cue), "used": used}


def _coordinates(cue: str) -> Iterator[Fault]:
    found = _COORDINATE.search(unicodedata.normalize("NFKC", cue).casefold())
    if found:
        yield clauses.POSITION, {"word": found.group().upper()}


def _letters(cue: str) -> Iterator[Fault]:
    for chunk in cue.split():
        for word in _HYPHEN.split(chunk):
            if not all(map(_is_letter_run, _APOSTROPHE.split(word))) or _letter_count(word) > MOST_LETTERS:
                yield clauses.NOT_A_WORD, {"word": chunk}


def _is_letter_run(letters: str) -> bool:
    """A letter, and then letters with their marks."""
    return letters[:1].isalpha() and all(
        character in JOINERS or unicodedata.category(character)[0] in "LM" for character in letters
    )


def _letter_count(word: str) -> int:
    return sum(character.isalpha() for character in word)


def _colours(words: Sequence[str], rules: int) -> Iterator[Fault]:
    """The plain name before the one in disguise: who wrote "red" needs no lecture on look-alikes."""
    for word in words:
        name = _colour_name(word, rules)
        if name:
            yield clauses.COLOUR_NAME, {"word": word, "colour": name}
    # A word of the dictionary counts as itself, whatever it has in it: blueberry, redwood. Only other letters are searched.
    hidden = [(word, hidden_colour_name(word)) for word in words if not is_dictionary_word(word)]
    for word, colour in [*hidden, ("".join(words), spaced_out_colour_name(words))]:
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
        if word in COMPARISONS or (rules != FIRST_RULES and is_comparison(word)):
            yield clauses.COMPARISON, {"word": word}


def _parts(words: Sequence[str]) -> Iterator[str]:
    """The words, and in place of letters that make none the words they are glued from."""
    for word in words:
        yield from [word] if is_dictionary_word(word) else glued_words(word) or [word]


def same_cue(words: Sequence[str], used: Sequence[str], rules: int = RULES) -> bool:
    """Whole against whole; saying a word twice does not make it another cue."""
    one, other = list(dict.fromkeys(words)), list(dict.fromkeys(used))
    same = same_base_form if rules == FIRST_RULES else same_word
    return len(one) == len(other) and all(map(same, one, other))


def doubts_about(words: Sequence[str], context: Context) -> Iterator[str]:
    """The clauses that a legal cue comes close to breaking."""
    if any(map(looks_like_colour_name, words)):
        yield clauses.HIDDEN_COLOUR_NAME
    if any(word in POSITIONS for word in words):
        yield clauses.POSITION
    # The second cue may contain the first one of its round.
    if any(_repeats_part_of(words, used) for used in context.used if used != context.first):
        yield clauses.REPETITION


def _repeats_part_of(words: Sequence[str], used: str) -> bool:
    """Whether it has a word of an old cue, or all of its letters."""
    old = folded_words(used)
    return "".join(old) == "".join(words) or any(same_word(word, other) for word in words for other in old)
