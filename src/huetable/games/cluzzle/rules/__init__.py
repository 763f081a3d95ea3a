"""The rules of Cluzzle."""
