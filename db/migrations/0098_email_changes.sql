-- Changes of the e-mail address of a student's account: asked, confirmed by the link to the new address, stopped or taken back by the links to the old
-- one. Of the links only hashes are stored.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- The address in use when it was asked, and the one that is wanted.
  old_email text not null,
  new_email text not null,
  new_key text not null,
  -- The session that asked; it stays logged in.
  session_id uuid,
  -- An owner who asked for a student without access to the old mailbox, and why.
  by_staff uuid references users on delete set null,
  reason text not null default '',
  asked_at timestamptz not null,
  confirm_until timestamptz not null,
  confirm_hash bytea unique,
  -- In the notice to the old address: stops the change, or takes it back.
  stop_hash bytea unique,
  -- In the mail about the change to the old address.
  undo_hash bytea unique,
  confirmed_at timestamptz,
  undo_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('replaced', 'stopped', 'taken_back')),
  check ((ended_at is null) = (outcome is null))
);
create index email_changes_user on email_changes (user_id, asked_at);
create index email_changes_new_key on email_changes (new_key, asked_at);
create index email_changes_asked_at on email_changes (asked_at);
create index email_changes_by_staff on email_changes (by_staff) where by_staff is not null;
