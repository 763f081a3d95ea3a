-- The last day, counted from 1970, on which a guest came by; 0 until the server notes it for the first time.
ALTER TABLE guests ADD COLUMN used_day INTEGER NOT NULL DEFAULT 0;
CREATE INDEX guests_by_use ON guests (used_day);

-- What the server notes for itself: how far its clock had come, by how much it once jumped, that it could write.
CREATE TABLE marks (
  name TEXT PRIMARY KEY,
  value BIGINT NOT NULL
);

-- Guests who were forgotten a moment ago, as hashes: every worker takes them from its memory.
CREATE UNLOGGED TABLE forgotten (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  until TIMESTAMPTZ NOT NULL
);
