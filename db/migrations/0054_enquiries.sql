-- Enquiries: people who asked us something, on the site, on the phone, at a fair or at the counter, before they apply.

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  -- Made by the screen or the form that sends it, so that sending it again adds nothing.
  ticket uuid unique,
  name text not null default '',
  email text not null default '',
  -- The address in its compared form; '' without one.
  email_key text not null default '',
  contact text not null default '',
  -- The digits of the number without the code of Nepal and zeros in front; '' without one.
  contact_key text not null default '',
  source text not null,
  -- Which fair, who sent them.
  source_detail text not null default '',
  -- Path of the page that the form was opened from; '' for what staff entered.
  page text not null default '',
  message text not null default '',
  wants_call boolean not null default false,
  -- What the person wants, in words: 'Nursing in Australia'.
  interest text not null default '',
  country_id integer references countries on delete set null,
  level_id integer references interests on delete set null,
  field_id integer references specializations on delete set null,
  course_id integer references courses on delete set null,
  university_id integer references universities on delete set null,
  -- First month of study, '2027-02'.
  intake text,
  -- Version of the privacy policy that the person agreed to; null for what staff entered.
  consent_version text,
  consent_at timestamptz,
  -- Why it may be spam; empty: nothing says so, or staff have said that it is genuine.
  suspicions text[] not null default '{}',
  branch text not null default '',
  counselor_id uuid references users on delete set null,
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'counseling', 'applying', 'lost')),
  lost_reason text,
  next_step text not null default '',
  next_on date,
  -- The account of the person, once it is known.
  user_id uuid references users on delete set null,
  -- Counts the changes of the person's details, so that two members of staff do not overwrite each other.
  version integer not null default 1,
  entered_at timestamptz not null,
  stage_changed_at timestamptz not null,
  -- When something last happened: the person wrote, or somebody of the staff did something.
  last_at timestamptz not null,
  check (email_key <> '' or contact_key <> ''),
  check ((stage = 'lost') = (lost_reason is not null))
);
-- Lists, in their orders and by their filters.
create index enquiries_entered on enquiries (entered_at desc, id);
create index enquiries_last on enquiries (last_at desc, id);
create index enquiries_next on enquiries (next_on, id);
create index enquiries_stage on enquiries (stage, entered_at desc, id);
create index enquiries_counselor on enquiries (counselor_id, entered_at desc, id);
create index enquiries_source on enquiries (source, entered_at desc, id);
create index enquiries_suspect on enquiries (entered_at desc, id) where suspicions <> '{}';
create index enquiries_terms on enquiries using gin (person_terms(email, name, '', contact));
-- The same person again.
create index enquiries_email on enquiries (email_key) where email_key <> '';
create index enquiries_contact on enquiries (contact_key) where contact_key <> '';
create index enquiries_user on enquiries (user_id) where user_id is not null;
-- For rows of the catalogue that go.
create index enquiries_country on enquiries (country_id, entered_at desc, id);
create index enquiries_level on enquiries (level_id) where level_id is not null;
create index enquiries_field on enquiries (field_id) where field_id is not null;
create index enquiries_course on enquiries (course_id) where course_id is not null;
create index enquiries_university on enquiries (university_id) where university_id is not null;

-- What happened to an enquiry, in order.
create table enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- Made by the screen, so that sending it again logs nothing twice.
  ticket uuid,
  at timestamptz not null,
  kind text not null,
  -- Null: the person themselves, or the system.
  actor_id uuid references users on delete set null,
  note text not null default '',
  -- What a change was from and to, in words.
  changes jsonb not null default '[]'
);
create index enquiry_events_enquiry on enquiry_events (enquiry_id, id);
create unique index enquiry_events_ticket on enquiry_events (ticket) where ticket is not null;
create index enquiry_events_actor on enquiry_events (actor_id) where actor_id is not null;

-- The first number of a contact, so that '+977 984-1234567, 01-4412345' and '9841234567' are one.
create function contact_key(contact text) returns text language sql immutable parallel safe
  return short_number(regexp_replace(
    split_part(translate(person_plain(contact), ';/', ',,'), ',', 1), '\D', '', 'g'
  ));
