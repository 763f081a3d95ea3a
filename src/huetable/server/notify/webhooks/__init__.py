"""A table posts to its group's chat whose turn it is, where its host wants that and the operator allows it."""
