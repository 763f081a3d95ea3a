"""What runs tables: connections, the one writer of a table and its log, the scheduler, bots and chat."""
