"""Hues and Cues for learners: every move numbered, and what a seat sees as numbers from 0 to 1.

Cues come from a fixed vocabulary: the words that bots say first, then their names of two words. Seats are numbered from the
observer, itself first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, TypeVar, get_args

from huetable.core.terms import Observation, Seat

from .data import first_cues
from .knowledge.own_names import names_of_two_words
from .rules.board import FIELDS, NUMBERS
from .rules.cues.check import Context, check_cue, folded_words, same_cue
from .rules.moves import Choose, GiveCue, Move, Object, Pass, Place
from .rules.state import OBJECTIONS_THAT_SILENCE, RULES, Ground, Options, Phase
from .rules.view import View

T = TypeVar("T")

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)
CAPPED_AT: Final = 60
"""Scores above this look alike."""


@cache
def cue_vocabulary(language: str) -> tuple[str, ...]:
    """Every cue that can be given by number: single words first, then names of two words."""
    words = dict.fromkeys((*first_cues(language), *names_of_two_words(language)))
    return tuple(word for word in words if _is_second_cue(word, language))


def _is_second_cue(words: str, language: str) -> bool:
    """Whether it is refused neither by how it is written nor by what it says; a first cue has only one word besides."""
    # A first cue that no vocabulary has repeats nothing.
    return check_cue(words, Context("xyzzy", (), RULES, language)).refusal is None


@cache
def _cue_number(language: str) -> dict[str, int]:
    return {words: number for number, words in enumerate(cue_vocabulary(language))}


@cache
def _single_words(language: str) -> tuple[str, ...]:
    return tuple(word for word in cue_vocabulary(language) if len(word.split()) == 1)


@lru_cache(maxsize=4096)
def _repetitions_of(used: str, language: str) -> frozenset[str]:
    """The cues of the vocabulary that would repeat this one."""
    context = Context(None, (used,), RULES, language)
    old = folded_words(used, context.vocabulary)
    folded = ((words, folded_words(words, context.vocabulary)) for words in cue_vocabulary(language))
    return frozenset(words for words, parts in folded if same_cue(parts, old, context))


@cache
def actions(options: Options, seats: int) -> tuple[Move, ...]:
    """Every field as a target and as a guess, every cue of the vocabulary, passing, and every objection."""
    return (
        *map(Choose, FIELDS),
        *map(Place, FIELDS),
        *map(GiveCue, cue_vocabulary(options.language)),
        Pass(),
        *map(Object, GROUNDS),
    )


def legal_actions(observation: Observation) -> Iterable[Move]:
    forms = {form.move for form in observation.open_moves}
    return (*observation.moves, *(move for form in forms for move in _filled_in(form, observation.view)))


def _filled_in(form: str, view: View) -> Iterator[Move]:
    if form == "choose":
        yield from map(Choose, FIELDS)
    elif form == "place":
        taken = {piece.field for piece in view.public.pieces}
        yield from (Place(field) for field in FIELDS if field not in taken)
    else:
        yield from map(GiveCue, _legal_cues(view))


def _legal_cues(view: View) -> Iterator[str]:
    language = view.public.options.language
    cues = _single_words(language) if view.public.phase == "cue1" else cue_vocabulary(language)
    said = {words for used in view.public.used for words in _repetitions_of(used, language)}
    return (words for words in cues if words not in said)


def size(options: Options, seats: int) -> int:
    """How many numbers `features` gives."""
    return 4 * len(FIELDS) + 2 * (len(cue_vocabulary(options.language)) + 1) + len(PHASES) + 4 + 4 * seats


def features(observation: Observation) -> list[float]:
    view: View = observation.view
    return [*_fields(view), *_cues(view), *_moment(view), *_seats(observation)]


def _fields(view: View) -> list[float]:
    """Each field of the board four times: on my card, my target, my pieces, the others' pieces."""
    pieces = view.public.pieces or (view.public.shown if view.public.phase == "over" else ())
    mine = [piece.field for piece in pieces if piece.seat == view.seat]
    others = [piece.field for piece in pieces if piece.seat != view.seat]
    target = [view.private.target] if view.private.target else []
    numbers: list[float] = []
    for marked in (view.private.card, target, mine, others):
        plane = [0.0] * len(FIELDS)
        for field in marked:
            plane[NUMBERS[field]] = 1.0
        numbers += plane
    return numbers


def _cues(view: View) -> list[float]:
    """The first and the second cue of the round; the last place stands for words that the vocabulary lacks."""
    known = _cue_number(view.public.options.language)
    numbers: list[float] = []
    for place in range(2):
        plane = [0.0] * (len(known) + 1)
        if place < len(view.public.cues):
            plane[known.get(view.public.cues[place].words, len(known))] = 1.0
        numbers += plane
    return numbers


def _moment(view: View) -> list[float]:
    public = view.public
    return [
        *[float(public.phase == phase) for phase in PHASES],
        min(public.round, public.rounds) / public.rounds,
        float(public.round > public.rounds),
        min(public.upheld, OBJECTIONS_THAT_SILENCE) / OBJECTIONS_THAT_SILENCE,
        float(public.settled),
    ]


def _seats(observation: Observation) -> list[float]:
    """For each seat, mine first: score, giver, awaited, level at the top."""
    public = observation.view.public
    seats = range(len(public.scores))
    columns: tuple[list[float], ...] = (
        [min(score, CAPPED_AT) / CAPPED_AT for score in public.scores],
        [float(seat == public.giver) for seat in seats],
        [float(seat in observation.awaited) for seat in seats],
        [float(seat in public.tied) for seat in seats],
    )
    return [number for column in columns for number in _rotated_from(observation.seat or 0, column)]


def _rotated_from(me: Seat, values: Sequence[T]) -> list[T]:
    return [*values[me:], *values[:me]]
