-- Tells every server process when places at events are taken or come free, so that kept answers about events are dropped.
create function announce_seats() returns trigger language plpgsql as $$
begin
  perform pg_notify('seats', '');
  return null;
end $$;

create trigger event_registrations_announced
  after insert or update or delete on event_registrations
  for each statement execute function announce_seats();
