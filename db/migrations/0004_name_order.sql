-- Lists are ordered by these keys. Folded names compare byte by byte, so that the order is the same in every
-- database, whatever locale it was created with (PGlite has none, a PostgreSQL server has its operating system's).
alter table universities alter column name_key type text collate "C";
alter table scholarships alter column name_key type text collate "C";
alter table campuses alter column name_key type text collate "C";
