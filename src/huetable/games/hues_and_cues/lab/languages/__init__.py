"""Makes and measures what Hues and Cues knows of Spanish, Portuguese and German."""
