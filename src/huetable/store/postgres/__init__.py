"""The log in PostgreSQL, and what workers that share it tell each other."""
