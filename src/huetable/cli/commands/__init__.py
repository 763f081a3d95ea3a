"""One command a file: `add_arguments(parser)` adds its arguments and sets `run`. A file is imported when its command is called."""
