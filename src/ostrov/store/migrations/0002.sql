-- The number of what was last said at a table: two processes cannot say something under the same number.

ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET said = (SELECT coalesce(max(n), 0) FROM chat WHERE table_id = tables.id);
