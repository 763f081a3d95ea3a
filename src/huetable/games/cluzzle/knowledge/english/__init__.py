"""Reads questions asked in English. Another language would bring its own reader, and share the table of facts."""
