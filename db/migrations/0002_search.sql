-- What a search reads. One row per course a student may see, kept by the commands that write courses.

create table course_search (
  course_id integer primary key references courses on delete cascade,
  -- Folded words of name, fields, level, university, cities and country, without positions. For ranking, the words
  -- of the name again as '=word', those of the university as '@word' and its whole name as '@@university of x'.
  -- The filters are in it too ('#i5' '#s3' '#c1' '#u77'), so that one index answers text and filters together.
  terms tsvector not null,
  name_key text collate "C" not null,
  country_id integer not null,
  interest_id integer not null,
  specialization_id integer,
  university_id integer not null,
  -- In NPR where a rate is known, so that fees of several currencies sort together; else the plain amount.
  annual_sort double precision,
  total_sort double precision,
  duration_weeks integer
);
-- New entries wait in a list that a command ends with merging (finishCatalogueChange): a register is indexed in
-- half the time, and no search ever reads a long list.
create index course_search_terms on course_search using gin (terms)
  with (fastupdate = on, gin_pending_list_limit = 262144);
create index course_search_name on course_search (name_key, course_id);
-- A very common word is not ranked row by row: this order is walked until a page is full.
create index course_search_short_names on course_search (length(name_key), name_key, course_id);
-- Both directions, because a course without the figure comes last in each.
create index course_search_annual on course_search (annual_sort, course_id);
create index course_search_annual_down on course_search (annual_sort desc nulls last, course_id);
create index course_search_total on course_search (total_sort, course_id);
create index course_search_total_down on course_search (total_sort desc nulls last, course_id);
create index course_search_duration on course_search (duration_weeks, course_id);
create index course_search_duration_down on course_search (duration_weeks desc nulls last, course_id);
create index course_search_university on course_search (university_id, name_key, course_id);

-- How many visible courses there are for each combination of the three filters (a few hundred rows):
-- the counts of every filter value without text come from here.
create table course_counts (
  country_id integer not null,
  interest_id integer not null,
  specialization_id integer not null,
  courses integer not null,
  primary key (country_id, interest_id, specialization_id)
);

-- The words of all visible courses, and how many have each.
create table search_words (
  word text collate "C" primary key,
  courses integer not null
);

-- Each word's beginning with up to two letters left out (symmetric delete spelling correction): a misspelt word
-- and the one that was meant share a variant, so that its neighbours are found by plain look-ups.
create table search_spellings (
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (variant, word)
);
