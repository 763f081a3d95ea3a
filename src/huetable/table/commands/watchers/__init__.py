"""What the host may do to people without a chair."""
