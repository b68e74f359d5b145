-- What the office charges students and what it has received: whole rupees.

create table charges (
  id uuid primary key default gen_random_uuid(),
  -- Made by the screen that sends the charge or the payment; with the position it makes sending again harmless.
  ticket uuid not null,
  position integer not null,
  -- Null once the account is erased.
  user_id uuid references users on delete set null,
  application_id uuid references applications on delete set null,
  text text not null,
  amount integer not null check (amount > 0),
  due_on date,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  cancelled_at timestamptz,
  cancelled_by uuid references users on delete set null,
  cancel_reason text not null default '',
  unique (ticket, position)
);
create index charges_user on charges (user_id, added_at, id) where user_id is not null;
create index charges_application on charges (application_id) where application_id is not null;
create index charges_added_by on charges (added_by) where added_by is not null;
create index charges_cancelled_by on charges (cancelled_by) where cancelled_by is not null;

-- The last number of each series of receipts. A number is taken in the transaction that uses it, so none is missing.
create table receipt_numbers (
  direction text not null check (direction in ('payment', 'refund')),
  -- '2083/84', the fiscal year of Nepal.
  fiscal_year text not null,
  last integer not null,
  primary key (direction, fiscal_year)
);

-- A receipt is never changed and never deleted. A mistake is voided and stays visible.
create table payments (
  id uuid primary key default gen_random_uuid(),
  ticket uuid not null unique,
  direction text not null check (direction in ('payment', 'refund')),
  fiscal_year text not null,
  number integer not null,
  user_id uuid references users on delete set null,
  -- The name on the receipt; '' once the account is erased.
  payer text not null,
  kind text not null check (kind in ('cash', 'bank_transfer', 'esewa', 'khalti', 'cheque', 'card', 'other')),
  reference text not null default '',
  amount integer not null check (amount > 0),
  -- The day in Nepal on which the money changed hands.
  received_on date not null,
  entered_at timestamptz not null,
  entered_by uuid references users on delete set null,
  refund_of uuid references payments,
  reason text not null default '',
  voided_at timestamptz,
  voided_by uuid references users on delete set null,
  void_reason text not null default '',
  unique (direction, fiscal_year, number),
  check ((direction = 'refund') = (refund_of is not null)),
  check ((voided_at is null) = (void_reason = ''))
);
create index payments_user on payments (user_id, entered_at, id) where user_id is not null;
create index payments_received on payments (received_on desc, entered_at desc, id);
create index payments_refund_of on payments (refund_of) where refund_of is not null;
create index payments_entered_by on payments (entered_by) where entered_by is not null;
create index payments_voided_by on payments (voided_by) where voided_by is not null;

create table payment_items (
  payment_id uuid not null references payments on delete cascade,
  position integer not null,
  charge_id uuid not null references charges,
  text text not null,
  amount integer not null check (amount > 0),
  primary key (payment_id, position)
);
create index payment_items_charge on payment_items (charge_id);
