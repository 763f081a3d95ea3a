-- What is too large for the log: a move names its hash. Until the game refers to it, it is a draft of one person.
CREATE TABLE blobs (
  "table" TEXT NOT NULL,
  game_no INTEGER NOT NULL,
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  at INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY ("table", game_no, hash, person)
);
