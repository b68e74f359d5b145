-- What deletions by time have found due, and since when. A row is deleted only when a second look, at least a day later
-- by the database's clock, still finds it due: a clock that is wrong for less than a day deletes nothing.
create table due_deletions (
  -- Which deletion: 'session', 'documents' ...
  kind text not null,
  -- Id of the row or name of the file. Nothing personal.
  subject text not null,
  due_since timestamptz not null default now(),
  primary key (kind, subject)
);
