-- In which seats a guest sat: their own page names what they were praised for.
ALTER TABLE results ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';

-- Whether a guest wants to be told when somebody they have played with invites them to a table.
ALTER TABLE guests ADD COLUMN invitations INTEGER NOT NULL DEFAULT 0;

-- How many such invitations a guest has sent, or was sent, on the last day on which there were any.
CREATE TABLE invitations (
  guest TEXT NOT NULL,
  way TEXT NOT NULL,
  day INTEGER NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (guest, way)
);
