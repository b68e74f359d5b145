-- Events that staff edit in the back office: put off, cancelled, scheduled and withdrawn ones, waiting lists, check-in at
-- the door, and mails to the people registered.

alter table events
  -- A put-off event keeps its registrations and its old date until there is a new one.
  add column standing text not null default 'on' check (standing in ('on', 'put_off', 'cancelled')),
  add column registration text not null default 'open' check (registration in ('open', 'closed')),
  -- A published event is visible from then on; null: at once.
  add column published_at timestamptz,
  drop constraint events_status_check,
  add constraint events_status_check check (status in ('draft', 'published', 'withdrawn'));

-- Only what visitors see has to say where it is.
do $$
declare
  name text;
begin
  select conname into name from pg_constraint
  where conrelid = 'events'::regclass and pg_get_constraintdef(oid) like '%place IS NOT NULL%';
  execute format('alter table events drop constraint %I', name);
end
$$;
alter table events
  add constraint events_where check (status <> 'published' or place is not null or online_link is not null);

drop function events_at(timestamptz);
create function events_at(moment timestamptz) returns setof events language sql stable as $$
  select e.id, e.title, e.image_id, e.starts_at + s.shift, e.ends_at + s.shift, e.place, e.online_link, e.capacity,
    e.registration_opens_at + s.shift, e.registration_closes_at + s.shift, e.status, e.sample, e.repeat_days,
    e.updated_at, e.standing, e.registration, e.published_at
  from events e cross join lateral (
    select case when e.repeat_days is null or e.ends_at > moment then interval '0'
      else make_interval(hours => 24 * e.repeat_days
        * (1 + floor(extract(epoch from moment - e.ends_at) / (86400 * e.repeat_days)))::int) end as shift
  ) s
$$;

-- What people show at the door: eight characters that cannot be guessed or misread. Only random bytes of the uuid are
-- used: others have its version and variant.
create function registration_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, place) % 32, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) random cross join unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) place
$$;

alter table event_registrations
  -- On the waiting list, in the order of registered_at.
  add column waiting boolean not null default false,
  add column moved_up_at timestamptz,
  add column code text not null default registration_code(),
  -- When the person came, as tapped at the door, and when that was last changed: of several phones the latest tap holds.
  add column here_at timestamptz,
  add column here_changed_at timestamptz,
  -- Wants no further mails about this event, other than changes of it.
  add column no_messages boolean not null default false;
create unique index event_registrations_code on event_registrations (code);
create index event_registrations_waiting on event_registrations (event_id, starts_at, registered_at, id)
  where waiting and cancelled_at is null;

-- People without a registration who came. The phone at the door makes the id, so that sending one twice adds one.
create table event_walk_ins (
  id uuid primary key,
  event_id integer not null references events on delete cascade,
  starts_at timestamptz not null,
  name text not null,
  contact text not null default '',
  -- Null: taken back.
  here_at timestamptz,
  here_changed_at timestamptz not null
);
create index event_walk_ins_event on event_walk_ins (event_id, starts_at, here_at);

-- Mails that staff wrote to the people of an event. The browser makes the id, so that a repeated press sends once.
create table event_messages (
  id uuid primary key,
  event_id integer not null references events on delete cascade,
  starts_at timestamptz not null,
  audience text not null check (audience in ('registered', 'waiting', 'came', 'missed')),
  subject text not null,
  body text not null,
  recipients integer not null,
  sent_by text,
  sent_at timestamptz not null
);
create index event_messages_event on event_messages (event_id, sent_at desc);

-- Stays with a paragraph while others are added or moved, so that the edits of two people merge.
alter table event_paragraphs add column key text not null default substr(gen_random_uuid()::text, 1, 8);
