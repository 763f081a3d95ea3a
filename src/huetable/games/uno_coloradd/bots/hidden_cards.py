"""Samples of the cards that a player cannot see: they fit the view, and likelier ones are preferred."""

from __future__ import annotations

from typing import Final

from huetable.bots.fast_rng import FastRng
from huetable.core.game import AnyGame
from huetable.core.terms import Seat
from huetable.games.uno_coloradd.rules.cards import WILDS, Card
from huetable.games.uno_coloradd.rules.legal_moves import FITTING
from huetable.games.uno_coloradd.rules.state import State
from huetable.games.uno_coloradd.rules.view import View

from .heuristics import could_not_follow

SHUFFLED_PILE_CARDS: Final = 12
"""How many cards of the draw pile are shuffled again for each sample: a short rollout seldom draws more."""

WILD_KEPT_RATE: Final = 0.3
"""How often somebody who drew and kept has a wild card all the same."""

_SWAP_ATTEMPTS: Final = 6


class HiddenCardSampler:
    """Deals the hidden cards again from one imagined state: faster than imagining a whole state each time."""

    def __init__(self, game: AnyGame, view: View, seat: Seat) -> None:
        self._game = game
        self._first: State = game.imagine(view, FastRng(len(view.public.discard)))
        seen = {look.of: len(look.cards) for look in view.private.looks} | {seat: len(view.private.hand)}
        self._known = [hand[: seen.get(other, 0)] for other, hand in enumerate(self._first.hands)]
        self._counts = view.public.counts
        unknown = [hand[len(known) :] for hand, known in zip(self._first.hands, self._known, strict=True)]
        self._hidden = [*self._first.pile, *[card for cards in unknown for card in cards]]
        self._stuck = [other for other in could_not_follow(view, seat) if other != seat]
        self._fitting = FITTING[view.public.colour][view.public.discard[-1]] if view.public.colour else {}

    def sample(self, rng: FastRng) -> State:
        state: State = self._game.copy(self._first)
        hidden = self._shuffled(rng)
        for other, known in enumerate(self._known):
            unknown = self._counts[other] - len(known)
            state.hands[other] = known + hidden[len(hidden) - unknown :]
            del hidden[len(hidden) - unknown :]
        state.pile = hidden
        for other in self._stuck:
            self._take_out_what_fits(state.hands[other], len(self._known[other]), state.pile, rng)
        return state

    def _shuffled(self, rng: FastRng) -> list[Card]:
        """Fisher and Yates from the end on, as far as anybody will look."""
        hidden = self._hidden[:]
        draw = rng.random.random
        last = len(hidden) - 1
        dealt = len(hidden) - len(self._first.pile)
        for here in range(last, max(0, last - dealt - SHUFFLED_PILE_CARDS), -1):
            there = int(draw() * (here + 1))
            hidden[here], hidden[there] = hidden[there], hidden[here]
        return hidden

    def _take_out_what_fits(self, hand: list[Card], known: int, pile: list[Card], rng: FastRng) -> None:
        """Who could not follow holds nothing that fits: such cards lie in the draw pile instead."""
        draw = rng.random.random
        for place in range(known, len(hand)):
            card = hand[place]
            if card not in self._fitting or not pile or (card in WILDS and draw() < WILD_KEPT_RATE):
                continue
            for _ in range(_SWAP_ATTEMPTS):
                there = int(draw() * len(pile))
                if pile[there] not in self._fitting:
                    hand[place], pile[there] = pile[there], card
                    break
