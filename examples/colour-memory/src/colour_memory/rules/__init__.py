"""The rules: what there is, what a player may do, and what follows."""
