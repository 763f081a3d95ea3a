"""What bots know: what is true of the things of the deck, and how people ask about it."""
