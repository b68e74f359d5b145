-- Imports that staff start in the browser, with their reports; decisions about held values; where exchange rates come from.

create table import_runs (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('cricos', 'csv')),
  -- Name of the origin of a CSV file's rows; '' for the register.
  source_name text not null default '',
  create_levels boolean not null default false,
  allow_withdrawals boolean not null default false,
  allow_refusals boolean not null default false,
  state text not null check (state in
    ('waiting', 'running', 'checked', 'applied', 'stopped', 'interrupted', 'failed', 'discarded')),
  -- What is running, or ran last.
  step text not null default 'check' check (step in ('check', 'apply')),
  -- The attempt that may run; a job with another one does nothing.
  ticket uuid not null,
  claimed boolean not null default false,
  stop_asked boolean not null default false,
  phase text not null default '',
  rows_done integer not null default 0,
  -- From 0 to 1.
  fraction real not null default 0,
  seconds_left integer,
  begun_at timestamptz,
  -- While it runs, its process writes this every second.
  beat_at timestamptz,
  ended_at timestamptz,
  -- Why it was refused, failed or was stopped, in a sentence.
  reason text not null default '',
  summary jsonb,
  -- Lines of the report that were not in the one that was read before applying.
  differs integer not null default 0,
  import_id integer references imports,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  applied_at timestamptz,
  applied_by uuid references users on delete set null
);
create index import_runs_by_state on import_runs (state, id desc);
create index import_runs_created_by on import_runs (created_by);
create index import_runs_applied_by on import_runs (applied_by);
create index import_runs_import on import_runs (import_id);

-- Its files, until they are applied or thrown away.
create table import_run_files (
  run_id integer not null references import_runs on delete cascade,
  position integer not null,
  file_name text not null,
  bytes bigint not null,
  sha256 bytea not null,
  file_id uuid references stored_files on delete set null,
  primary key (run_id, position)
);
create index import_run_files_file on import_run_files (file_id);
create index import_run_files_sha256 on import_run_files (sha256);

-- The report of a run, a line each.
create table import_lines (
  run_id integer not null references import_runs on delete cascade,
  number integer not null,
  outcome text not null,
  kind text not null default '',
  key text not null default '',
  name text not null default '',
  field text not null default '',
  value_before text not null default '',
  value_after text not null default '',
  reason text not null default '',
  sheet text not null default '',
  at_row integer,
  at_column text not null default '',
  value text not null default '',
  -- Not in the report that was read before.
  fresh boolean not null default false,
  primary key (run_id, number)
);
create index import_lines_by_outcome on import_lines (run_id, outcome, number);

-- A hold is a doubt about a value of a source, or a conflict: staff have set the field, and the source says something else.
alter table import_holds add column about text not null default 'doubt' check (about in ('doubt', 'conflict'));
alter table import_holds add column corrected_to text;
alter table import_holds add column decided_at timestamptz;
alter table import_holds add column decided_by uuid references users on delete set null;
alter table import_holds drop constraint import_holds_state_check;
alter table import_holds add constraint import_holds_state_check
  check (state in ('open', 'accepted', 'dismissed', 'corrected', 'gone'));
drop index import_holds_open;
create index import_holds_open on import_holds (id) where state = 'open';
create index import_holds_decided on import_holds (decided_at desc, id desc) where decided_at is not null;
create index import_holds_decided_by on import_holds (decided_by);

-- `npr` is what pages use. What the bank published is kept beside a rate that staff have typed.
alter table exchange_rates add column set_by_staff boolean not null default false;
alter table exchange_rates add column changed_at timestamptz;
alter table exchange_rates add column bank_unit integer;
alter table exchange_rates add column bank_buy numeric(14, 6);
alter table exchange_rates add column bank_sell numeric(14, 6);
alter table exchange_rates add column bank_day date;

create table exchange_rate_history (
  id integer generated always as identity primary key,
  currency char(3) not null,
  npr numeric(14, 6) not null,
  as_of date not null,
  source text not null,
  set_by_staff boolean not null,
  at timestamptz not null,
  by_user uuid references users on delete set null
);
create index exchange_rate_history_currency on exchange_rate_history (currency, id desc);
create index exchange_rate_history_user on exchange_rate_history (by_user);

-- How the last attempts to fetch rates went: one row.
create table exchange_rate_fetches (
  only_row boolean primary key default true check (only_row),
  tried_at timestamptz not null,
  succeeded_at timestamptz,
  -- The newest day that was fetched.
  day date,
  -- Why the last attempt failed; '': it did not.
  problem text not null default ''
);
