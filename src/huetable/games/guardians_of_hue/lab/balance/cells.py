"""One way to set up the game, played many times."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from huetable.bots.fast_rng import FastRng
from huetable.core.terms import Emitted
from huetable.games.guardians_of_hue.bots.players import EasyBot, GuardianBot, HardBot, NormalBot
from huetable.games.guardians_of_hue.rules import legal_moves
from huetable.games.guardians_of_hue.rules.apply import apply
from huetable.games.guardians_of_hue.rules.setup import setup
from huetable.games.guardians_of_hue.rules.state import Options, State

MOST_MOVES = 6000
"""A game that goes on for longer is not won."""

PASSIVE_ROUNDS = 60
"""So long a game with a passive person is played on: it is not won any more, because the others wait for that person."""

CONTESTED = (0.04, 0.85)
"""What normal bots win where a better player can show it: neither nearly nothing nor nearly everything."""

BUDGET, LONG_BUDGET = 20, 200
"""Milliseconds that a hard bot thinks about a decision."""

VARIANTS: dict[str, dict[str, Any]] = {
    "as written": {},
    "balanced": {"balanced": True},
    "extra actions": {"extra": True},
    "dusk": {"dusk": True},
    "balanced, dusk": {"balanced": True, "dusk": True},
    "extra actions, dusk": {"extra": True, "dusk": True},
}
"""By what a cell is played differently."""

LEVELS: dict[str, GuardianBot] = {
    "easy": EasyBot(),
    "normal": NormalBot(),
    "hard": HardBot(BUDGET),
    "hard, thinking long": HardBot(LONG_BUDGET),
}


PERSON = 0
"""The seat of the person, if there is one."""

BESIDE_A_PERSON = {level: bot.beside(frozenset({PERSON})) for level, bot in LEVELS.items()}


class Cell(NamedTuple):
    difficulty: str
    guardians: int
    layout: str = "square"
    balanced: bool = False
    dusk: bool = False
    level: str = "normal"
    sepia: str | None = None
    """The level of Lord Sepia, if he plays."""
    extra: bool = False
    """Whether few guardians have extra actions."""
    short_night: bool = False
    passive: bool = False
    """Whether the first guardian is a person who ends every turn at once; the bots know that it is a person."""

    def in_words(self) -> str:
        """Everything that is agreed for it."""
        agreed = self._asdict().items()
        return " ".join(name if value is True else str(value) for name, value in agreed if value)

    def options(self) -> Options:
        agreed: dict[str, Any] = {"difficulty": self.difficulty, "layout": self.layout}
        return Options(
            balanced=self.balanced,
            dusk=self.dusk,
            extra_actions=self.extra,
            short_night=self.short_night,
            lord_sepia=self.sepia is not None,
            clock=False,
            **agreed,
        )


class WinShare(NamedTuple):
    """How many games were won, and the interval in which the truth lies with 95 %."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    def interval(self, deviations: float = 1.96) -> tuple[float, float]:
        """Wilson's: it stays within 0 and 1 where nearly all games end alike."""
        share, spread = self.share, deviations**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        half = deviations * sqrt(share * (1 - share) / self.games + spread / 4 / self.games) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    def in_words(self) -> str:
        low, high = self.interval()
        return f"{100 * self.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def play_cell(cell: Cell, games: int, first: int = 0) -> WinShare:
    return WinShare(sum(is_won(cell, first + number) for number in range(games)), games)


def is_won(cell: Cell, seed: int) -> bool:
    return play_out(cell, seed).ending == "light"


def play_out(cell: Cell, seed: int) -> State:
    """A whole game; the state at its end."""
    rng = FastRng(seed)
    state = setup(cell.options(), cell.guardians + (cell.sepia is not None), rng)
    for _ in range(MOST_MOVES):
        if state.ending or (cell.passive and state.round > PASSIVE_ROUNDS):
            break
        play_move(state, cell, rng)
    return state


def play_move(state: State, cell: Cell, rng: FastRng) -> list[Emitted]:
    """The bots may look at the state itself: of what is hidden, the order of the cards to be laid, they use nothing."""
    seat = legal_moves.whose_turn(state)[0]
    if cell.sepia and seat == cell.guardians:
        move = LEVELS[cell.sepia].decide_for_darkness(state, rng)
    elif not cell.passive:
        move = LEVELS[cell.level].decide(state, seat, rng)
    elif seat == PERSON:
        move = legal_moves.timeout_move(state, seat)
    else:
        move = BESIDE_A_PERSON[cell.level].act(state, seat, rng)
    return apply(state, seat, move, rng)
