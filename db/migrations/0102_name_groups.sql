-- A page of a very common word is read in the order of the length of the names. The index cannot be read in this order, so
-- each entry has a mark for the length of its name, '#n7' for 21 to 23 letters: one group is read after the other until a
-- page is full (src/domain/search/page.ts).
create function course_name_group(name_key text) returns integer language sql immutable as $$
  select least(length(name_key) / 3, 30)
$$;

create or replace function course_limit_values(ids integer[]) returns table (
  course_id integer, annual_npr bigint, total_npr bigint, open_until date,
  ielts smallint, ielts_band smallint, pte smallint, pte_band smallint,
  toefl smallint, toefl_band smallint, duolingo smallint, duolingo_band smallint, marks text[]
) language sql stable as $$
  select c.id, round(c.annual_fees * r.npr)::bigint, round(c.total_fees * r.npr)::bigint, i.open_until,
    e.ielts, e.ielts_band, e.pte, e.pte_band, e.toefl, e.toefl_band, e.duolingo, e.duolingo_band,
    i.marks || p.marks || case when exists (select from scholarship_courses k join scholarships s
      on s.id = k.scholarship_id and s.status = 'published' where k.course_id = c.id) then '{#h}' else '{}'::text[] end
      || ('#n' || course_name_group(c.name_key))
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

update course_search set terms = terms || array_to_tsvector(array['#n' || course_name_group(name_key)]);
-- Nothing in here may wait in the list of new entries: every search would read it.
select gin_clean_pending_list('course_search_terms');
