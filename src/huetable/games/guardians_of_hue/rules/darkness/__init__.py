"""What darkness does: it grows, and its agents act."""
