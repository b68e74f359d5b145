-- Time in states: read from an index alone, without sorting every stay.

alter table case_stays
  -- How long it was in tenths of a day, as the report says it. Null: the case is there now.
  add column tenths integer generated always as (round(extract(epoch from ended_at - began_at) / 8640)::integer) stored,
  -- When an earlier stay of the case in this state ended. Null: there was none.
  add column earlier_ended_at timestamptz;

create or replace view counted_stays as
  select entry_id, application_id, state, began_at, ended_at,
    lag(ended_at) over (partition by application_id, state order by entry_id) as earlier_ended_at
  from (
    select h.id as entry_id, h.application_id, h.to_state as state, h.at as began_at,
      lead(h.at) over following as ended_at, lead(h.event) over following as left_by
    from application_history h
    where h.to_state is not null and not h.undone and h.event <> 'move_undone'
    window following as (partition by h.application_id order by h.id)
  ) as moves
  where left_by is distinct from 'correct';

create or replace function note_case_stays() returns trigger language plpgsql as $$
begin
  delete from case_stays where application_id = new.application_id;
  insert into case_stays (entry_id, application_id, state, began_at, ended_at, earlier_ended_at)
    select entry_id, application_id, state, began_at, ended_at, earlier_ended_at from counted_stays
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
update case_stays s set earlier_ended_at = c.earlier_ended_at
  from counted_stays c where c.entry_id = s.entry_id and c.earlier_ended_at is not null;

drop index case_stays_ended;
create index case_stays_ended on case_stays (ended_at, state) include (application_id, tenths, earlier_ended_at)
  where ended_at is not null;

-- Words that were searched in vain, once each: the report shows those of several days, because a name that somebody typed by
-- mistake is not searched again. The others are forgotten soon.
create table missed_words (
  words text primary key check (char_length(words) between 1 and 60),
  -- On how many days.
  days integer not null default 1,
  last_day date not null
);
-- Numbers of people, houses and cards.
delete from search_misses where words ~ '\d';
insert into missed_words (words, days, last_day)
  select words, count(distinct day), max(day) from search_misses group by words;
alter table search_misses add foreign key (words) references missed_words on delete cascade;
create index search_misses_words on search_misses (words);
create index missed_words_last on missed_words (last_day);

-- A commission that was entered by mistake stays, with the reason; the case can have another one then.
alter table commissions
  add column taken_back_at timestamptz,
  add column taken_back_by uuid references users on delete set null,
  add column take_back_reason text not null default '',
  drop constraint commissions_application_id_key;
create unique index commissions_once on commissions (application_id) where taken_back_at is null;
create index commissions_application on commissions (application_id) where application_id is not null;
create index commissions_taken_back_by on commissions (taken_back_by) where taken_back_by is not null;

-- The reason can name the student too.
create or replace function forget_commission_note() returns trigger language plpgsql as $$
begin
  new.note := '';
  new.take_back_reason := '';
  return new;
end $$;
