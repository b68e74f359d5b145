-- What universities pay the office for a student. The office keeps it when the case is erased with its account.

create table commissions (
  id uuid primary key default gen_random_uuid(),
  -- At most one for each case.
  application_id uuid unique references applications on delete set null,
  university_id integer references universities on delete set null,
  -- Its name when this was entered.
  university text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole units of the currency.
  expected integer not null check (expected > 0),
  -- Days in Nepal.
  expected_on date,
  invoiced_on date,
  received_on date,
  received integer check (received > 0),
  note text not null default '',
  -- Counts the changes, so that two owners do not overwrite each other.
  version integer not null default 1,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  check ((received_on is null) = (received is null))
);
create index commissions_university_id on commissions (university_id) where university_id is not null;
create index commissions_added_by on commissions (added_by) where added_by is not null;
create index commissions_changed_by on commissions (changed_by) where changed_by is not null;
create index commissions_university on commissions (university, currency);
create index commissions_expected_on on commissions (expected_on, id);

-- A note can name the student, so it goes with the case.
create function forget_commission_note() returns trigger language plpgsql as $$
begin
  new.note := '';
  return new;
end $$;
create trigger commissions_erased before update of application_id on commissions
  for each row when (old.application_id is not null and new.application_id is null)
  execute function forget_commission_note();
