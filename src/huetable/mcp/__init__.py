"""Seats for assistants: a server of the Model Context Protocol that plays at tables of a Huetable server.

Needs the extra `mcp`. It is a client like any other: whoever uses it sees and may do what their seat sees and may do.
"""
