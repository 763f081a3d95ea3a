"""Recipes for living things and nature."""
