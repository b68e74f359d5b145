-- What the consultancy writes: posts of the blog, and the events it holds.

-- A post is published from published_at on, so that it can be written today and appear next week.
create table articles (
  id integer generated always as identity primary key,
  main_title text not null,
  -- Chooses the drawing of a post without a picture, and the word above its title.
  topic text not null default 'choosing' check (topic in ('choosing', 'applying', 'tests', 'money', 'living')),
  author text not null default 'Prasthan editorial',
  image_id integer references images,
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  sample boolean not null default false,
  updated_at timestamptz not null default now(),
  check (status = 'draft' or published_at is not null)
);
create index articles_newest on articles (published_at desc, id desc) where status = 'published';

create table article_sections (
  id integer generated always as identity primary key,
  article_id integer not null references articles on delete cascade,
  paragraph_title text,
  image_id integer references images,
  position integer not null default 0
);
create index article_sections_article on article_sections (article_id, position);

create table article_paragraphs (
  id integer generated always as identity primary key,
  section_id integer not null references article_sections on delete cascade,
  text text not null,
  position integer not null default 0
);
create index article_paragraphs_section on article_paragraphs (section_id, position);

create table article_points (
  id integer generated always as identity primary key,
  paragraph_id integer not null references article_paragraphs on delete cascade,
  point_text text not null,
  position integer not null default 0
);
create index article_points_paragraph on article_points (paragraph_id, position);

create table events (
  id integer generated always as identity primary key,
  title text not null,
  image_id integer references images,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place text,
  online_link text check (online_link ~* '^https?://'),
  capacity integer check (capacity > 0),
  -- Without the one registration is open at once, without the other until the event starts.
  registration_opens_at timestamptz,
  registration_closes_at timestamptz,
  status text not null default 'draft' check (status in ('draft', 'published')),
  sample boolean not null default false,
  -- A sample is held again every so many days, so that a demonstration always has something to come.
  repeat_days integer check (repeat_days > 0),
  updated_at timestamptz not null default now(),
  check (place is not null or online_link is not null),
  check (repeat_days is null or sample),
  check (repeat_days is null or ends_at < starts_at + make_interval(hours => 24 * repeat_days)),
  check (registration_closes_at > registration_opens_at)
);
create index events_by_start on events (starts_at, id) where status = 'published';

create table event_paragraphs (
  id integer generated always as identity primary key,
  event_id integer not null references events on delete cascade,
  text text not null,
  position integer not null default 0
);
create index event_paragraphs_event on event_paragraphs (event_id, position);

-- Events as they stand at a moment: the next time a repeated sample is held, every other event as it is written.
-- Whatever reads the times of an event reads them here, so that no two readers can disagree.
create function events_at(moment timestamptz) returns setof events language sql stable as $$
  select e.id, e.title, e.image_id, e.starts_at + s.shift, e.ends_at + s.shift, e.place, e.online_link, e.capacity,
    e.registration_opens_at + s.shift, e.registration_closes_at + s.shift, e.status, e.sample, e.repeat_days,
    e.updated_at
  from events e cross join lateral (
    select case when e.repeat_days is null or e.ends_at > moment then interval '0'
      else make_interval(hours => 24 * e.repeat_days
        * (1 + floor(extract(epoch from moment - e.ends_at) / (86400 * e.repeat_days)))::int) end as shift
  ) s
$$;
