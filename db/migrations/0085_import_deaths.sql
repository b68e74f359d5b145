-- Imports whose writing takes the server down are not begun again without end.

-- How often in a row the server died while it wrote this import.
alter table import_runs add column deaths smallint not null default 0;
