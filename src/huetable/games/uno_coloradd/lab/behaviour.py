"""How bots behave at a table: who bluffs, who challenges, who forgets to call, who catches.

It looks at the full state: for measuring bots, not for playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from huetable.bots.contest import ReportRow, RequiredFigure, require_at_least
from huetable.bots.virtual_game import DueMove, Player, SecretSeed, VirtualGame
from huetable.core.terms import Emitted
from huetable.games.uno_coloradd.rules.cards import COLOUR_OF
from huetable.games.uno_coloradd.rules.events import Accepted, Called, Caught, Challenged
from huetable.games.uno_coloradd.rules.state import CatchState, State

LEVELS: Final = ("random", "easy", "normal", "hard")
BUDGET: Final = 10
HUMAN_MARGIN: Final = 0.005
"""Nearer than this to never, or to always, no person is."""


class Behaviour(NamedTuple):
    """What the bots of one level did, and how often they could have."""

    level: str
    fours: int = 0
    """Wild Draw Fours played, but for last cards."""
    bluffs: int = 0
    faced: int = 0
    """Wild Draw Fours played on them."""
    challenges: int = 0
    challenges_won: int = 0
    last_cards: int = 0
    """How often they came down to one card."""
    missed: int = 0
    """How often they were caught, or nobody could call or catch any more."""
    chances: int = 0
    """How often somebody else had not called at once."""
    catches: int = 0

    def __add__(self, other: object) -> Behaviour:
        if not isinstance(other, Behaviour):
            return NotImplemented
        return Behaviour(self.level, *[one + more for one, more in zip(self[1:], other[1:], strict=True)])

    def shares(self) -> dict[str, float]:
        return {
            "bluffs": _ratio(self.bluffs, self.fours),
            "challenges": _ratio(self.challenges, self.faced),
            "challenges won": _ratio(self.challenges_won, self.challenges),
            "UNOs missed": _ratio(self.missed, self.last_cards),
            "catches": _ratio(self.catches, self.chances),
        }

    def row(self) -> ReportRow:
        return {"bot": self.level, "against": "one of each"} | {
            name: f"{share:.0%}" for name, share in self.shares().items()
        }

    def required_figures(self) -> list[RequiredFigure]:
        """People do none of this never or always; random play, which never interrupts, is no person."""
        if self.level == "random":
            return []
        edge = min(min(share, 1 - share) for share in self.shares().values())
        return [require_at_least(f"bots.uno.{self.level}_is_human", edge, HUMAN_MARGIN)]


def _ratio(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def observe_behaviour(options: dict[str, Any], deals: Sequence[int]) -> list[Behaviour]:
    """One bot of each level at a table, every deal with each of them in each seat."""
    from huetable.games.uno_coloradd import GAME

    seated = [Player(level, GAME.bots[level](BUDGET)) for level in LEVELS]
    seen = {level: Behaviour(level) for level in LEVELS}
    for deal in deals:
        for turned in range(len(seated)):
            players = [*seated[turned:], *seated[:turned]]
            _watch_game(VirtualGame(GAME, players, SecretSeed.from_numbers(2, deal), options=options), seen)
    return [seen[level] for level in LEVELS]


def _watch_game(match: VirtualGame, seen: dict[str, Behaviour]) -> None:
    levels = [player.level for player in match.players]
    while match.result is None and (turn := match.next_due_move()) is not None:
        state: State = match.state
        phase, watch = state.phase, state.watch
        if _plays_draw_four(state, turn):
            bluff = state.colour in [COLOUR_OF.get(card) for card in state.hands[turn.seat]]
            _count(seen, levels[turn.seat], fours=1, bluffs=int(bluff))
        emitted = match.make_move(turn)
        _count_events(emitted, phase, levels, seen)
        _count_last_cards(watch, state.watch, levels, seen)
        if not any(isinstance(event, Called) for event, _ in emitted):
            _count_too_late(watch, state.watch, levels, seen)


def _plays_draw_four(state: State, turn: DueMove) -> bool:
    """A last card cannot be a bluff."""
    return getattr(turn.move, "card", None) == "w4" and len(state.hands[turn.seat]) > 1


def _count_events(emitted: list[Emitted], phase: str, levels: list[str], seen: dict[str, Behaviour]) -> None:
    for event, _ in emitted:
        match event:
            case Challenged(seat=seat, guilty=guilty):
                _count(seen, levels[seat], faced=1, challenges=1, challenges_won=int(guilty))
            case Accepted(seat=seat) if phase == "challenge":
                _count(seen, levels[seat], faced=1)
            case Caught(seat=seat, target=target):
                _count(seen, levels[seat], catches=1)
                _count(seen, levels[target], missed=1)


def _count_last_cards(
    before: CatchState, after: CatchState, levels: list[str], seen: dict[str, Behaviour]
) -> None:
    """Who has come down to one card by this move, and who of the others could catch them."""
    for seat in set(after.last_cards) - set(before.last_cards):
        _count(seen, levels[seat], last_cards=1)
        for other, level in enumerate(levels):
            if other != seat and seat in _exposed_seats(after):
                _count(seen, level, chances=1)


def _count_too_late(
    before: CatchState, after: CatchState, levels: list[str], seen: dict[str, Behaviour]
) -> None:
    """Who still has the one card and can neither call nor be caught any more."""
    for seat in _exposed_seats(before) - _exposed_seats(after):
        if seat in after.last_cards:
            _count(seen, levels[seat], missed=1)


def _exposed_seats(watch: CatchState) -> set[int]:
    return {exposure.seat for exposure in watch.exposed}


def _count(seen: dict[str, Behaviour], level: str, **more: int) -> None:
    counted = seen[level]
    seen[level] = counted._replace(**{name: getattr(counted, name) + one for name, one in more.items()})
