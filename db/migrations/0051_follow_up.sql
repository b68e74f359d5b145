-- Who looks after a case, and what comes next on which day.
alter table applications
  add column counselor_id uuid references users on delete set null,
  add column next_step text not null default '' check (char_length(next_step) <= 200),
  -- The day in Nepal.
  add column next_on date;
create index applications_counselor on applications (counselor_id, answered_at desc, id);
create index applications_next_on on applications (next_on, id);
create index applications_new_unassigned on applications (submitted_at, id)
  where state = 'submitted' and counselor_id is null;
create index applications_state_since on applications (state, state_changed_at, id);
create index applications_intake on applications (intake) where intake is not null;

-- Deadlines that come near.
create index intakes_deadline on intakes (deadline) where deadline is not null;

alter table application_history
  -- Only for the office: students never see it, neither on the page nor in mails nor in their data export.
  add column internal boolean not null default false,
  -- To whom the case was given.
  add column counselor_id uuid references users on delete set null;
create index application_history_counselor on application_history (counselor_id) where counselor_id is not null;
