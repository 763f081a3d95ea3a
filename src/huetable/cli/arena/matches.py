"""Which games are played, by whom in which seats, and how they ended. Plain data, because it travels to other processes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from huetable.core.rng import Rng
from huetable.core.terms import Result, Seat


class ArenaPlan(Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    """As they were named in the shell."""
    seats: int
    options: dict[str, Any]
    seed: int
    budget: int
    """Milliseconds that a level may think about a move."""

    def seated(self, number: int) -> tuple[int, ...]:
        """Which bot sits in each seat of the game with this number."""
        bots = list(range(len(self.bots)))
        if len(bots) > self.seats:
            # More than there are seats: each game draws its players.
            Rng.from_number(self.seed).child("arena", number).shuffle(bots)
            return tuple(bots[: self.seats])
        # Everybody moves on by one seat after each game; few bots take several seats.
        return tuple(bots[(seat + number) % len(bots)] for seat in range(self.seats))


class Fault(Struct, frozen=True):
    """A bot broke a rule, or broke down."""

    bot: int
    reason: str


class Match(Struct, frozen=True):
    """A game that was played, or that a fault ended."""

    number: int
    seated: tuple[int, ...]
    ranks: tuple[int, ...]
    """Of each seat: 1 for the winners; equal numbers for those who are equal."""
    ending: str
    moves: int
    fault: Fault | None = None

    @property
    def winners(self) -> frozenset[int]:
        """Bots, not seats."""
        return frozenset(bot for bot, rank in zip(self.seated, self.ranks, strict=True) if rank == 1)


def ranks_of(result: Result) -> tuple[int, ...]:
    """The winners first, then by scores."""
    keys = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    if result.winners:
        keys = [(False, 0) if seat in result.winners else key for seat, key in enumerate(keys)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def match_after_fault(number: int, seated: tuple[int, ...], seat: Seat, reason: str, moves: int = 0) -> Match:
    """Whoever is at fault loses, in all of its seats; the others are equal."""
    guilty = seated[seat]
    ranks = tuple(len(seated) if bot == guilty else 1 for bot in seated)
    return Match(number, seated, ranks, "fault", moves, Fault(guilty, reason))
