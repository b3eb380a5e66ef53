-- PINs that were tried at the links of championships, by link and address (digests both), and by which logins that look alike are one.
-- What is in this file never changes.
CREATE TABLE club_tries (
    club TEXT NOT NULL,
    link TEXT NOT NULL,
    address TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX club_tries_by_link ON club_tries (club, link, at);
CREATE INDEX club_tries_by_time ON club_tries (at);
ALTER TABLE accounts ADD COLUMN twin TEXT;
CREATE UNIQUE INDEX accounts_by_twin ON accounts (twin);
