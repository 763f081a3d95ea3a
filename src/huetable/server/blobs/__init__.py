"""Blobs at a table: who hands them in, who may have them, and how others see them."""
