-- What a course search can be limited to besides its filters: money, intakes, deadlines, English scores, places, rankings.

-- The scores with which a university admits students, for courses without rows in course_english. No row: not known.
create table university_english (
  university_id integer not null references universities on delete cascade,
  test text not null check (test in ('ielts', 'pte', 'toefl', 'duolingo')),
  overall numeric(4, 1) not null check (overall > 0),
  -- Smallest score of a section; null: none is stated.
  smallest_band numeric(4, 1) check (smallest_band > 0),
  primary key (university_id, test)
);

-- A course's own scores. They replace all rows of its university: a course that asks for more in one test asks for more
-- in the others too, and the university's figures for those would be too low.
create table course_english (
  course_id integer not null references courses on delete cascade,
  test text not null check (test in ('ielts', 'pte', 'toefl', 'duolingo')),
  overall numeric(4, 1) not null check (overall > 0),
  smallest_band numeric(4, 1) check (smallest_band > 0),
  primary key (course_id, test)
);

create view english_of_courses as
  select course_id, test, overall, smallest_band, 'course' as given_by from course_english
  union all
  select c.id, e.test, e.overall, e.smallest_band, 'university' from courses c
  join university_english e on e.university_id = c.university_id
  where not exists (select from course_english own where own.course_id = c.id);

-- Cities where a course is taught: those of its campuses, else that of its university.
create view places_of_courses as
  select distinct cc.course_id, k.city_id from course_campuses cc
  join campuses k on k.id = cc.campus_id and not k.withdrawn and k.city_id is not null
  union all
  select c.id, u.city_id from courses c join universities u on u.id = c.university_id and u.city_id is not null
  where not exists (select from course_campuses cc join campuses k on k.id = cc.campus_id
    and not k.withdrawn and k.city_id is not null where cc.course_id = c.id);

-- The rank as a number: 150 of '150', '=150' and '150th', 250 of '201-250'. Null for other texts ('1001+').
alter table rankings add column rank_number integer generated always as (
  case when rank_value ~ '^\s*[=#]?\s*\d{1,6}(st|nd|rd|th)?\s*$' then substring(rank_value from '\d+')::integer
    when rank_value ~ '^\s*\d{1,6}\s*[-–—]\s*\d{1,6}\s*$' then substring(rank_value from '(\d+)\s*$')::integer
  end) stored;
create index cities_name on cities (name_key);
create index rankings_source on rankings (rank_source, university_id);

-- In whole rupees at the known rate, null without one. The marks in terms are '#d202702/20261130' for an intake and its
-- last day for applications (the deadline, without one the end of the month), '#h' for a scholarship, '#y5' for a city, '#tAU-NSW' for a state.
alter table course_search
  add column annual_npr bigint,
  add column total_npr bigint,
  -- The last day on which one of the intakes accepts applications.
  add column open_until date,
  -- Tenths of a score, so that 6.5 is 65.
  add column ielts smallint,
  add column ielts_band smallint,
  add column pte smallint,
  add column pte_band smallint,
  add column toefl smallint,
  add column toefl_band smallint,
  add column duolingo smallint,
  add column duolingo_band smallint;

