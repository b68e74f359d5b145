-- The security log: who did or tried what, from where, with which result. Rows are deleted after 180 days.

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- One row stands for repeats of the same within a minute: how many, and the last of them.
  last_at timestamptz not null,
  times int not null default 1,
  -- Codes of src/contract/security-events.ts
  event text not null,
  result text not null check (result in ('ok', 'failed', 'refused')),
  -- Who acted, or whose account somebody tried to open. No foreign key: the row outlives the account.
  account_id uuid,
  -- Keyed hash of an e-mail address that has no account. People type passwords into that field by mistake.
  unknown_account text,
  -- What it was done to.
  subject_kind text check (subject_kind in ('person', 'application')),
  subject_id uuid,
  -- Network address of the client, IPv6 as its /64; null for what the system did itself.
  address text,
  -- The beginning of the User-Agent header.
  agent text not null default '',
  detail jsonb not null default '{}'
);
create index security_events_newest on security_events (at desc, id desc);
create index security_events_event on security_events (event, at desc, id desc);
create index security_events_result on security_events (result, at desc, id desc);
create index security_events_account on security_events (account_id, at desc, id desc) where account_id is not null;
create index security_events_subject on security_events (subject_id, at desc, id desc) where subject_id is not null;
create index security_events_address on security_events (address, at desc, id desc) where address is not null;
create index security_events_unknown on security_events (unknown_account, at desc, id desc) where unknown_account is not null;
