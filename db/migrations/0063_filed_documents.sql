-- Documents that staff put into a case: the offer letter, the visa grant. In a table of their own, so that no query
-- about a student's documents finds one that the student must not see yet.
create table filed_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  kind text not null check (kind in ('offer_letter', 'enrolment_confirmation', 'visa_grant', 'receipt', 'other')),
  -- What it is, in the words of staff; empty: the kind says it.
  title text not null default '',
  file_name text not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  file_id uuid not null unique references stored_files,
  added_at timestamptz not null,
  added_by uuid references users on delete set null,
  -- Since when the student sees it; null: only staff do.
  shown_at timestamptz,
  -- The entry of the history that tells the student of it.
  history_id bigint references application_history on delete set null
);
create index filed_documents_application on filed_documents (application_id, added_at, id);
create index filed_documents_added_by on filed_documents (added_by) where added_by is not null;
create index filed_documents_history on filed_documents (history_id) where history_id is not null;
