"""Which games are offered, and by which names and signs."""

from __future__ import annotations

from collections.abc import Iterator

from huetable.games import all_games
from huetable.server.ops.settings import Settings

from .finding import Finding


def check_games(settings: Settings) -> Finding:
    """A server with neither names nor signs of others most likely earns money: then some games must be off."""
    line = "; ".join(_lines(settings))
    offered = [game.meta for id, game in all_games().items() if id not in settings.games_off]
    forbidden = [meta.id for meta in offered if not meta.commercial]
    if settings.plain_names and settings.neutral_signs and forbidden:
        advice = (
            f"not for commercial use: {', '.join(forbidden)}. If this server earns money, use --commercial"
        )
        return Finding("games", "note", f"{line}; {advice}")
    return Finding("games", "ok", line)


def _lines(settings: Settings) -> Iterator[str]:
    off = ", ".join(sorted(settings.games_off))
    yield f"switched off: {off}" if off else "none is switched off"
    yield "descriptive names" if settings.plain_names else "their own names"
    yield "neutral signs" if settings.neutral_signs else "ColorADD signs"
