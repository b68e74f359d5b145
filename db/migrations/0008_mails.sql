-- The outbox. A mail is written in the transaction that causes it; a job of the queue carries its id to the sender.

create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Fixed here, so that a mail tried again is the same mail to whoever receives it.
  message_id text not null unique,
  template text not null,
  -- Whom it is about: erasing a person erases the mails.
  user_id uuid references users on delete cascade,
  recipient text not null,
  -- Folded as users.email_key; staff search by its beginning.
  recipient_key text not null,
  subject text not null,
  -- What the template is filled with, encrypted: it may hold a link that opens an account. Gone once it is of no more use.
  sealed_data bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  -- The mail server's status code and words of ours, nothing that it said: it repeats addresses.
  last_error text,
  queued_at timestamptz not null,
  -- While a mail is being sent: when another process may take it for abandoned.
  next_attempt_at timestamptz,
  -- Not to be sent after this: the link in it has expired.
  expires_at timestamptz,
  sent_at timestamptz,
  -- Since when it is dead.
  dead_at timestamptz,
  check ((state = 'waiting') = (next_attempt_at is not null)),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'dead') = (dead_at is not null)),
  check (state <> 'waiting' or sealed_data is not null),
  check (state <> 'sent' or sealed_data is null)
);
create index mails_due on mails (next_attempt_at) where state = 'waiting';
create index mails_newest on mails (queued_at desc, id desc);
create index mails_state on mails (state, queued_at desc, id desc);
create index mails_recipient on mails (recipient_key text_pattern_ops, queued_at desc);
create index mails_user on mails (user_id) where user_id is not null;
