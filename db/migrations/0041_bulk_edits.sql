-- Changes of many records of the catalogue at once, and choices that were never published.

create table bulk_edits (
  id integer generated always as identity primary key,
  -- What the records are: course, city ...
  kind text not null,
  action text not null check (action in ('set', 'add', 'percent', 'publish', 'withdraw', 'undo')),
  -- The field of the form and its new value; for 'set', 'add' and 'percent'.
  field text not null default '',
  value jsonb,
  -- The search and filters by which the records were chosen; null: they were chosen one by one.
  filter jsonb,
  undo_of integer unique references bulk_edits,
  -- check: only a preview. apply: the records are changed.
  step text not null default 'check' check (step in ('check', 'apply')),
  state text not null check (state in ('waiting', 'running', 'checked', 'done', 'stopped')),
  -- The attempt that may run; a job with another one does nothing.
  ticket uuid not null,
  stop_asked boolean not null default false,
  total integer not null,
  -- Of the step: records that were looked at, and how they came out.
  done integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  refused integer not null default 0,
  -- When this attempt began, and how many records were done by then.
  begun_at timestamptz,
  begun_done integer not null default 0,
  -- While it runs, its process writes this with each batch.
  beat_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  applied_at timestamptz,
  applied_by uuid references users on delete set null
);
create index bulk_edits_created_by on bulk_edits (created_by);
create index bulk_edits_applied_by on bulk_edits (applied_by);
create index bulk_edits_applied on bulk_edits (id desc) where step = 'apply';

create table bulk_edit_records (
  bulk_edit_id integer not null references bulk_edits on delete cascade,
  position integer not null,
  object text not null,
  title text not null default '',
  -- waiting: not looked at in this step. ready: it will be changed.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'changed', 'same', 'refused')),
  -- Why it is refused, in a sentence.
  reason text not null default '',
  -- The value of the field, or the status, before and after.
  value_before jsonb,
  value_after jsonb,
  -- The newest revision of the record when it was looked at; once it is changed, the revision of this change.
  revision integer not null default 0,
  -- What undoing needs besides: the published form and the draft that publishing has replaced.
  kept jsonb,
  primary key (bulk_edit_id, position)
);
create index bulk_edit_records_state on bulk_edit_records (bulk_edit_id, state, position);

-- Saves of a bulk edit: the log of changes has one entry for all of them.
alter table revisions add column bulk_edit_id integer references bulk_edits;
create index revisions_bulk_edit on revisions (bulk_edit_id) where bulk_edit_id is not null;
create index revisions_one_by_one on revisions (at desc) where bulk_edit_id is null;

-- Hidden because it was never published, and not because staff have withdrawn it.
alter table countries add column is_draft boolean not null default false;
alter table cities add column is_draft boolean not null default false;
alter table interests add column is_draft boolean not null default false;
alter table specializations add column is_draft boolean not null default false;
