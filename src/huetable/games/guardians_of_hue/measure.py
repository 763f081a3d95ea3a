"""How strong the bots are. For bench/bots.py, which looks for this file."""

from __future__ import annotations

from .balance.bars import measure

__all__ = ["measure"]
