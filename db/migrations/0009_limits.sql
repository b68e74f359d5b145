-- How often somebody tried something: shared by all processes. Columns as rate-limiter-flexible wants them. Unlogged:
-- counting must not wait for the disk, and counters that a crash of the database sets back to nothing are no loss.
create unlogged table rate_limits (
  -- What is limited and for whom: a keyed hash, never an address of any kind.
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
