"""Spanish and Portuguese."""
