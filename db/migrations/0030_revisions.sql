-- What staff edit: documents of the site, figures, posts, events and the catalogue. Pages read their own tables; here is
-- every saved state with who saved it, what is not published yet, and who has a form open.

create table revisions (
  kind text not null,
  -- The name of a document, or the id of a record.
  object text not null,
  -- Counts from 1 for each object.
  number integer not null,
  reason text not null check (reason in
    ('shipped', 'saved', 'published', 'withdrawn', 'restored', 'imported', 'discarded')),
  -- The whole form.
  data jsonb not null,
  -- Against the revision before: [{path, before, after}].
  changes jsonb not null default '[]',
  restored_from integer,
  -- Kept when the account is gone, without the name.
  author_id uuid references users on delete set null,
  author_name text,
  at timestamptz not null,
  primary key (kind, object, number)
);
create index revisions_author on revisions (author_id, at desc);
create index revisions_at on revisions (at desc);

-- The newest state of an object that nobody but staff sees.
create table drafts (
  kind text not null,
  object text not null,
  data jsonb not null,
  saved_by uuid references users on delete set null,
  saved_at timestamptz not null,
  primary key (kind, object)
);

-- The published documents of the site; what is not here is as shipped.
create table documents (
  name text primary key,
  data jsonb not null,
  published_at timestamptz not null
);

-- Who has a form open. Browsers say so every 20 seconds; older rows mean nothing.
create table presences (
  kind text not null,
  object text not null,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (kind, object, user_id)
);
create index presences_seen on presences (seen_at);
