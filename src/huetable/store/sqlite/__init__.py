"""The log in one SQLite file: the store of a server with one worker."""
