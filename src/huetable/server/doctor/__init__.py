"""`huetable doctor`: looks at everything that a host can get wrong, and says in one line each what to do about it."""
