"""Ratings by OpenSkill (Plackett and Luce): a strength and how sure it is, also where more than two play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from huetable.cli.errors import CommandError
from huetable.server.ops.extras import how_to_install

from .matches import Match

_Z95 = 1.959964


class BotRating(Struct):
    """One bot in one game."""

    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    faults: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        """In which the strength lies with 95 %."""
        return self.mu - _Z95 * self.sigma, self.mu + _Z95 * self.sigma


Ratings = dict[str, dict[str, BotRating]]
"""By game, then by the name of the bot."""


def read_ratings(file: Path | None) -> Ratings:
    if file is None or not file.exists():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=Ratings)
    except msgspec.DecodeError as error:
        raise CommandError(f"{file} is no file of ratings: {error}") from error


def write_ratings(file: Path, ratings: Ratings) -> None:
    """Whole or not at all."""
    new = file.with_name(f".{file.name}.new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(ratings), indent=2) + b"\n")
    new.replace(file)


def rate_matches(known: dict[str, BotRating], bots: Sequence[str], matches: Iterable[Match]) -> None:
    """Changes the ratings by these games, one after the other."""
    model = _model()
    for bot in bots:
        usual = model.rating()
        known.setdefault(bot, BotRating(usual.mu, usual.sigma))
    for match in matches:
        _rate(model, known, bots, match)


def _rate(model: Any, known: dict[str, BotRating], bots: Sequence[str], match: Match) -> None:
    before = [known[bots[bot]] for bot in match.seated]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = [team[0] for team in model.rate(teams, ranks=list(match.ranks))]
    for bot in sorted(set(match.seated)):
        # A bot in several seats is one player: it gets the mean of what happened to them.
        mine = [rated for seated, rated in zip(match.seated, after, strict=True) if seated == bot]
        rating = known[bots[bot]]
        rating.mu, rating.sigma = fmean(each.mu for each in mine), fmean(each.sigma for each in mine)
        rating.games += 1
        rating.wins += bot in match.winners
        rating.faults += match.fault is not None and match.fault.bot == bot


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise CommandError(f"Ratings need their extra: {how_to_install('arena')}") from error
    return PlackettLuce()
