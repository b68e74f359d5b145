-- Up to where the office has been told by mail what a student answered, and when the next mail is due. A row, so that a
-- window of an hour or a daily mail outlives a restart and holds for every process.
create table office_notices (
  application_id uuid primary key references applications on delete cascade,
  -- Entries of the history after this one are not told yet.
  told_history_id bigint not null default 0,
  told_at timestamptz,
  -- Null: nothing waits to be told.
  due_at timestamptz
);
create index office_notices_due on office_notices (due_at) where due_at is not null;

-- What students did before this is known to the office.
insert into office_notices (application_id, told_history_id)
  select application_id, max(id) from application_history group by application_id;

-- Whom a mail about several people names: it goes when one of them is erased, as a mail about one goes with `user_id`.
alter table mails add column about uuid[];
create index mails_about on mails using gin (about) where about is not null;
