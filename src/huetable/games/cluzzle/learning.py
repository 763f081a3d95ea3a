"""Cluzzle for learners: every choice numbered, and what a seat sees as numbers from 0 to 1.

A sculpture is made as bots make it: the choice is which word of the card. Questions are those of the menu, and guesses are the
words that can be on a card. What a sculpture looks like is told as bots see it (clay/likeness.py). Seats are numbered from the
observer, itself first; choices name seats as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar, get_args

import numpy as np

from huetable.core.rng import Rng
from huetable.core.terms import Observation, Seat

from . import clay
from .bots.sculpting import sculpt
from .clay import likeness
from .knowledge.facts import attributes_in
from .rules.moves import Accuse, Ask, Content, Correct, Guess, Move, NoGuess, Reply, Seal
from .rules.state import ANSWERS, CARD_WORDS, ROUNDS, Answer, Options, Phase
from .rules.view import View, askable
from .rules.words.deck import every_word
from .rules.words.folding import fold_guess

T = TypeVar("T")

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
CAPPED_AT: Final = 30
"""Scores above this look alike."""
VARIETY: Final = 1.0
"""How freely a recipe is followed."""
VARIANTS: Final = 8
"""How many sculptures of one thing there are."""
_KEPT: Final = 4096
BRIGHTEST: Final = 1.1
"""No number of a look is larger."""
TRUTH: Final[Mapping[Answer, float]] = {
    "yes": 1.0,
    "sometimes": 0.6,
    "partly": 0.5,
    "no": 0.0,
    "unknown": 0.3,
}


class SculptWord(NamedTuple):
    """Model the word at this place of the card, and seal it."""

    place: int


Action = SculptWord | Move


@cache
def actions(options: Options, seats: int) -> tuple[Action, ...]:
    """Every word of a card, question, answer, correction, guess and accusation."""
    return (
        *map(SculptWord, range(CARD_WORDS)),
        *(Ask(seat, question) for seat in range(seats) for question in _questions(options.language)),
        *map(Reply, ANSWERS),
        *map(Correct, ANSWERS),
        *map(Guess, every_word(options)),
        NoGuess(),
        *map(Accuse, range(seats)),
        Content(),
    )


@cache
def _questions(language: str) -> dict[str, int]:
    """The questions of the menu, by their places in it."""
    return {each.question: number for number, each in enumerate(attributes_in(language).values())}


@cache
def _folded(options: Options) -> dict[str, str]:
    """Each word as guesses are compared."""
    return {word: fold_guess(word, options.language) for word in every_word(options)}


@cache
def _word_number(options: Options) -> dict[str, int]:
    return {word: number for number, word in enumerate(every_word(options))}


def legal_actions(observation: Observation) -> Iterable[Action]:
    """A word is chosen by modelling it, so that choosing one without that, or putting a draft aside, has no number."""
    view, seat = observation.view, observation.seat or 0
    forms = {form.move for form in observation.open_moves}
    if "seal" in forms:
        return [SculptWord(place) for place in range(len(view.private.card))]
    if "ask" in forms:
        questions = _questions(view.public.options.language)
        asked = [Ask(sculptor, question) for sculptor in askable(view, seat) for question in questions]
        return (*observation.moves, *asked)
    return (*observation.moves, *(_guesses(view) if "guess" in forms else ()))


def _guesses(view: View) -> Iterator[Guess]:
    """Every word that nobody has guessed yet at this Cluzzle."""
    options, sculptor = view.public.options, view.public.talk[-1].sculptor
    said = (guess for each in view.public.talk if each.sculptor == sculptor for guess in each.guesses)
    made = {fold_guess(guess, options.language) for guess in said}
    return (Guess(word) for word, folded in _folded(options).items() if folded not in made)


def to_move(action: Action, observation: Observation, rng: Rng) -> tuple[Move, Sequence[bytes]]:
    if not isinstance(action, SculptWord):
        return action, ()
    view: View = observation.view
    if action.place >= len(view.private.card):
        raise ValueError(f"there is no word number {action.place} on the card")
    word = view.private.card[action.place]
    data, note = _model(word, rng.below(VARIANTS, "variant"), view.public.options.language)
    return Seal(sha256(data).hexdigest(), note, word), (data,)


@lru_cache(maxsize=_KEPT)
def _model(word: str, variant: int, language: str) -> tuple[bytes, str]:
    """Modelling takes a bot a tenth of a second, and a learner models the same things again and again."""
    return sculpt(word, Rng.from_number(variant), VARIETY, language)


def name_action(action: Action, observation: Observation) -> Action | str:
    """What is no move yet, in words."""
    return (
        f"sculpt {observation.view.private.card[action.place]}" if isinstance(action, SculptWord) else action
    )


@lru_cache(maxsize=_KEPT)
def look(shape: bytes) -> list[float]:
    """How a sculpture looks: the same for all, however it was made and turned."""
    seen = likeness.look(clay.seen_field(shape)) / BRIGHTEST
    numbers: list[float] = np.clip(seen, 0.0, 1.0).tolist()
    return numbers


def size(options: Options, seats: int) -> int:
    """How many numbers `features` gives."""
    words, questions = len(every_word(options)), len(_questions(options.language))
    mine = (CARD_WORDS + 1) * words
    moment = len(PHASES) + 3 + questions + 4 * seats
    return mine + moment + seats * (4 + likeness.LENGTH + 2 * questions + 2 * words)


def features(observation: Observation, looks: Mapping[str, Sequence[float]]) -> list[float]:
    view, me = observation.view, observation.seat or 0
    numbers = [*_own_words(view), *_moment(observation, me)]
    for seat in _rotated_from(me, range(len(view.public.scores))):
        numbers += [*_cluzzle(view, seat, looks), *_talk(view, seat)]
    return numbers


def _own_words(view: View) -> list[float]:
    """The words of my card one by one, and which of them I have modelled."""
    known = _word_number(view.public.options)
    card = [*view.private.card, *[None] * (CARD_WORDS - len(view.private.card))]
    return [number for word in (*card, view.private.choice) for number in _one_of(known, word)]


def _one_of(known: Mapping[str, int], word: str | None) -> list[float]:
    plane = [0.0] * len(known)
    if word is not None and word in known:
        plane[known[word]] = 1.0
    return plane


def _moment(observation: Observation, me: Seat) -> list[float]:
    """The phase, the game, the round, the question that is on; by seats: score, asker, awaited, who is asked."""
    public = observation.view.public
    seats = range(len(public.scores))
    last = public.talk[-1] if public.talk and public.phase in ("answer", "guess", "closing") else None
    columns: tuple[list[float], ...] = (
        [min(score, CAPPED_AT) / CAPPED_AT for score in public.scores],
        [float(seat == public.asker) for seat in seats],
        [float(seat in observation.awaited) for seat in seats],
        [float(last is not None and seat == last.sculptor) for seat in seats],
    )
    return [
        *[float(public.phase == phase) for phase in PHASES],
        public.game / public.options.games,
        min(public.round, ROUNDS) / ROUNDS,
        float(public.turns_over),
        *_one_of(_questions(public.options.language), last.question if last else None),
        *[number for column in columns for number in _rotated_from(me, column)],
    ]


def _cluzzle(view: View, seat: Seat, looks: Mapping[str, Sequence[float]]) -> list[float]:
    """Whether it is sealed and solved, what it has brought, and what it looks like, as far as I may see it."""
    cluzzle = view.public.cluzzles[seat]
    sculpture = cluzzle.sculpture or (view.private.made if seat == view.seat else None)
    seen = looks.get((sculpture and sculpture.clay) or "", ())
    flags = [float(cluzzle.sealed), float(cluzzle.solver is not None), cluzzle.points / ROUNDS]
    return [*flags, float(cluzzle.content), *(seen or [0.0] * likeness.LENGTH)]


def _talk(view: View, seat: Seat) -> list[float]:
    """For each question of the menu whether it was asked about this Cluzzle, and the answer; each word that was guessed; the
    word itself, once it is known.
    """
    options = view.public.options
    questions, words = _questions(options.language), _word_number(options)
    asked, answers = [0.0] * len(questions), [0.0] * len(questions)
    guessed = [0.0] * len(words)
    for said in view.public.talk:
        if said.sculptor != seat:
            continue
        if said.question in questions and said.answer is not None:
            asked[questions[said.question]] = 1.0
            answers[questions[said.question]] = TRUTH[said.answer]
        for guess in said.guesses:
            if guess in words:
                guessed[words[guess]] = 1.0
    return [*asked, *answers, *guessed, *_one_of(words, view.public.cluzzles[seat].word)]


def _rotated_from(me: Seat, values: Sequence[T]) -> list[T]:
    return [*values[me:], *values[:me]]
