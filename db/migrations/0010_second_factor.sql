-- Second factors of staff: time-based codes of an authenticator app (RFC 6238), and recovery codes for when it is lost.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Sealed with a key that is not in the database: a copy of it makes no codes.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Null while it is only begun: then no login asks for it.
  confirmed_at timestamptz,
  -- The newest step of 30 s whose code was used: neither it nor an older one works again.
  last_step bigint not null default 0,
  -- Wrong codes since the last right one, and until when none is looked at.
  wrong_codes integer not null default 0,
  locked_until timestamptz
);

create table recovery_codes (
  -- Keyed hash: codes are short enough to be typed, so a plain hash could be turned back.
  code_hash bytea primary key,
  user_id uuid not null references second_factors on delete cascade,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);
