-- Slow games go on while nobody is there: when the table has something to do next, when a reminder may be due, and whose clocks run, as JSON.
ALTER TABLE listings ADD COLUMN game_no INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listings ADD COLUMN due_at BIGINT;
ALTER TABLE listings ADD COLUMN remind_at BIGINT;
ALTER TABLE listings ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
CREATE INDEX listings_by_due ON listings (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX listings_by_reminder ON listings (remind_at) WHERE remind_at IS NOT NULL;

-- A person's guest has removed the table from their list: it comes back with the game of this number.
ALTER TABLE people ADD COLUMN hidden_until INTEGER NOT NULL DEFAULT 0;

-- The reminders that were given out, for the latest decision of each person.
CREATE TABLE reminders (
  "table" TEXT NOT NULL,
  person TEXT NOT NULL,
  began BIGINT NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY ("table", person, began, kind)
);
