-- Saved views of the list of cases: filters, order, columns and shape under a name.
create table case_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- The whole office sees it.
  shared boolean not null default false,
  -- As in src/contract/case-views.ts.
  shown jsonb not null,
  -- Counts changes, so that two members of staff do not overwrite each other.
  version integer not null default 1,
  created_at timestamptz not null
);
create index case_views_owner on case_views (owner_id);
create index case_views_shared on case_views (created_at) where shared;

-- The view with which somebody's list begins.
create table case_view_firsts (
  user_id uuid primary key references users on delete cascade,
  view_id uuid not null references case_views on delete cascade
);
create index case_view_firsts_view on case_view_firsts (view_id);
