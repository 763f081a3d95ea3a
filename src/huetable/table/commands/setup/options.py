"""A game's options as a table keeps them: checked, complete, and spelled out as plain values."""

from __future__ import annotations

from functools import cache, lru_cache
from types import NoneType
from typing import Any, get_args, get_type_hints

import msgspec

from huetable.core.codec import encode
from huetable.core.game import AnyGame
from huetable.core.terms import Refusal
from huetable.table import clauses
from huetable.table.state import TableState


def full_options(game: AnyGame, raw: dict[str, Any], chairs: int) -> dict[str, Any] | Refusal:
    """For as many players as there are chairs, or as close to that as the game allows."""
    least, most = game.meta.seats
    options = game.read_options(raw, max(least, min(most, chairs)))
    return options if isinstance(options, Refusal) else options_to_dict(options)


def chosen_options(game: AnyGame, raw: dict[str, Any], chairs: int) -> dict[str, Any] | Refusal:
    """As `full_options`, but also for more players than there are: they may come before the game starts. A player who is
    here and can't be chosen is refused at once.
    """
    there = full_options(game, raw, chairs)
    if not isinstance(there, Refusal) or _names_wrong_player(game, raw, chairs):
        return there
    more = (full_options(game, raw, seats) for seats in range(chairs + 1, game.meta.seats[1] + 1))
    return next((options for options in more if not isinstance(options, Refusal)), there)


def _names_wrong_player(game: AnyGame, raw: dict[str, Any], chairs: int) -> bool:
    """Whether options that don't go together would, if they named none of the players who are here."""
    named = [name for name in seat_choices(game) if type(raw.get(name)) is int and raw[name] < chairs]
    without = {**raw, **dict.fromkeys(named)}
    return bool(named) and not isinstance(full_options(game, without, chairs), Refusal)


def options_to_dict(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


def next_options(state: TableState) -> dict[str, Any]:
    """What the next game is played by. If nobody chose anything, a person alone with bots plays the game of "Play now"."""
    people = sum(chair.person is not None for chair in state.chairs)
    if state.options_chosen or people != 1 or len(state.chairs) == 1:
        return state.options
    options = _play_now_options(state.game, len(state.chairs))
    return state.options if isinstance(options, Refusal) else options


@cache
def _play_now_options(game: AnyGame, chairs: int) -> dict[str, Any] | Refusal:
    """Kept, because every message about a table shows them while somebody waits alone with bots. Don't change them."""
    return full_options(game, dict(game.quick), chairs)


def least_players(state: TableState) -> int:
    """How many the next game needs: with some options more than the game itself. Whoever was chosen for something may be
    the wrong one, but no more players are needed for that.
    """
    seats = seat_choices(state.game)
    return _least_players(
        state.game, encode({name: value for name, value in next_options(state).items() if name not in seats})
    )


@cache
def seat_choices(game: AnyGame) -> frozenset[str]:
    """The options that name a player, or nobody."""
    hints = get_type_hints(game.options_type)
    return frozenset(name for name, hint in hints.items() if set(get_args(hint)) == {int, NoneType})


@lru_cache(maxsize=1024)
def _least_players(game: AnyGame, options: bytes) -> int:
    """Kept, because every message about a table says it."""
    least, most = game.meta.seats
    raw = msgspec.json.decode(options)
    counts = range(least, most + 1)
    enough = (seats for seats in counts if not isinstance(game.read_options(raw, seats), Refusal))
    return next(enough, least)


def shown_options(state: TableState) -> dict[str, Any]:
    """During a game its own, whoever has come since; otherwise those of the next one."""
    if state.phase == "playing" and state.current_game is not None and not state.options_chosen:
        return state.current_game.header.options
    return next_options(state)


def refuse_listing(game: AnyGame, options: dict[str, Any], *, listed: bool) -> Refusal | None:
    """Strangers only find tables at which nothing private is agreed."""
    private = game.friends_only(msgspec.convert(options, game.options_type))
    return Refusal(clauses.FRIENDS_ONLY) if listed and private else None
