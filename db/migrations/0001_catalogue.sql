-- The catalogue: who teaches what, where, for how much, and when it starts.

create table countries (
  id integer generated always as identity primary key,
  country_name text not null unique,
  iso2 char(2) not null unique,
  currency char(3) not null,
  position integer not null default 1000
);

-- The key of a city is (country, state, name): 33 Australian city names occur in more than one state.
create table cities (
  id integer generated always as identity primary key,
  country_id integer not null references countries,
  city_name text not null,
  state text not null default '',
  name_key text not null,
  unique (country_id, state, name_key)
);

-- Qualification levels. Hidden ones (school levels of official registers, by default) are not offered to students.
create table interests (
  id integer generated always as identity primary key,
  interest_name text not null unique,
  position integer not null default 1000,
  hidden boolean not null default false
);

create table specializations (
  id integer generated always as identity primary key,
  specialization_name text not null unique
);

create table images (
  id integer generated always as identity primary key,
  alt text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null default '',
  created_at timestamptz not null default now()
);

-- One stored file per size and format of an image.
create table image_files (
  id integer generated always as identity primary key,
  image_id integer not null references images on delete cascade,
  storage_key text not null unique,
  media_type text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0)
);
create index image_files_image on image_files (image_id, width);

create table universities (
  id integer generated always as identity primary key,
  university_name text not null,
  name_key text not null,
  country_id integer not null references countries,
  city_id integer references cities,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  email text,
  website text,
  description text,
  logo_image_id integer references images,
  offer_letter_requirement text,
  academic_requirement text,
  english_language_requirement text,
  turnaround_time text,
  financial_requirements text,
  specific_genuine_student_requirement text,
  sample boolean not null default false,
  -- Where the row comes from ('cricos', 'csv:NAME', 'demo', 'staff') and its key there.
  source text not null,
  source_key text not null,
  -- What the source last said, field by field, and which fields staff have changed by hand since:
  -- an import updates source_values always, the column itself only when staff have not touched it.
  source_values jsonb not null default '{}',
  staff_fields text[] not null default '{}',
  updated_at timestamptz not null default now(),
  unique (source, source_key)
);
create index universities_by_country on universities (country_id, name_key, id) where status = 'published';
create index universities_by_name on universities (name_key, id) where status = 'published';
create index universities_city on universities (city_id);

create table university_images (
  university_id integer not null references universities on delete cascade,
  image_id integer not null references images on delete cascade,
  position integer not null default 0,
  primary key (university_id, image_id)
);

create table rankings (
  id integer generated always as identity primary key,
  university_id integer not null references universities on delete cascade,
  rank_source text not null,
  rank_value text not null,
  rank_year integer,
  unique (university_id, rank_source, rank_year)
);

create table campuses (
  id integer generated always as identity primary key,
  university_id integer not null references universities on delete cascade,
  campus_location text not null,
  name_key text not null,
  city_id integer references cities,
  address text not null default '',
  withdrawn boolean not null default false,
  unique (university_id, name_key)
);

create table courses (
  id integer generated always as identity primary key,
  university_id integer not null references universities,
  interest_id integer not null references interests,
  specialization_id integer references specializations,
  course_name text not null,
  name_key text not null,
  -- Narrower field names of the source ('Graphic and Design Studies'); searched, not filtered by.
  field_detail text not null default '',
  course_type text,
  duration_weeks integer check (duration_weeks > 0),
  annual_fees numeric(12, 2) check (annual_fees >= 0),
  total_fees numeric(12, 2) check (total_fees >= 0),
  currency char(3),
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  sample boolean not null default false,
  source text not null,
  source_key text not null,
  source_values jsonb not null default '{}',
  staff_fields text[] not null default '{}',
  updated_at timestamptz not null default now(),
  unique (source, source_key),
  check (currency is not null or (annual_fees is null and total_fees is null))
);
create index courses_by_university on courses (university_id, name_key, id);
create index courses_by_interest on courses (interest_id);

create table course_campuses (
  course_id integer not null references courses on delete cascade,
  campus_id integer not null references campuses on delete cascade,
  primary key (course_id, campus_id)
);
create index course_campuses_campus on course_campuses (campus_id);

create table course_images (
  course_id integer not null references courses on delete cascade,
  image_id integer not null references images on delete cascade,
  position integer not null default 0,
  primary key (course_id, image_id)
);

create table intakes (
  id integer generated always as identity primary key,
  course_id integer not null references courses on delete cascade,
  year integer not null check (year between 2000 and 2100),
  month integer not null check (month between 1 and 12),
  deadline date,
  unique (course_id, year, month)
);

create table accreditations (
  id integer generated always as identity primary key,
  course_id integer not null references courses on delete cascade,
  accreditation text not null,
  unique (course_id, accreditation)
);

create table scholarships (
  id integer generated always as identity primary key,
  university_id integer not null references universities,
  scholarship_name text not null,
  name_key text not null,
  requirements text,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  sample boolean not null default false,
  source text not null default 'staff',
  source_key text not null,
  unique (source, source_key)
);
create index scholarships_by_university on scholarships (university_id, name_key, id) where status = 'published';
create index scholarships_by_name on scholarships (name_key, id) where status = 'published';

create table scholarship_details (
  id integer generated always as identity primary key,
  scholarship_id integer not null references scholarships on delete cascade,
  detail text not null,
  position integer not null default 0
);
create index scholarship_details_scholarship on scholarship_details (scholarship_id, position);

-- Which courses a scholarship can be used for.
create table scholarship_courses (
  scholarship_id integer not null references scholarships on delete cascade,
  course_id integer not null references courses on delete cascade,
  primary key (scholarship_id, course_id)
);
create index scholarship_courses_course on scholarship_courses (course_id);

-- Dated rates; a page shows NPR only where one is known, with its date.
create table exchange_rates (
  currency char(3) primary key,
  npr numeric(14, 6) not null check (npr > 0),
  as_of date not null,
  source text not null
);
