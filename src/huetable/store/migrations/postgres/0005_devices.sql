-- A key is a device of its guest: when it was added and last used (milliseconds since 1970; 0: before this was kept), and
-- whether it is a phone or a computer (empty: not known). Ending a device's access deletes its key.
ALTER TABLE keys ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE keys ADD COLUMN kind TEXT NOT NULL DEFAULT '';
