"""What a server is made of, and under which licences."""
