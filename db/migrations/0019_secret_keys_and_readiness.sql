-- Which secret key this database is used with, so that a start with another one is noticed. The key itself is not here
-- and cannot be found from what is.
create table secret_keys (
  -- Derived from the key by HKDF.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  -- A known text, sealed with a key derived from the secret key.
  check_value bytea not null,
  made_at timestamptz not null default now(),
  -- Set when another key has taken its place.
  retired_at timestamptz
);
create unique index secret_keys_current on secret_keys ((true)) where retired_at is null;

-- Which secret key a file's key is wrapped with. Null: wrapped before keys had ids.
alter table file_keys add column key_id text;

-- What /readyz writes to, to see that the database takes writes. One row.
create table readiness (
  only_row boolean primary key default true check (only_row),
  tried_at timestamptz not null
);
