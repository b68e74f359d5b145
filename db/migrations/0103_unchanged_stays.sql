-- A case that begins is written with the state it has been in, so that its first entry changes nothing in it: each change of a case
-- writes more than thirty indexes again.
create or replace function note_case_stays() returns trigger language plpgsql as $$
declare
  states text[];
  result text;
  decided timestamptz;
begin
  delete from case_stays where application_id = new.application_id;
  insert into case_stays (entry_id, application_id, state, began_at, ended_at, earlier_ended_at)
    select entry_id, application_id, state, began_at, ended_at, earlier_ended_at from counted_stays
    where application_id = new.application_id;
  states := array(select distinct s.state from case_stays s where s.application_id = new.application_id order by 1);
  select substr(s.state, 6), s.began_at into result, decided from case_stays s
    where s.application_id = new.application_id and s.state in ('visa_granted', 'visa_refused')
    order by s.entry_id desc limit 1;
  update applications set been = states, visa_result = result, visa_result_at = decided
    where id = new.application_id
      and (been, visa_result, visa_result_at) is distinct from (states, result, decided);
  return null;
end
$$;
