"""The rules' own library: pure, deterministic, no clock, no I/O, no randomness but the Rng it is given."""
