"""English words, for every game: folding, plurals, stems, base forms, edit distance and colour names.

Recorded moves depend on most of it: whether a cue or a guess counts is decided here, and an old game is replayed by
the same functions. So a change of a result needs a new rules version of the games that use the function.
"""
