-- The same as migrations/0004.sql.

CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
);
