-- From where tables and championships were opened, as a keyed digest of the address, so that the lists are shared out by it; and which
-- championships play themselves, so that they can be removed. What is in this file never changes.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
UPDATE tables SET origin = host;
ALTER TABLE clubs ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN demo BIGINT NOT NULL DEFAULT 0;
UPDATE clubs SET origin = id;
UPDATE clubs SET demo = 1 WHERE charter LIKE '%"demo":{%';
