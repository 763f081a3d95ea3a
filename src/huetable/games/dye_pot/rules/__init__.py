"""The rules of Dye Pot: what there is, what a dyer may do, and what follows."""
