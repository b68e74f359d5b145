-- Records that match the search of a bulk edit and were taken out again, one by one.
alter table bulk_edits add column excepted integer not null default 0;
