-- The links and codes that a host has changed. A table that is not here is found by its id; once it is here, only its
-- current link leads to it, and the others, its id included, led to it once.
CREATE TABLE links (
  link TEXT PRIMARY KEY,
  "table" TEXT NOT NULL,
  current INTEGER NOT NULL
);
CREATE INDEX links_by_table ON links ("table");
