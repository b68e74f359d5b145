-- Editing the catalogue in the back office: what can be hidden, and lists that staff search.

-- Not offered to visitors and to forms. Only what nothing visible refers to can be hidden; levels have this column already.
alter table countries add column hidden boolean not null default false;
alter table cities add column hidden boolean not null default false;
alter table specializations add column hidden boolean not null default false;

-- All courses of the university, also those that come later; their rows in scholarship_courses are kept up to date.
alter table scholarships add column covers_all boolean not null default false;
alter table scholarships add column updated_at timestamptz not null default now();
create index scholarships_covering_all on scholarships (university_id) where covers_all;

-- The words of names and keys as staff search them, whatever the status. Names are folded, so that they hold single spaces.
create function staff_terms(name_key text, source_key text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(string_to_array(name_key || ' ' || lower(source_key), ' '), ''))
$$;
create index courses_staff_terms on courses using gin (staff_terms(name_key, source_key));

-- Orders of the lists of staff, with the columns that decide whether a course is listed.
create index courses_by_name on courses (name_key collate "C", id);
create index courses_by_change on courses (updated_at, id);
create index courses_by_field on courses (specialization_id);
create index cities_by_country on cities (country_id, name_key);
create index universities_by_change on universities (updated_at, id);
create index campuses_city on campuses (city_id);
