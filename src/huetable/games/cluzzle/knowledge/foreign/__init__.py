"""Questions in other languages than English: said in English word by word, and then read as English."""
