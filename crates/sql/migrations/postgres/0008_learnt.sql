-- Progress of those who learn a game: the steps of its path and the memory of its rules, as one text.
-- What is in this file never changes.
CREATE TABLE learnt (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    progress TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
