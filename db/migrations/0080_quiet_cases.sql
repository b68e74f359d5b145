-- When something last happened between a student and the office: a move, a message, a document or a call. Assigning a
-- case and internal notes do not count.
alter table applications add column active_at timestamptz;

create function case_activity(application uuid) returns timestamptz language sql stable as $$
  select max(h.at) from application_history h where h.application_id = application and (not h.internal or h.event = 'call')
$$;
update applications a set active_at = coalesce(case_activity(a.id), a.submitted_at);

create function note_case_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update applications set active_at = new.at
      where id = new.application_id and (active_at is null or active_at < new.at);
  else
    -- A move that was taken back never happened.
    update applications set active_at = case_activity(new.application_id) where id = new.application_id;
  end if;
  return null;
end
$$;
create trigger application_history_added after insert on application_history
  for each row when (not new.internal or new.event = 'call') execute function note_case_activity();
create trigger application_history_undone after update of internal on application_history
  for each row when (new.internal and not old.internal) execute function note_case_activity();

-- Cases that nobody has touched, among those that are still open.
create index applications_quiet on applications (active_at)
  where state not in ('enrolled', 'rejected', 'withdrawn', 'closed');
-- Where the student of a case came from.
create index enquiries_source_person on enquiries (source, user_id) where user_id is not null;
