"""How the data of Hues and Cues is made: the palette, the dictionaries and the knowledge of its bots. Not in the wheel."""
