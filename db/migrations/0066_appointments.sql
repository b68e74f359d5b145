-- Appointments: hours in which counselors are free, and people who booked a time.

-- When a counselor can be booked in a branch, each week. Minutes are counted from midnight in Nepal.
create table counselor_hours (
  id bigint generated always as identity primary key,
  counselor_id uuid not null references users on delete cascade,
  -- Name of one of our offices. Hours of an office that no longer exists do not count.
  branch text not null,
  -- 0 is Sunday.
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute >= 0),
  until_minute smallint not null check (until_minute <= 1440),
  -- How long an appointment is.
  minutes smallint not null check (minutes between 10 and 240),
  check (from_minute < until_minute)
);
create index counselor_hours_counselor on counselor_hours (counselor_id, weekday, from_minute);

create table counselor_days_off (
  counselor_id uuid not null references users on delete cascade,
  -- A day in Nepal.
  day date not null,
  primary key (counselor_id, day)
);

-- Counts the changes of somebody's hours, so that two people do not overwrite each other.
create table counselor_calendars (
  counselor_id uuid primary key references users on delete cascade,
  version integer not null
);

create table appointments (
  id uuid primary key default gen_random_uuid(),
  -- Made by the screen of staff, so that sending it again books nothing; null for what people booked themselves.
  ticket uuid unique,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- Null once the counselor is erased, or has left and nobody is free at that time.
  counselor_id uuid references users on delete set null,
  -- Where its mails go: the address that was typed for it; '' for none.
  email text not null default '',
  email_key text not null default '',
  branch text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'booked' check (state in ('booked', 'came', 'missed', 'cancelled')),
  -- When the person was reminded; also set if it was too late for that when they booked.
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  booked_at timestamptz not null,
  check (starts_at < ends_at)
);
-- Nobody can be booked twice for the same time, whatever runs at once.
create unique index appointments_once on appointments (counselor_id, starts_at) where state <> 'cancelled';
create index appointments_counselor on appointments (counselor_id, starts_at, id);
create index appointments_start on appointments (starts_at, id);
create index appointments_enquiry on appointments (enquiry_id, starts_at);
create index appointments_email on appointments (email_key) where email_key <> '';
-- Whom to remind.
create index appointments_day on appointments (starts_at) where state = 'booked' and day_reminder_at is null;
create index appointments_hour on appointments (starts_at) where state = 'booked' and hour_reminder_at is null;
