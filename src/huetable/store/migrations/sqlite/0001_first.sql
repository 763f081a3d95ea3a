-- The log: what a table is. Its key is the compare-and-set: nobody can write a number twice.
CREATE TABLE log (
  "table" TEXT NOT NULL,
  seq INTEGER NOT NULL,
  game_no INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  command_id TEXT,
  at INTEGER NOT NULL,
  schema INTEGER NOT NULL,
  payload BLOB NOT NULL,
  PRIMARY KEY ("table", seq)
) WITHOUT ROWID;

-- Who hides behind a pseudonym of the log. Forgetting somebody deletes lines here and leaves the log alone.
CREATE TABLE people (
  "table" TEXT NOT NULL,
  person TEXT NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY ("table", person)
) WITHOUT ROWID;
CREATE INDEX people_by_guest ON people (guest);

-- What the home page says about a table that is not in memory, as of its row `seq`.
CREATE TABLE listings (
  "table" TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  phase TEXT NOT NULL,
  seq INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  seated TEXT NOT NULL,
  turn TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX listings_by_age ON listings (changed_at);

CREATE TABLE records (
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  data BLOB NOT NULL,
  chairs TEXT NOT NULL,
  PRIMARY KEY ("table", game_no)
) WITHOUT ROWID;

CREATE TABLE results (
  guest TEXT NOT NULL,
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  game TEXT NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (guest, "table", game_no)
) WITHOUT ROWID;

CREATE TABLE guests (
  guest TEXT PRIMARY KEY,
  name TEXT,
  colour TEXT
) WITHOUT ROWID;

-- The SHA-256 of a cookie's token, and whose it is; a guest with two devices has two.
CREATE TABLE keys (
  key TEXT PRIMARY KEY,
  guest TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_guest ON keys (guest);
