"""What the host may do to people who only watch."""
