-- Who is signed in where, so that it can be ended; and who opened each table, so that the lobby is shared out fairly. What is in this
-- file never changes.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    since BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX sessions_of_a_person ON sessions (person, since);
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
UPDATE tables SET host = json_extract(charter, '$.host');
CREATE INDEX tables_by_host ON tables (public, phase, host, changed);
