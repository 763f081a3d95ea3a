"""Huetable: a web table for four games about colour and clues."""

__version__ = "0.1.0"
