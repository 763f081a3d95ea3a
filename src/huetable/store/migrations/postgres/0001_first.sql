-- The same tables as SQLite's: data can be carried from one to the other and back, column by column.
CREATE TABLE log (
  "table" TEXT NOT NULL,
  seq INTEGER NOT NULL,
  game_no INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  command_id TEXT,
  at BIGINT NOT NULL,
  schema INTEGER NOT NULL,
  payload BYTEA NOT NULL,
  PRIMARY KEY ("table", seq)
);

CREATE TABLE people (
  "table" TEXT NOT NULL,
  person TEXT NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY ("table", person)
);
CREATE INDEX people_by_guest ON people (guest);

CREATE TABLE listings (
  "table" TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  phase TEXT NOT NULL,
  seq INTEGER NOT NULL,
  changed_at BIGINT NOT NULL,
  seated TEXT NOT NULL,
  turn TEXT NOT NULL
);
CREATE INDEX listings_by_age ON listings (changed_at);

CREATE TABLE records (
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  at BIGINT NOT NULL,
  data BYTEA NOT NULL,
  chairs TEXT NOT NULL,
  PRIMARY KEY ("table", game_no)
);

CREATE TABLE results (
  guest TEXT NOT NULL,
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  game TEXT NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (guest, "table", game_no)
);

CREATE TABLE guests (
  guest TEXT PRIMARY KEY,
  name TEXT,
  colour TEXT
);

CREATE TABLE keys (
  key TEXT PRIMARY KEY,
  guest TEXT NOT NULL
);
CREATE INDEX keys_by_guest ON keys (guest);

CREATE TABLE blobs (
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  at BIGINT NOT NULL,
  kept INTEGER NOT NULL,
  data BYTEA NOT NULL,
  PRIMARY KEY ("table", game_no, hash, person)
);
