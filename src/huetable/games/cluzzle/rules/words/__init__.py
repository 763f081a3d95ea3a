"""Which things are on the cards, and which guesses count for them."""
