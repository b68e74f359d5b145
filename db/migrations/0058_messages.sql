-- When a student last opened the case; what the office did after that is new to them. Null: not since the form was sent.
alter table applications add column seen_at timestamptz;
-- What happened before this is known.
update applications set seen_at = now();
