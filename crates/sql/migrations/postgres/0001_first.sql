-- The first schema. Databases made before migrations were numbered have it already, so each statement can be run again without
-- harm. What is in this file never changes: what comes later is a migration of its own.
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    charter TEXT NOT NULL,
    game TEXT NOT NULL,
    public BIGINT NOT NULL,
    invitation TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    names TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_in_the_lobby ON tables (public, phase, changed);
CREATE TABLE IF NOT EXISTS events (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS sittings (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
CREATE TABLE IF NOT EXISTS accounts (
    person TEXT PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS results (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    players BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE TABLE IF NOT EXISTS records (name TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS results_by_time ON results (person, at);
