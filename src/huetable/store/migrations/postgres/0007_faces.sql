-- The seed that a person's face is drawn from; empty for somebody who has chosen none.
ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT '';
