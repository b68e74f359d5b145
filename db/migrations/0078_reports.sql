-- For reports: in which states each case was, from when to when, and what its visa application led to. Kept by the history.

create table case_stays (
  -- The entry of the history that began it.
  entry_id bigint primary key references application_history on delete cascade,
  application_id uuid not null references applications on delete cascade,
  state text not null,
  began_at timestamptz not null,
  -- Null: the case is there now.
  ended_at timestamptz
);
create index case_stays_application on case_stays (application_id);
-- Times in a state, by the day on which it was left.
create index case_stays_ended on case_stays (ended_at, state) include (began_at, application_id) where ended_at is not null;

alter table applications
  -- The states in which the case was or is.
  add column been text[] not null default '{}',
  -- The last answer of the visa office.
  add column visa_result text check (visa_result in ('granted', 'refused')),
  add column visa_result_at timestamptz,
  add check ((visa_result is null) = (visa_result_at is null));
create index applications_visa_result on applications (visa_result_at) where visa_result_at is not null;

-- The moves that count: a move that was taken back never happened, and a state that a correction left was a mistake.
create view counted_stays as
  select entry_id, application_id, state, began_at, ended_at from (
    select h.id as entry_id, h.application_id, h.to_state as state, h.at as began_at,
      lead(h.at) over following as ended_at, lead(h.event) over following as left_by
    from application_history h
    where h.to_state is not null and not h.undone and h.event <> 'move_undone'
    window following as (partition by h.application_id order by h.id)
  ) as moves
  where left_by is distinct from 'correct';

create function note_case_stays() returns trigger language plpgsql as $$
begin
  delete from case_stays where application_id = new.application_id;
  insert into case_stays (entry_id, application_id, state, began_at, ended_at)
    select entry_id, application_id, state, began_at, ended_at from counted_stays
    where application_id = new.application_id;
  update applications set
    been = array(select distinct s.state from case_stays s where s.application_id = new.application_id order by 1),
    (visa_result, visa_result_at) = (
      select substr(s.state, 6), s.began_at from case_stays s
      where s.application_id = new.application_id and s.state in ('visa_granted', 'visa_refused')
      order by s.entry_id desc limit 1
    )
    where id = new.application_id;
  return null;
end
$$;
create trigger application_history_moved after insert on application_history
  for each row when (new.to_state is not null and new.event <> 'move_undone') execute function note_case_stays();
create trigger application_history_taken_back after update of undone on application_history
  for each row when (new.undone <> old.undone) execute function note_case_stays();

insert into case_stays (entry_id, application_id, state, began_at, ended_at)
  select entry_id, application_id, state, began_at, ended_at from counted_stays;
update applications a set been = s.been
  from (select application_id, array_agg(distinct state) as been from case_stays group by 1) s
  where s.application_id = a.id;
update applications a set visa_result = substr(s.state, 6), visa_result_at = s.began_at
  from (
    select distinct on (application_id) application_id, state, began_at from case_stays
    where state in ('visa_granted', 'visa_refused') order by application_id, entry_id desc
  ) s
  where s.application_id = a.id;
