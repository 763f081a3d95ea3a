"""How often guardians win: every way to set up the game, played out among bots.

    huetable sim guardians_of_hue --games 100

prints it, and docs/balance.md of the game is what it printed. The same number of games gives the same table, except for
what the hard bots do not finish thinking about in time.
"""

from __future__ import annotations

from huetable.games.guardians_of_hue.lab.balance.page import balance

__all__ = ["balance"]
