"""How the numbers of the UNO bots are fitted. Not in the wheel."""
