-- Staff who want their queue of the day by mail.

create table today_digests (
  user_id uuid primary key references users on delete cascade,
  -- The day in Nepal of the last mail, or on which there was nothing to mail.
  done_on date
);
