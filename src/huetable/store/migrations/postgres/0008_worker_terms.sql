-- A worker says that it lives in one row, and its leases and presence count as long as it does. A worker that was silent for too long
-- is deposed: its next term begins, and the leases of the last one are free. So keeping any number of tables is one row a second.
-- All of this is about running workers only: nothing is lost with what was noted before.
CREATE UNLOGGED TABLE workers (
  worker TEXT PRIMARY KEY,
  term INTEGER NOT NULL,
  beat TIMESTAMPTZ NOT NULL,
  alive BOOLEAN NOT NULL
);
CREATE INDEX workers_by_beat ON workers (beat);

DROP TABLE leases;
CREATE UNLOGGED TABLE leases (
  "table" TEXT PRIMARY KEY,
  worker TEXT NOT NULL REFERENCES workers ON DELETE CASCADE,
  term INTEGER NOT NULL
);
CREATE INDEX leases_by_worker ON leases (worker, term);

DROP TABLE presence;
CREATE UNLOGGED TABLE presence (
  "table" TEXT NOT NULL,
  worker TEXT NOT NULL,
  guests TEXT[] NOT NULL,
  watching INTEGER NOT NULL,
  line BYTEA NOT NULL,
  PRIMARY KEY ("table", worker)
);
CREATE INDEX presence_by_worker ON presence (worker);
CREATE INDEX presence_by_guest ON presence USING gin (guests);
CREATE INDEX presence_listed ON presence (worker) WHERE line <> '';

-- Whatever is deleted or looked for is found by an index, however many tables there are.
ALTER TABLE words ADD COLUMN guest TEXT NOT NULL DEFAULT '';
UPDATE words SET guest = convert_from(word, 'UTF8')::json ->> 'guest';
CREATE INDEX words_by_guest ON words (guest);
CREATE INDEX lent_by_end ON lent (until);
CREATE INDEX forgotten_by_end ON forgotten (until);
CREATE INDEX listings_by_phase ON listings (phase, changed_at);
