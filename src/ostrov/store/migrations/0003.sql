-- Whether a table goes on without anybody: bots are to act there, or a clock runs. A server wakes it when it starts.

ALTER TABLE tables ADD COLUMN wakes INTEGER NOT NULL DEFAULT 1;
