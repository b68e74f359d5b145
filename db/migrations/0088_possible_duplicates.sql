-- Accounts, and enquiries of nobody yet, that may be the same person: a list for the office.

create table possible_duplicates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references users on delete cascade,
  -- Either another account, with a greater id, or an enquiry.
  other_id uuid references users on delete cascade,
  enquiry_id uuid references enquiries on delete cascade,
  -- 1: the same number, 2: the same address, 3: a name that sounds the same.
  reason smallint not null check (reason between 1 and 3),
  found_at timestamptz not null,
  -- Somebody said that they are not the same person. The row stays, so that it is not found again.
  denied_at timestamptz,
  denied_by uuid references users on delete set null,
  check (num_nonnulls(other_id, enquiry_id) = 1),
  check (account_id < other_id),
  check (denied_by is null or denied_at is not null)
);
create unique index possible_duplicates_accounts on possible_duplicates (account_id, other_id)
  where other_id is not null;
create unique index possible_duplicates_enquiries on possible_duplicates (account_id, enquiry_id)
  where enquiry_id is not null;
create index possible_duplicates_other on possible_duplicates (other_id) where other_id is not null;
create index possible_duplicates_enquiry on possible_duplicates (enquiry_id) where enquiry_id is not null;
create index possible_duplicates_denied_by on possible_duplicates (denied_by) where denied_by is not null;
create index possible_duplicates_open on possible_duplicates (reason, found_at desc, id) where denied_at is null;
create index possible_duplicates_denied on possible_duplicates (denied_at desc, id) where denied_at is not null;

-- How far the search has come: the last account, application and enquiry that were compared.
create table duplicate_searches (
  kind text primary key check (kind in ('account', 'application', 'enquiry')),
  at timestamptz not null,
  id uuid not null
);
create index users_changed on users (updated_at, id);
create index applications_arrived on applications (submitted_at, id);
