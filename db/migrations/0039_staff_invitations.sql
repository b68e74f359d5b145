-- Invitations to work here. The account is made, or becomes staff, when the invited person accepts.

create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  first_name text not null,
  last_name text not null,
  staff_role text not null check (staff_role in ('owner', 'editor', 'counselor', 'reader')),
  -- sha-256 of the secret in the newest mail; older mails no longer work.
  token_hash bytea not null,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
-- One open invitation an address. Accepted and withdrawn ones are deleted; the log of changes keeps what happened.
create unique index staff_invitations_email on staff_invitations (email_key);
create index staff_invitations_newest on staff_invitations (invited_at desc, id);
create index staff_invitations_inviter on staff_invitations (invited_by) where invited_by is not null;
create index drafts_saved_by on drafts (saved_by) where saved_by is not null;
