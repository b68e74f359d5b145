-- What a case needs of its student. The lines are content that staff edit (src/contract/documents/checklist.ts).
alter table applications
  -- Who pays for the studies; empty: not known.
  add column sponsors text[] not null default '{}'
    check (sponsors <@ array['self', 'family', 'loan', 'scholarship', 'employer']),
  -- The country whose lines are listed, if it is not the university's.
  add column checklist_country text check (char_length(checklist_country) <= 40);

-- What staff have done with a line, and lines of one case alone.
create table checklist_marks (
  application_id uuid not null references applications on delete cascade,
  -- Key of the line in the content, or 'own-' and an id.
  line text not null check (char_length(line) <= 80),
  -- Of a line of this case alone.
  own_name text check (char_length(own_name) <= 100),
  own_help text not null default '' check (char_length(own_help) <= 600),
  own_stage text check (own_stage in ('apply', 'offer', 'visa')),
  mark text check (mark in ('accepted', 'redo', 'aside')),
  marked_at timestamptz,
  -- Why it is to be sent again, or is not needed.
  reason text not null default '' check (char_length(reason) <= 1000),
  asked_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  version integer not null default 1,
  primary key (application_id, line)
);
create index checklist_marks_changed_by on checklist_marks (changed_by) where changed_by is not null;
