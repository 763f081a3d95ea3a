"""Requests that the server makes by itself, to addresses that guests have given it: only ever to the public internet."""
