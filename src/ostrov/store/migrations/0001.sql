-- Tables, what was done at them, and what must not be done again.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,       -- the number of the last change
    facts TEXT NOT NULL,        -- JSON: seats with the hashes of their tokens, versions, the secret of chance, …
    position TEXT NOT NULL,     -- the position reached, by the names of its fields
    is_over INTEGER NOT NULL,
    is_listed INTEGER NOT NULL, -- shown to strangers
    touched REAL NOT NULL
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat TEXT NOT NULL,
    words TEXT NOT NULL,        -- whole: hidden arguments too
    at REAL NOT NULL,
    by_bot INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- For each number of a table the first entry that changed with it: what somebody missed.
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    first INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE wishes (
    place INTEGER PRIMARY KEY,  -- their order
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    wish TEXT NOT NULL,
    seq INTEGER NOT NULL,
    UNIQUE (table_id, seat, wish)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    body TEXT NOT NULL,         -- JSON
    PRIMARY KEY (table_id, n)
);

CREATE INDEX tables_by_touch ON tables (touched);
