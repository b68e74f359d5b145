-- Open cases in which nothing has happened for long. The student is asked whether they are still interested; whatever happens in the case
-- then is the answer. Without any answer the case is closed by itself ('lapse').
alter table applications add column idle_asked_at timestamptz;
create index applications_idle_asked on applications (idle_asked_at) where idle_asked_at is not null;

insert into application_transitions (from_state, event, to_state)
  select state, 'lapse', 'closed' from unnest(array['submitted', 'in_review', 'documents_requested', 'sent_to_university',
    'conditional_offer', 'offer', 'accepted', 'visa_lodged', 'visa_granted', 'visa_refused']) as state;

-- Asking is no activity.
create or replace function case_activity(application uuid) returns timestamptz language sql stable as $$
  select max(h.at) from application_history h
  where h.application_id = application and (not h.internal or h.event = 'call') and h.event <> 'idle_asked'
$$;
drop trigger application_history_added on application_history;
create trigger application_history_added after insert on application_history
  for each row when ((not new.internal or new.event = 'call') and new.event <> 'idle_asked')
  execute function note_case_activity();

create function answer_idle_question() returns trigger language plpgsql as $$
begin
  update applications set idle_asked_at = null where id = new.application_id and idle_asked_at is not null;
  return null;
end
$$;
create trigger application_history_answers after insert on application_history
  for each row when (new.event <> 'idle_asked') execute function answer_idle_question();
