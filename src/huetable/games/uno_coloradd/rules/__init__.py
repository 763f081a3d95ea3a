"""The rules of UNO ColorADD: what may be done, and what it does."""
