"""What operators need: settings, metrics, logs, backups, expiry and rate limits."""
