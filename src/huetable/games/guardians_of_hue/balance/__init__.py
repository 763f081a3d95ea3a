"""How often guardians win: every way to set up the game, played out among bots.

    python -m huetable.games.guardians_of_hue.balance --games 200 --write

makes docs/guardians-balance.md. The same number of games gives the same table, except for what the hard bots
do not finish thinking about in time.
"""
