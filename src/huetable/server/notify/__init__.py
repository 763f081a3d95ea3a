"""Tells people who have no page open what they would like to know: that it is their turn, that a game is over.

`Notices.send` is the one way in. It returns at once, sends a notice at most once, however many workers there are, and only to
guests who have asked for it.
"""
