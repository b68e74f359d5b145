-- Imports of official registers and of the CSV template: what ran, what was held back.

create table imports (
  id integer generated always as identity primary key,
  source text not null,
  file_name text not null,
  file_sha256 text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  summary jsonb not null
);

-- A value that is in the source but implausible: not shown to students until staff accept it.
create table import_holds (
  id integer generated always as identity primary key,
  import_id integer not null references imports,
  source text not null,
  kind text not null check (kind in ('university', 'campus', 'course')),
  source_key text not null,
  field text not null,
  value text not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'dismissed', 'gone')),
  unique (source, kind, source_key, field, value)
);
create index import_holds_open on import_holds (source, id) where state = 'open';

-- Keys the running import has seen, so that what is gone can be withdrawn in one statement.
create unlogged table import_seen (
  kind text not null,
  source_key text not null,
  primary key (kind, source_key)
);
