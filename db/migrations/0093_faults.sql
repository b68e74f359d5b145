-- Errors of the server and of browsers, so that staff can find the one that a student quotes. Without personal data.

create table faults (
  id bigint generated always as identity primary key,
  -- Equal for errors of the same kind at the same place.
  fingerprint text not null unique,
  source text not null check (source in ('server', 'browser')),
  method text not null,
  -- The pattern, such as /course_details/[id].
  route text not null,
  status integer,
  kind text not null,
  place text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1 check (times > 0)
);
create index faults_newest on faults (last_at desc, id desc);

create table fault_references (
  reference text not null,
  fault_id bigint not null references faults on delete cascade,
  at timestamptz not null default now(),
  primary key (reference, fault_id)
);
create index fault_references_of_fault on fault_references (fault_id, at desc);
create index fault_references_age on fault_references (at);
