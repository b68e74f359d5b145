-- Students whom staff enter: an account that waits until its owner sets a password.

-- When staff made the account; null once somebody has signed up with the address.
alter table users add column entered_at timestamptz;
