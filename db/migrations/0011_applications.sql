-- Cases of students with their documents and history, places at events, and what keeps a double submission one.

create table applications (
  id uuid primary key default gen_random_uuid(),
  -- Said on the phone and written in mails: letters and digits that are not mistaken for each other.
  reference text not null unique,
  user_id uuid not null references users on delete cascade,
  -- The catalogue may lose a course; the names it was applied for under stay.
  course_id integer references courses on delete set null,
  university_id integer references universities on delete set null,
  preferred_course text not null default '',
  preferred_university text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  contact text not null default '',
  test_type text not null default '',
  overall_score text not null default '',
  address text not null default '',
  last_academic_qualification text not null default '',
  marital_status text not null default 'No' check (marital_status in ('Yes', 'No')),
  state text not null,
  -- Version of the privacy policy agreed to, and when.
  consent_version text not null,
  consent_at timestamptz not null,
  submitted_at timestamptz not null,
  state_changed_at timestamptz not null,
  -- Set while the case is closed: the days until its documents go count from here.
  closed_at timestamptz,
  documents_deleted_at timestamptz,
  updated_at timestamptz not null default now()
);
create index applications_user on applications (user_id, submitted_at desc, id);
create index applications_newest on applications (submitted_at desc, id);
create index applications_state on applications (state, submitted_at desc, id);
create index applications_course on applications (course_id);
create index applications_university on applications (university_id);
create index applications_closed on applications (closed_at) where closed_at is not null and documents_deleted_at is null;
create index applications_email on applications (lower(email) text_pattern_ops);
create index applications_last_name on applications (lower(last_name) text_pattern_ops);
create index applications_first_name on applications (lower(first_name) text_pattern_ops);

-- The moves there are; the same rows as the table in the contract, held equal by a test.
create table application_transitions (
  from_state text not null,
  event text not null,
  to_state text not null,
  primary key (from_state, event)
);
insert into application_transitions (from_state, event, to_state) values
  ('draft', 'submit', 'submitted'),
  ('submitted', 'begin_review', 'in_review'),
  ('submitted', 'request_documents', 'documents_requested'),
  ('in_review', 'request_documents', 'documents_requested'),
  ('sent_to_university', 'request_documents', 'documents_requested'),
  ('conditional_offer', 'request_documents', 'documents_requested'),
  ('accepted', 'request_documents', 'documents_requested'),
  ('documents_requested', 'documents_complete', 'in_review'),
  ('in_review', 'send_to_university', 'sent_to_university'),
  ('sent_to_university', 'receive_conditional_offer', 'conditional_offer'),
  ('sent_to_university', 'receive_offer', 'offer'),
  ('conditional_offer', 'receive_offer', 'offer'),
  ('conditional_offer', 'accept', 'accepted'),
  ('offer', 'accept', 'accepted'),
  ('accepted', 'lodge_visa', 'visa_lodged'),
  ('visa_refused', 'lodge_visa', 'visa_lodged'),
  ('visa_lodged', 'visa_granted', 'visa_granted'),
  ('visa_lodged', 'visa_refused', 'visa_refused'),
  ('accepted', 'enrol', 'enrolled'),
  ('visa_granted', 'enrol', 'enrolled'),
  ('in_review', 'reject', 'rejected'),
  ('sent_to_university', 'reject', 'rejected'),
  ('conditional_offer', 'reject', 'rejected'),
  ('submitted', 'withdraw', 'withdrawn'),
  ('in_review', 'withdraw', 'withdrawn'),
  ('documents_requested', 'withdraw', 'withdrawn'),
  ('sent_to_university', 'withdraw', 'withdrawn'),
  ('conditional_offer', 'withdraw', 'withdrawn'),
  ('offer', 'withdraw', 'withdrawn'),
  ('accepted', 'withdraw', 'withdrawn'),
  ('visa_lodged', 'withdraw', 'withdrawn'),
  ('offer', 'close', 'closed'),
  ('visa_refused', 'close', 'closed'),
  ('enrolled', 'close', 'closed'),
  ('rejected', 'close', 'closed'),
  ('withdrawn', 'close', 'closed'),
  ('rejected', 'reopen', 'in_review'),
  ('withdrawn', 'reopen', 'in_review'),
  ('closed', 'reopen', 'in_review');

create function check_application_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.state <> 'submitted' then
    raise exception 'an application begins as submitted, not as %', new.state using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and new.state <> old.state and not exists (
    select from application_transitions where from_state = old.state and to_state = new.state
  ) then
    raise exception 'an application does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger applications_move before insert or update of state on applications
  for each row execute function check_application_move();

create table application_history (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  at timestamptz not null,
  event text not null,
  from_state text,
  to_state text,
  by_role text not null check (by_role in ('student', 'staff', 'system')),
  actor_id uuid references users on delete set null,
  note text not null default ''
);
create index application_history_application on application_history (application_id, id);
create index application_history_actor on application_history (actor_id);

-- Encrypted files. A row is written before its first byte; only a kept one belongs to something, the others are
-- remains of submissions that ended early and are swept away.
create table stored_files (
  id uuid primary key,
  storage_key text not null unique,
  kept boolean not null default false,
  -- Length of the content, before encryption; unknown until it has arrived.
  bytes bigint,
  sha256 bytea,
  created_at timestamptz not null default now()
);
create index stored_files_loose on stored_files (created_at) where not kept;

-- Each file's own key, wrapped with the master key. Deleting this row makes the file unreadable for good.
create table file_keys (
  file_id uuid primary key references stored_files on delete cascade,
  wrapped_key bytea not null
);

create table application_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  group_name text not null check (group_name in ('academic_documents', 'work_experience_documents', 'ielts_documents',
    'passport_documents', 'marriage_certificates', 'cv_documents', 'additional_documents')),
  position integer not null default 0,
  file_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  file_id uuid not null unique references stored_files,
  added_at timestamptz not null,
  added_by text not null check (added_by in ('student', 'staff'))
);
create index application_documents_application on application_documents (application_id, group_name, position);

-- Answers already given, so that sending again is answered the same and makes nothing twice. A key is the client's
-- Idempotency-Key, or a digest of user, fields and files that holds for ten minutes.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  call text not null,
  key text not null,
  digest bytea,
  subject_id uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id integer not null references events on delete cascade,
  -- When the event registered for begins: a repeated sample is another event each time.
  starts_at timestamptz not null,
  user_id uuid not null references users on delete cascade,
  consent_version text not null default '',
  registered_at timestamptz not null,
  cancelled_at timestamptz
);
create unique index event_registrations_once on event_registrations (event_id, starts_at, user_id) where cancelled_at is null;
create index event_registrations_event on event_registrations (event_id, starts_at, registered_at, id);
create index event_registrations_user on event_registrations (user_id, starts_at desc, id);
