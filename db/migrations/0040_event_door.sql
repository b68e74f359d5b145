-- When a row last changed, by the database's clock, so that a phone at the door asks only for what is new to it. Taps have
-- times of their own, and arrive late when the line is down.
alter table event_registrations add column door_changed_at timestamptz not null default clock_timestamp();
alter table event_walk_ins add column door_changed_at timestamptz not null default clock_timestamp();

create function note_door_change() returns trigger language plpgsql as $$
begin
  new.door_changed_at := clock_timestamp();
  return new;
end $$;
create trigger event_registrations_door before insert or update on event_registrations
  for each row execute function note_door_change();
create trigger event_walk_ins_door before insert or update on event_walk_ins
  for each row execute function note_door_change();
