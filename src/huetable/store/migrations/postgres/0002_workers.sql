-- Which worker sees to a table's clocks and bots, and until when; whoever finds it overdue may take it over.
-- Like what follows it is not written to the log of the database: nothing is lost with it, and moves need not wait for it.
CREATE UNLOGGED TABLE leases (
  "table" TEXT PRIMARY KEY,
  worker TEXT NOT NULL,
  until TIMESTAMPTZ NOT NULL
);
CREATE INDEX leases_by_end ON leases (until);

-- Who is connected where.
CREATE UNLOGGED TABLE presence (
  "table" TEXT NOT NULL,
  worker TEXT NOT NULL,
  guests TEXT[] NOT NULL,
  watching INTEGER NOT NULL,
  line BYTEA NOT NULL,
  until TIMESTAMPTZ NOT NULL,
  PRIMARY KEY ("table", worker)
);

-- The last words said at a table, for the other workers and for whoever comes by way of them.
CREATE UNLOGGED TABLE words (
  "table" TEXT NOT NULL,
  number BIGINT GENERATED ALWAYS AS IDENTITY,
  worker TEXT NOT NULL,
  word BYTEA NOT NULL,
  PRIMARY KEY ("table", number)
);

-- What whoever brings the key may have once, at any worker: a guest who moves to another device.
CREATE TABLE lent (
  key TEXT PRIMARY KEY,
  thing TEXT NOT NULL,
  until TIMESTAMPTZ NOT NULL
);
