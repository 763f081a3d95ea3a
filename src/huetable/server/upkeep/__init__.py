"""What the server does by itself while it runs: watch the clock, remove what is old, keep memory tidy."""
