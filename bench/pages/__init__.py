"""What web.py measures, one noun a file."""
