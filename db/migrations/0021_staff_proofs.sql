-- Proofs that somebody typed the password or a code again, for what a stolen access token alone must not do; and the
-- devices on which people have logged in, whose logins nobody else can lock out.

alter table sessions
  -- sha-256 of the newest proof of this session; it is good until then.
  add column proof_hash bytea,
  add column proof_until timestamptz,
  -- Wrong tries since the last right one.
  add column wrong_proofs integer not null default 0;

create table known_devices (
  user_id uuid not null references users on delete cascade,
  -- sha-256 of the secret in the device's cookie
  device_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_use on known_devices (used_at);
