"""The template's game with one mistake in it: what somebody who writes a first game could get wrong."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from huetable.core.bot import Bot
from huetable.core.rng import Rng
from huetable.core.terms import Emitted, Observation, Refusal, Result, Seat
from huetable.games._template.game import RisingCards
from huetable.games._template.rules import turns
from huetable.games._template.rules.types import Move, Pass, Play, State
from huetable.games._template.rules.view import PrivateView


class WrongGame(RisingCards):
    """In the template's folder, as far as anybody can tell: rulebook, texts and tests are found there."""

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        cls.__module__ = RisingCards.__module__


class ShowsTheNextHand(WrongGame):
    def private_view(self, state: State, seat: Seat | None) -> PrivateView:
        return PrivateView(() if seat is None else tuple(state.hands[(seat + 1) % state.seats]))


class SaysWhatWasDrawn(WrongGame):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> list[Emitted]:  # type: ignore[override]
        return [(event, None) for event, _ in turns.apply(state, seat, move, rng)]


class CrashesOnATopCard(WrongGame):
    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Play):
            _ = state.hands[seat][move.card]
        return turns.check_move(state, seat, move)


class ShufflesByItself(WrongGame):
    def apply(self, state: State, seat: Seat, move: Move, rng: Rng) -> list[Emitted]:  # type: ignore[override]
        random.shuffle(state.pile)
        return turns.apply(state, seat, move, rng)


class CitesAMissingClause(WrongGame):
    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = turns.check_move(state, seat, move)
        return refusal and Refusal("RISE-99", refusal.args)


class NeverEnds(WrongGame):
    def result(self, state: State) -> Result | None:
        return None


class WaitsForNobody(WrongGame):
    def whose_turn(self, state: State) -> Sequence[Seat]:
        return [] if state.passes else turns.whose_turn(state)


class ChangesWhatItChecks(WrongGame):
    def check_move(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        state.passes = 0
        return turns.check_move(state, seat, move)


class OffersTooMuch(WrongGame):
    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        return [Pass(), *(Play(card) for card in state.hands[seat])] if seat == state.turn else []


class EndsInAnotherWay(WrongGame):
    def result(self, state: State) -> Result | None:
        found = turns.result(state)
        return found and Result("draw", found.winners, found.scores)


class PlaysForeignCards(Bot):
    def choose(self, observation: Observation, rng: Rng) -> Move:
        return Play(60) if Play(60) not in observation.moves else Pass()


class BringsACheatingBot(WrongGame):
    bots = {"cheat": lambda budget: PlaysForeignCards()}
