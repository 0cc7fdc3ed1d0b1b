-- The same as migrations/0001.sql to 0003.sql, as PostgreSQL says it.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    facts TEXT NOT NULL,
    position TEXT NOT NULL,
    is_over INTEGER NOT NULL,
    is_listed INTEGER NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    said BIGINT NOT NULL, -- the number of what was last said
    wakes INTEGER NOT NULL
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    seat TEXT NOT NULL,
    words TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    by_bot INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    first BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE wishes (
    place BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    wish TEXT NOT NULL,
    seq BIGINT NOT NULL,
    UNIQUE (table_id, seat, wish)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX tables_by_touch ON tables (touched);
