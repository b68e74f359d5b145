-- What each member of staff may do (src/contract/rights.ts), and the log of what staff change.

alter table users add column staff_role text check (staff_role in ('owner', 'editor', 'counselor', 'reader'));
-- Until now every member of staff could do everything.
update users set staff_role = 'owner' where role = 'staff';
alter table users add constraint users_staff_have_a_role check ((role = 'staff') = (staff_role is not null));
create index users_staff_role on users (staff_role, id) where staff_role is not null;

-- What staff changed, except saves in the editor, which are revisions. Lists show both together.
create table change_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who did it; null: the system. Outlives the account, whose name then no longer shows.
  actor_id uuid,
  -- Codes of src/contract/change-log.ts
  kind text not null,
  object text not null,
  -- What the object was called then.
  title text not null,
  action text not null,
  -- [{path, before, after}]
  changes jsonb not null default '[]',
  -- The account of a student or visitor whom the entry is about: erasing it blanks title and changes.
  about uuid
);
create index change_log_newest on change_log (at desc, id desc);
create index change_log_actor on change_log (actor_id, at desc, id desc) where actor_id is not null;
create index change_log_kind on change_log (kind, at desc, id desc);
create index change_log_object on change_log (kind, object, at desc, id desc);
create index change_log_about on change_log (about) where about is not null;
-- Long texts are searched in their beginning only: a tsvector has a largest size.
create index change_log_words on change_log
  using gin (to_tsvector('simple', title || ' ' || left(changes::text, 30000)));

-- What an object was called when it was saved, so that the log can be searched and read after it is gone.
alter table revisions add column title text not null default '';
create index revisions_kind on revisions (kind, at desc);
create index revisions_words on revisions
  using gin (to_tsvector('simple', title || ' ' || left(changes::text, 30000)));
