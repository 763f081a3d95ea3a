"""The lesson of Hues and Cues: the last two of six rounds, first as a guesser and then as the cue giver.

Hugo (seat 2) has just said "banana", in the language of the table, when it begins, and the player places the first piece.
After the reveal the player gives the cues, and the bots guess as bots do. The player is so far ahead that there is no tie, so
the game ends with the lesson. `ui/lesson.ts` says a sentence to each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from huetable.core.lesson import Lesson
from huetable.core.terms import Observation

from .lesson_cues import CUES, CuePair
from .rules.apply import apply
from .rules.legal_moves import whose_turn
from .rules.moves import Choose, GiveCue, Move, Place
from .rules.state import State
from .rules.view import View


class PlayedRound(Struct, frozen=True):
    """A round as it went: its target, and the pieces in the order in which they were placed."""

    target: str
    fields: tuple[str, str, str, str]

    def moves(self, cues: CuePair) -> Sequence[Move]:
        first, second = (GiveCue(cue) for cue in cues)
        one, two, three, four = (Place(field) for field in self.fields)
        return (Choose(self.target), first, one, two, second, three, four)


PLAYED: Final = (
    PlayedRound("C9", ("F12", "C9", "C10", "C13")),
    PlayedRound("B26", ("B26", "B22", "E29", "B27")),
    PlayedRound("L30", ("L29", "L30", "K29", "M30")),
    PlayedRound("G17", ("D17", "G17", "G18", "F20")),
)
"""Noor gave in the first and the fourth of these rounds, Hugo in the second, the player in the third."""

BOTS_TARGET: Final = "L3"
PLAYERS_TARGET: Final = "P5"
"""On the player's card, in the last round. The player may choose another of its colours."""
NOORS_FIELDS: Final = ("L4", "K3", "M2", "M4", "K2")
"""Where Noor guesses in Hugo's round: the first of these that is free."""
PLAYERS_FIELDS: Final = ("L6", "L2", "L5")


class HuesLesson(Lesson[State, Move]):
    seats = 3
    minutes = 3
    options = {"first": 1}
    level = "hard"

    def arrange(self, state: State) -> None:
        """Four rounds are played, and in the fifth the first cue is given."""
        stack_cards(state, [*(played.target for played in PLAYED), BOTS_TARGET, PLAYERS_TARGET])
        cues = CUES[state.options.language]
        for played, given in zip(PLAYED, cues.played, strict=True):
            self._play(state, played.moves(given))
        self._play(state, (Choose(BOTS_TARGET), GiveCue(cues.hugos[0])))

    def _play(self, state: State, moves: Sequence[Move]) -> None:
        for move in moves:
            apply(state, whose_turn(state)[0], move, self.rng)

    def script(self, observation: Observation) -> Move | None:
        """None where the player has left the way that is written here: then the bots play as bots do."""
        view: View = observation.view
        if observation.seat not in observation.awaited:
            return None
        mine = observation.seat == 0
        if view.public.phase == "choose":
            return Choose(PLAYERS_TARGET) if PLAYERS_TARGET in view.private.card else None
        if view.public.phase in ("guess1", "guess2"):
            return guess(view, PLAYERS_FIELDS if mine else NOORS_FIELDS)
        cues = CUES[view.public.options.language]
        return give_cue(view, cues.players if mine else cues.hugos)


def give_cue(view: View, cues: CuePair) -> Move | None:
    cue = cues[view.public.phase == "cue2"]
    return None if cue in view.public.used else GiveCue(cue)


def guess(view: View, fields: Sequence[str]) -> Move | None:
    """In the player's own round the bots guess by what they make of the cue."""
    taken = {piece.field for piece in view.public.pieces}
    free = [field for field in fields if field not in taken]
    return Place(free[0]) if free and view.public.giver != 0 else None


def stack_cards(state: State, targets: Sequence[str]) -> None:
    """Put the cards with these targets on top, in this order; all others stay as they are shuffled."""
    cards = [*state.deck, state.card]
    top = [next(card for card in cards if target in card) for target in targets]
    state.card = top[0]
    state.deck = [*(card for card in cards if card not in top), *reversed(top[1:])]


LESSON = HuesLesson()
