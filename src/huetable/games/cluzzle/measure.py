"""How good the bots are. For bench/bots.py, which looks for this file."""

from __future__ import annotations

from .measuring.bars import measure

__all__ = ["measure"]
