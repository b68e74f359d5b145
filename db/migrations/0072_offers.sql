-- What universities offer to the student of a case, with the conditions as items that can be ticked.

create table offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- Made by the screen, so that sending it again adds nothing.
  ticket uuid not null,
  university text not null,
  course text not null,
  course_id integer references courses on delete set null,
  kind text not null check (kind in ('conditional', 'unconditional')),
  -- Days in Nepal.
  received_on date not null,
  reply_by date,
  -- First month of study, '2027-02'.
  intake text,
  -- All amounts are whole units of this currency.
  currency text not null,
  tuition integer check (tuition >= 0),
  tuition_per text not null default 'year' check (tuition_per in ('year', 'course')),
  scholarship integer check (scholarship >= 0),
  deposit integer check (deposit >= 0),
  deposit_due date,
  deposit_paid_on date,
  -- For the office alone.
  notes text not null default '',
  state text not null default 'received' check (state in ('received', 'accepted', 'declined', 'lapsed')),
  state_at timestamptz not null,
  state_by uuid references users on delete set null,
  -- The student sees it.
  shown boolean not null default false,
  -- When the student asked to accept it.
  wanted_at timestamptz,
  -- Counts the changes, so that two members of staff do not overwrite each other.
  version integer not null default 1,
  entered_at timestamptz not null,
  unique (application_id, ticket)
);
-- A student goes to one university.
create unique index offers_accepted on offers (application_id) where state = 'accepted';
create index offers_course on offers (course_id) where course_id is not null;
create index offers_state_by on offers (state_by) where state_by is not null;
-- Deadlines that come near, and those that were missed.
create index offers_reply_by on offers (reply_by) where state = 'received' and reply_by is not null;
create index offers_deposit_due on offers (deposit_due)
  where state in ('received', 'accepted') and deposit_paid_on is null and deposit_due is not null;

create table offer_conditions (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null references offers on delete cascade,
  position integer not null,
  text text not null,
  due_on date,
  done_at timestamptz,
  done_by uuid references users on delete set null
);
create index offer_conditions_offer on offer_conditions (offer_id, position);
create index offer_conditions_done_by on offer_conditions (done_by) where done_by is not null;
create index offer_conditions_due on offer_conditions (due_on) where done_at is null and due_on is not null;

-- The offer that an entry is about: hiding the offer hides its entries.
alter table application_history add column offer_id uuid references offers on delete set null;
create index application_history_offer on application_history (offer_id) where offer_id is not null;
