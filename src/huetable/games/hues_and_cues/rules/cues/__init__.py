"""Which cues are taken: the check, its word lists and its dictionary."""
