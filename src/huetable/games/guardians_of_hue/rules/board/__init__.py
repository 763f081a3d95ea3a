"""The map, the ratings of its locations, and the odds of the dice."""
