-- Tokens that guests have made for programs. The key is a hash: nobody can read a token here.
CREATE TABLE tokens (
  key TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  scope TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_by_guest ON tokens (guest);
CREATE INDEX tokens_by_end ON tokens (expires_at);
