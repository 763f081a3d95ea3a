"""What people may ask of a table, one file for each kind of request; each answers with events or a refusal."""
