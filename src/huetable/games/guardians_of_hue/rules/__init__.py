"""The rules of Guardians of Hue: what may be done, and what it does."""
