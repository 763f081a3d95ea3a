-- The last day, counted from 1970, on which a guest came by; 0 until the server notes it for the first time.
ALTER TABLE guests ADD COLUMN used_day INTEGER NOT NULL DEFAULT 0;
CREATE INDEX guests_by_use ON guests (used_day);

-- What the server notes for itself: how far its clock had come, by how much it once jumped, that it could write.
CREATE TABLE marks (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) WITHOUT ROWID;
