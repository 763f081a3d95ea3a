-- The end of the log as it was committed: one line for each group of rows that were written together, as MessagePack. A little later
-- the rows are moved to `log`, where each table has its own in a row. Whoever reads the log reads both.
CREATE TABLE tail (
  number INTEGER PRIMARY KEY,
  rows BLOB NOT NULL
);
