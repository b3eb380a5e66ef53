-- When a person was last connected to a table, so that servers which share a database, and a server after a restart, know who is missing.
-- What is in this file never changes.
ALTER TABLE sittings ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sittings_seen ON sittings (seen);
