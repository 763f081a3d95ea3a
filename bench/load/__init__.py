"""The load generator for bench/server.py, and the rig that runs it beside a server."""
