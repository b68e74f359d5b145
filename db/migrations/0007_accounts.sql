-- People who sign up, where they are logged in, the links mailed to them, and what staff did to whom.

create table users (
  -- Random, because links carry it.
  id uuid primary key default gen_random_uuid(),
  -- As typed at sign-up, without spaces around it; mail goes there.
  email text not null,
  -- Folded (lower case, NFKC): one account an address, however it is typed.
  email_key text not null unique,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'staff')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- Until then the password is only pending: signing up again replaces it.
  verified_at timestamptz,
  first_name text not null default '',
  last_name text not null default '',
  contact text not null default '',
  address text not null default '',
  -- Version of the privacy policy shown at sign-up.
  consent_version text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_login_at timestamptz
);
create index users_newest on users (created_at desc, id);
create index users_staff on users (role, created_at desc, id);

-- One row a login: the family of refresh tokens that follow from it. Only the newest of them is good; an older one
-- coming back means that somebody copied it, and ends the family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- sha-256 of the newest refresh token's id
  refresh_hash bytea not null,
  -- Browser and system in words, never the whole user agent.
  agent text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id, used_at desc) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

-- Links in mails. Only the hash is kept, so that a copy of the database opens no account.
create table account_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user on account_tokens (user_id, purpose);
create index account_tokens_expiry on account_tokens (expires_at);

-- What staff did to people and cases. `actor_id` and `subject_id` outlive the accounts they name.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}'
);
create index audit_entries_subject on audit_entries (subject_kind, subject_id, id desc);
create index audit_entries_newest on audit_entries (id desc);
