-- One row a person and occurrence, also when they cancel and register again: it says how things stand now.
drop index event_registrations_once;
create unique index event_registrations_once on event_registrations (event_id, starts_at, user_id);
