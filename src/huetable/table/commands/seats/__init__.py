"""Who sits where: sitting down, standing up, and what the host may do to a chair."""
