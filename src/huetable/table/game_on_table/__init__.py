"""The game that is on at a table: its state and steps, its clocks, taking moves back, and all of it as bytes."""
