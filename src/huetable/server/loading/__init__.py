"""Reading a table back: snapshots beside the log, and replays that do not block the loop."""
