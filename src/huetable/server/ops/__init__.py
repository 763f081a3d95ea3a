"""What operators need: settings, health, metrics, logs, backups, checks and rate limits."""
