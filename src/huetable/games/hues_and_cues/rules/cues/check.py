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

from huetable.core.terms import Refusal
from huetable.games.hues_and_cues.rules import clauses
from huetable.games.hues_and_cues.rules.state import FIRST_RULES, RULES
from huetable.language.en.place_and_comparison_words import COMPARISONS
from huetable.language.known import DEFAULT

from .colour_faults import colour_faults
from .compounds import is_coloured_noun, is_coloured_thing
from .everyday_words import is_everyday_word, same_base_form
from .hidden_colour_names import ENGLISH, glued_words, looks_like_colour_name
from .spelling import HYPHEN, quoted_part, refuse_length, spelling_faults
from .vocabulary import Vocabulary, vocabulary

_COORDINATE: Final = re.compile(r"(?<![^\W_])(?:[a-p]\W{0,2}\d{1,2}|\d{1,2}\W{0,2}[a-p])(?![^\W_])")

Args = dict[str, str | int]


class Context(Struct, frozen=True):
    """What a cue must not repeat."""

    first: str | None = None
    """This round's first cue, if the second one is to be checked."""
    used: tuple[str, ...] = ()
    """All cues of the game so far: withdrawn ones and this round's first one too."""
    rules: int = RULES
    """The rules version of the game."""
    language: str = DEFAULT
    """Of the words that are played."""
    more_words: bool = False
    """Whether the table takes one word more than the rules."""

    @property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(self.language)


class Verdict(Struct, frozen=True):
    kind: Literal["ok", "warning", "refusal"]
    clause: str = ""
    """By which it is refused, or which it comes close to breaking."""
    args: Args = field(default_factory=dict)
    reason: str = ""
    """Which condition of the clause failed."""
    doubts: tuple[str, ...] = ()
    """Every clause that it comes close to breaking."""

    @property
    def refusal(self) -> Refusal | None:
        return Refusal(self.clause, self.args, self.reason) if self.kind == "refusal" else None


_ANYTHING: Final = Context()


def check_cue(cue: str, context: Context = _ANYTHING) -> Verdict:
    """What a cue is refused for first; if for nothing, what is doubtful about it."""
    fault = next(faults(cue, context), None)
    if fault is not None:
        return Verdict("refusal", fault.clause, fault.args, fault.reason)
    doubts = tuple(dict.fromkeys(doubts_about(folded_words(cue, context.vocabulary), context)))
    return Verdict("warning", doubts[0], {"cue": tidy_cue(cue)}, doubts=doubts) if doubts else Verdict("ok")


def tidy_cue(cue: str) -> str:
    return " ".join(unicodedata.normalize("NFC", cue).split())


def folded_words(cue: str, words: Vocabulary = ENGLISH) -> list[str]:
    """Its words as a reader takes them; hyphens split like spaces."""
    return [words.language.fold_word(word) for word in HYPHEN.sub(" ", cue).split()]


def all_dictionary_words(cue: str, rules: int = RULES, language: str = DEFAULT) -> bool:
    """Whether nothing in it could be a colour name in disguise."""
    words = vocabulary(language)
    is_real = is_everyday_word if rules == FIRST_RULES else words.is_word
    return all(map(is_real, folded_words(cue, words)))


def faults(cue: str, context: Context) -> Iterator[Refusal]:
    """What is wrong with it, the plainest first: the player reads only the first."""
    too_long = refuse_length(cue)
    if too_long is not None:
        yield too_long
        return
    words = folded_words(cue, context.vocabulary)
    # Coordinates before letters: "A7" is a place on the board rather than a word with a digit.
    yield from _coordinates(cue)
    yield from spelling_faults(cue)
    yield from colour_faults(words, context.vocabulary, context.rules)
    yield from _count(cue, context)
    yield from _positions(cue, context.vocabulary)
    if context.first is not None:
        yield from _comparisons(words, context)
    yield from _repetitions(cue, context)


def _coordinates(cue: str) -> Iterator[Refusal]:
    found = _COORDINATE.search(unicodedata.normalize("NFKC", cue).casefold())
    if found:
        yield Refusal(clauses.POSITION, {"word": found.group().upper()}, "field")


