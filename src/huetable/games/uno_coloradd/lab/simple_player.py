"""A simple player to measure bots against: how many people play who have just learnt the rules."""

from __future__ import annotations

from collections.abc import Sequence

from huetable.core.rng import Rng
from huetable.core.terms import Seat
from huetable.games.uno_coloradd.bots.heuristics import best_colour, count_colour, is_bluff
from huetable.games.uno_coloradd.bots.players import Instead, InterruptingBot
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF
from huetable.games.uno_coloradd.rules.moves import Accept, Move, Play
from huetable.games.uno_coloradd.rules.view import View


class SimplePlayer(InterruptingBot):
    """The commonest colour first, wild cards last, never a bluff or a challenge."""

    def play(
        self, view: View, seat: Seat, plays: Sequence[Play], instead: Sequence[Instead], rng: Rng
    ) -> Play | Instead:
        honest = [play for play in plays if not is_bluff(play, view)]
        best = best_colour(view.private.hand)
        named = [play for play in honest if play.colour in (None, best)]
        return max(named, key=lambda play: _eagerness(play, view)) if named else instead[0]

    def answer_draw_four(self, view: View, seat: Seat, plays: Sequence[Play], rng: Rng) -> Move:
        return Accept()


def _eagerness(play: Play, view: View) -> int:
    if play.card in COLOUR_OF:
        return count_colour(view.private.hand, COLOUR_OF[play.card])
    return -2 if play.card == "w4" else -1
