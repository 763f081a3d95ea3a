"""What people gain from the bots' cues: simulated people, and an older giver to compare with."""
