-- Of the guests who are connected to a worker, those who have nothing but a screen for the whole room there.
ALTER TABLE presence ADD COLUMN screens TEXT[] NOT NULL DEFAULT '{}';
