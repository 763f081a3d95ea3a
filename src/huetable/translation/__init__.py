"""Translations: which files there are, whether they are complete, and the first draft of a new one.

docs/translate.md explains the work to translators.
"""
