"""What people at a table do beside the game: talk, ask for a chair, watch, and come by a link."""
