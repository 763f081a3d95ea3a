"""A game's options as a table keeps them: checked, complete, and spelled out as plain values."""

from __future__ import annotations

from typing import Any

import msgspec

from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.table import clauses


def full_options(game: AnyGame, raw: dict[str, Any], chairs: int) -> dict[str, Any] | Refusal:
    """For as many players as there are chairs, or as close to that as the game allows."""
    least, most = game.meta.seats
    options = game.read_options(raw, max(least, min(most, chairs)))
    return options if isinstance(options, Refusal) else options_to_dict(options)


def options_to_dict(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def refuse_listing(game: AnyGame, options: dict[str, Any], *, listed: bool) -> Refusal | None:
    """Strangers only find tables at which nothing private is agreed."""
    private = game.friends_only(msgspec.convert(options, game.options_type))
    return Refusal(clauses.FRIENDS_ONLY) if listed and private else None
