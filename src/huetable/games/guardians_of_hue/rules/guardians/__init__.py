"""What guardians do in their turns, and what they say."""