create function course_limit_values(ids integer[]) returns table (
  course_id integer, annual_npr bigint, total_npr bigint, open_until date,
  ielts smallint, ielts_band smallint, pte smallint, pte_band smallint,
  toefl smallint, toefl_band smallint, duolingo smallint, duolingo_band smallint, marks text[]
) language sql stable as $$
  select c.id, round(c.annual_fees * r.npr)::bigint, round(c.total_fees * r.npr)::bigint, i.open_until,
    e.ielts, e.ielts_band, e.pte, e.pte_band, e.toefl, e.toefl_band, e.duolingo, e.duolingo_band,
    i.marks || p.marks || case when exists (select from scholarship_courses k join scholarships s
      on s.id = k.scholarship_id and s.status = 'published' where k.course_id = c.id) then '{#h}' else '{}'::text[] end
  from courses c
  cross join lateral (select case when c.currency = 'NPR' then 1
    else (select x.npr from exchange_rates x where x.currency = c.currency) end as npr) r
  cross join lateral (
    select max(d.until) as open_until,
      coalesce(array_agg('#d' || to_char(d.month, 'YYYYMM') || '/' || to_char(d.until, 'YYYYMMDD')), '{}') as marks
    from intakes x cross join lateral (select make_date(x.year, x.month, 1) as month,
      least(x.deadline, (make_date(x.year, x.month, 1) + interval '1 month - 1 day')::date) as until) d
    where x.course_id = c.id) i
  cross join lateral (
    select (max(overall) filter (where test = 'ielts') * 10)::smallint as ielts,
      (max(smallest_band) filter (where test = 'ielts') * 10)::smallint as ielts_band,
      (max(overall) filter (where test = 'pte') * 10)::smallint as pte,
      (max(smallest_band) filter (where test = 'pte') * 10)::smallint as pte_band,
      (max(overall) filter (where test = 'toefl') * 10)::smallint as toefl,
      (max(smallest_band) filter (where test = 'toefl') * 10)::smallint as toefl_band,
      (max(overall) filter (where test = 'duolingo') * 10)::smallint as duolingo,
      (max(smallest_band) filter (where test = 'duolingo') * 10)::smallint as duolingo_band
    from english_of_courses x where x.course_id = c.id) e
  cross join lateral (
    select coalesce(array_agg('#y' || y.id) || array_agg(distinct '#t' || n.iso2 || '-' || left(y.state, 100))
      filter (where y.state <> ''), '{}') as marks
    from places_of_courses x join cities y on y.id = x.city_id join countries n on n.id = y.country_id
    where x.course_id = c.id) p
  where c.id = any(ids)
$$;

-- What forms offer: the number of visible courses for each intake ('2027-02'), city (its id), state ('AU-NSW') and ranking.
create table course_limit_counts (
  kind text not null check (kind in ('intake', 'city', 'state', 'ranking')),
  country_id integer not null references countries,
  value text not null,
  courses integer not null,
  primary key (kind, country_id, value)
);

create function course_limit_counts_now() returns table (kind text, country_id integer, value text, courses integer)
language sql stable as $$
  select 'intake', h.country_id, to_char(make_date(x.year, x.month, 1), 'YYYY-MM'), count(*)::integer
  from course_search h join intakes x on x.course_id = h.course_id group by 2, x.year, x.month
  union all
  select 'city', h.country_id, x.city_id::text, count(*)::integer
  from course_search h join places_of_courses x on x.course_id = h.course_id group by 2, x.city_id
  union all
  select 'state', h.country_id, n.iso2 || '-' || left(y.state, 100), count(distinct h.course_id)::integer
  from course_search h join places_of_courses x on x.course_id = h.course_id
  join cities y on y.id = x.city_id and y.state <> '' join countries n on n.id = y.country_id
  group by 2, n.iso2, left(y.state, 100)
  union all
  select 'ranking', u.country_id, r.rank_source, sum(u.courses)::integer
  from (select distinct university_id, rank_source from rankings) r
  join (select h.university_id, h.country_id, count(*) as courses from course_search h group by 1, 2) u
    on u.university_id = r.university_id group by 2, 3
$$;

update course_search h set annual_npr = v.annual_npr, total_npr = v.total_npr, open_until = v.open_until,
  ielts = v.ielts, ielts_band = v.ielts_band, pte = v.pte, pte_band = v.pte_band,
  toefl = v.toefl, toefl_band = v.toefl_band, duolingo = v.duolingo, duolingo_band = v.duolingo_band,
  terms = h.terms || array_to_tsvector(v.marks)
from course_limit_values(array(select course_id from course_search)) v where v.course_id = h.course_id;
insert into course_limit_counts select * from course_limit_counts_now();

-- Counts of filter values over the matches of a limit are read from this index alone.
create index course_search_limits on course_search (annual_npr) include (total_npr, duration_weeks, open_until,
  ielts, ielts_band, pte, pte_band, toefl, toefl_band, duolingo, duolingo_band,
  country_id, interest_id, specialization_id, university_id);
