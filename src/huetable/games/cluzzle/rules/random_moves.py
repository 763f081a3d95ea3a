"""Questions, guesses and sculptures at random, for play that means nothing by them."""

from __future__ import annotations

from typing import Final

from huetable.core.rng import Rng
from huetable.core.terms import Observation, OpenMove

from .moves import Ask, Guess, Keep, Move, Seal
from .view import View, askable
from .words.deck import every_word

QUESTIONS: Final = (
    *("Is it an animal?", "Can you eat it?", "Is it bigger than a person?", "Is it made of metal?"),
    *("Does it have legs?", "Is it found in a house?", "Is it round?", "Can it fly?", "Is it soft?"),
)
NOTES: Final = ("", "It stands upright.", "A round thing with a stick.", "Two parts, one on the other.")


def random_move(observation: Observation, open_move: OpenMove, rng: Rng) -> Move:
    view: View = observation.view
    match open_move.move:
        case "ask":
            return Ask(
                rng.choice(askable(view, observation.seat or 0), "sculptor"),
                rng.choice(QUESTIONS, "question"),
            )
        case "guess":
            return Guess(rng.choice(every_word(view.public.options, view.public.rules), "guess"))
        case "keep":
            return Keep(rng.bytes(32, "clay").hex(), rng.choice(NOTES, "note"))
        case _:
            word = "" if view.private.choice else rng.choice(view.private.card, "word")
            return Seal(rng.bytes(32, "clay").hex(), rng.choice(NOTES, "note"), word)
