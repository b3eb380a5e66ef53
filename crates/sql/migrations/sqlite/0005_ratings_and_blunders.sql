-- Against whom each match was played, and what a rated one made of its players; and how the cards a person played look with all hands open.
-- What is in this file never changes.
ALTER TABLE results ADD COLUMN against TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN side BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN rating REAL;
ALTER TABLE results ADD COLUMN uncertainty REAL;
CREATE INDEX results_rated ON results (person, game, rated, at);
CREATE TABLE blunders (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    judged BIGINT NOT NULL,
    given_away BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX blunders_by_time ON blunders (person, at);
