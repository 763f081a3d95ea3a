"""How the recipes of Cluzzle are judged by eye: sheets of all sculptures. Not in the wheel."""
