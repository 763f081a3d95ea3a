"""The tables of a server: opening them, finding them by link or code, and listing them."""
