-- A table as of one of its rows, so that what came before need not be replayed. It says nothing that the log does not.
CREATE TABLE snapshots (
  "table" TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  version TEXT NOT NULL,
  hash TEXT NOT NULL,
  data BYTEA NOT NULL
);
