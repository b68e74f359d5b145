-- Two accounts of one student, made one: what moved, so that it can be taken back.

create table account_merges (
  id integer generated always as identity primary key,
  kept_id uuid not null references users on delete cascade,
  gone_id uuid not null references users on delete cascade,
  -- Ids of what moved, by table.
  moved jsonb not null,
  -- Of the account that is gone, before.
  status_before text not null,
  merged_at timestamptz not null,
  merged_by uuid references users on delete set null,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  check (kept_id <> gone_id)
);
create index account_merges_kept on account_merges (kept_id, id);
create unique index account_merges_gone on account_merges (gone_id) where undone_at is null;
create index account_merges_merged_by on account_merges (merged_by) where merged_by is not null;
create index account_merges_undone_by on account_merges (undone_by) where undone_by is not null;
