"""Recipes for things that people make."""
