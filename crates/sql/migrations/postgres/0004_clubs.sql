-- Championships: what each was founded with, its decisions in their order, the links by which its people come in, and the devices that
-- have shown a link's PIN. Of links and devices only digests are kept. What is in this file never changes.
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    charter TEXT NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX clubs_by_time ON clubs (changed);
CREATE TABLE club_log (
    club TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    act TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (club, number),
    UNIQUE (club, act)
);
CREATE TABLE club_links (
    club TEXT NOT NULL,
    number BIGINT NOT NULL,
    secret TEXT NOT NULL UNIQUE,
    pin TEXT NOT NULL,
    person BIGINT NOT NULL,
    role TEXT NOT NULL,
    issued BIGINT NOT NULL,
    ended BIGINT,
    PRIMARY KEY (club, number)
);
CREATE TABLE club_badges (
    badge TEXT PRIMARY KEY,
    club TEXT NOT NULL,
    link BIGINT NOT NULL,
    since BIGINT NOT NULL
);
