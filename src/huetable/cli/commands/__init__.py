"""One command a file: `prepare(parser)` adds its arguments and sets `run`. A file is imported when its command is called."""
