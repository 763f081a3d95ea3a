"""Words, for every game: a folder for each language, and what they share.

`known.language("es")` is Spanish as the games see it (`interface.Language`). Recorded moves depend on most of this:
whether a cue or a guess counts is decided here, and an old game is replayed by the same functions. So a change of a
result needs a new rules version of the games that use the function.
"""