def _count(cue: str, context: Context) -> Iterator[Refusal]:
    """A hyphen splits words; whoever wrote one needs to be told."""
    words = len(folded_words(cue))
    most, clause = _most_words(context)
    limit = {"most": most} if context.more_words else {}
    if words == 0:
        yield Refusal(clause, limit, "none")
    elif words > most:
        args = {"cue": quoted_part(tidy_cue(cue)), "words": words, **limit}
        yield Refusal(clause, args, "many" if len(cue.split()) == words else "hyphen")


def _most_words(context: Context) -> tuple[int, str]:
    """How many words a cue may have, and the clause that says so."""
    most = 1 if context.first is None else 2
    if context.more_words:
        return most + 1, clauses.TOO_MANY_WORDS
    return most, clauses.FIRST_CUE_NOT_ONE_WORD if most == 1 else clauses.SECOND_CUE_TOO_LONG


def _positions(cue: str, vocabulary: Vocabulary) -> Iterator[Refusal]:
    language = vocabulary.language
    words = folded_words(cue, vocabulary)
    for chunk in cue.split():
        for word in folded_words(chunk, vocabulary):
            if len(word) == 1 and word.isascii():
                args = {"word": word.upper(), "cue": quoted_part(chunk)}
                yield Refusal(clauses.POSITION, args, "hyphen" if HYPHEN.search(chunk) else "letter")
    parts = list(_parts(words, vocabulary))
    if all(word in language.positions for word in parts):
        reason = "number" if all(word in language.numbers for word in parts) else "place"
        yield Refusal(clauses.POSITION, {"word": " ".join(words)}, reason)


def _comparisons(words: Sequence[str], context: Context) -> Iterator[Refusal]:
    for word in (*words, *_parts(words, context.vocabulary)):
        if _compares(word, context, last=word == words[-1]):
            yield Refusal(clauses.COMPARISON, {"word": word})


def _compares(word: str, context: Context, *, last: bool) -> bool:
    if context.rules == FIRST_RULES:
        return word in COMPARISONS
    return context.vocabulary.compares(word, last=last)


def _repetitions(cue: str, context: Context) -> Iterator[Refusal]:
    words = folded_words(cue, context.vocabulary)
    for used in context.used:
        old = folded_words(used, context.vocabulary)
        if same_cue(words, old, context):
            reason = "first" if used == context.first else "used" if words == old else "form"
            args = {"cue": quoted_part(tidy_cue(cue)), "used": quoted_part(used)}
            yield Refusal(clauses.REPETITION, args, reason)


def _parts(words: Sequence[str], vocabulary: Vocabulary) -> Iterator[str]:
    """The words, and in place of letters that make none the words they are glued from."""
    for word in words:
        yield from [word] if vocabulary.is_word(word) else glued_words(word, vocabulary) or [word]


def same_cue(words: Sequence[str], used: Sequence[str], context: Context) -> bool:
    """Whole against whole; saying a word twice does not make it another cue."""
    one, other = list(dict.fromkeys(words)), list(dict.fromkeys(used))
    same = same_base_form if context.rules == FIRST_RULES else context.vocabulary.same_word
    return len(one) == len(other) and all(map(same, one, other))


def doubts_about(words: Sequence[str], context: Context) -> Iterator[str]:
    """The clauses that a legal cue comes close to breaking."""
    vocabulary = context.vocabulary
    if any(_may_hide_colour(word, vocabulary) for word in words):
        yield clauses.HIDDEN_COLOUR_NAME
    if any(word in vocabulary.language.positions for word in words):
        yield clauses.POSITION
    # The second cue may contain the first one of its round.
    if any(_repeats_part_of(words, used, vocabulary) for used in context.used if used != context.first):
        yield clauses.REPETITION


def _may_hide_colour(word: str, vocabulary: Vocabulary) -> bool:
    """Almost a colour name, or one glued to what may be no thing in a word that the dictionary lacks."""
    if vocabulary.is_word(word) or not is_coloured_thing(word, vocabulary):
        return looks_like_colour_name(word, vocabulary)
    return not is_coloured_noun(word, vocabulary)


def _repeats_part_of(words: Sequence[str], used: str, vocabulary: Vocabulary) -> bool:
    """Whether it has a word of an old cue, or all of its letters."""
    old = folded_words(used, vocabulary)
    same = vocabulary.same_word
    return "".join(old) == "".join(words) or any(same(word, other) for word in words for other in old)
