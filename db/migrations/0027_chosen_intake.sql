-- The intake that an application is for, '2027-02', as its student chose it; null: not decided, or not asked. A month and
-- not an id of intakes, because imports delete and insert those.
alter table applications add column intake text
  check (intake ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');
