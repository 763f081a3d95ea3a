"""What the pages fetch over plain HTTP, one file for each resource."""
