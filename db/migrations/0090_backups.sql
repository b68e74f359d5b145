-- Runs of the backup. While one is alive, no stored file is deleted: a backup first reads the rows and then the files
-- that they name.
create table backup_runs (
  id integer generated always as identity primary key,
  started_by text not null check (started_by in ('job', 'command')),
  started_at timestamptz not null default now(),
  -- Renewed while it runs, so that a process that died does not hold files for ever.
  alive_until timestamptz not null,
  finished_at timestamptz,
  -- Null while it runs; set when it failed, as a sentence for the owners.
  fault text,
  -- Name of the backup, when it succeeded.
  stamp text,
  place text not null default '',
  row_count bigint,
  file_count bigint,
  byte_count bigint,
  missing_files bigint,
  check (fault is null or finished_at is not null)
);
create index backup_runs_started on backup_runs (started_at desc);
create index backup_runs_alive on backup_runs (alive_until) where finished_at is null;

-- Files to be deleted once no backup runs any more.
create table held_deletions (
  storage_key text primary key,
  noted_at timestamptz not null default now()
);
