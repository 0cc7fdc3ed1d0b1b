-- What is kept besides the tables: who wants to be reminded, accounts. Each is one JSON text, read by its name.

CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,   -- counts its changes: who knows an older one cannot write over a newer one
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
);
