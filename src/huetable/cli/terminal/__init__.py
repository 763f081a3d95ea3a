"""Playing in a terminal: what is shown, what is typed, and the bots in between."""
