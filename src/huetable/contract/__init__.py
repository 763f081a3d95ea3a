"""Everything that a game must pass, whoever wrote it.

`huetable check GAME` prints a report of it, and `pytest --huetable-game GAME` makes a test of each check. What must hold at
every position is in `core/contract.py`; these checks play the games, and read the game's folder too.
"""
