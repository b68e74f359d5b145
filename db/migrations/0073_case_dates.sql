-- Days of a case that are not those of an offer: confirmation of enrolment, visa, and others with a name.

create table case_dates (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- Made by the screen, so that sending it again adds nothing.
  ticket uuid not null,
  kind text not null
    check (kind in ('enrolment', 'visa_lodged', 'biometrics', 'visa_interview', 'visa_decision', 'other')),
  -- What it is, for 'other'; a remark for the rest.
  name text not null default '',
  -- The day in Nepal.
  on_day date not null,
  done_at timestamptz,
  done_by uuid references users on delete set null,
  version integer not null default 1,
  unique (application_id, ticket),
  check (kind <> 'other' or name <> '')
);
create index case_dates_done_by on case_dates (done_by) where done_by is not null;
create index case_dates_open on case_dates (on_day) where done_at is null;
