"""The table on the web."""
