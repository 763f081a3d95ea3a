"""What runs one table: its clients, the runner and its log writer, the scheduler, chat, and other workers."""
