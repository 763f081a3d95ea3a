"""What is printed on the cards of Guardians of Hue."""
