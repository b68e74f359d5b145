-- Enquiries of past years and of fairs, from spreadsheets of the office.

create table enquiry_imports (
  id integer generated always as identity primary key,
  file_name text not null,
  bytes integer not null,
  -- Tells that the same file was uploaded before.
  sha256 bytea not null,
  -- The sheet of a workbook that was read; '' for a CSV file. Other sheets are only named.
  sheet text not null default '',
  other_sheets text[] not null default '{}',
  -- Number of the row with the headings; 0: there is none.
  header_row integer not null,
  row_count integer not null,
  -- What each column is, what words of the file mean, and what becomes of people who are known: src/contract/enquiry-imports.ts.
  matching jsonb not null,
  -- Counts changes of `matching`, so that two members of staff do not overwrite each other.
  version integer not null default 1,
  state text not null default 'open' check (state in
    ('open', 'checking', 'checked', 'writing', 'written', 'undoing', 'undone')),
  -- The attempt that may run; a job with another one does nothing.
  ticket uuid,
  -- Number of the last row that the step has done, and how many rows.
  at_row integer not null default 0,
  done integer not null default 0,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  written_at timestamptz,
  written_by uuid references users on delete set null,
  -- How many enquiries it has added.
  written integer not null default 0,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  -- When its rows were deleted; from then on it cannot be undone.
  emptied_at timestamptz
);
create index enquiry_imports_newest on enquiry_imports (created_at desc, id desc);
create index enquiry_imports_sha256 on enquiry_imports (sha256);
create index enquiry_imports_created_by on enquiry_imports (created_by);
create index enquiry_imports_written_by on enquiry_imports (written_by);
create index enquiry_imports_undone_by on enquiry_imports (undone_by);

-- The rows of a file until its days are over: personal data of people who may not be enquiries yet.
create table enquiry_import_rows (
  import_id integer not null references enquiry_imports on delete cascade,
  -- As the spreadsheet program shows it.
  number integer not null,
  cells jsonb not null,
  outcome text not null default '' check (outcome in ('', 'new', 'maybe', 'known', 'twice', 'wrong', 'kept')),
  -- What is wrong with it, in sentences.
  problems text[] not null default '{}',
  -- What is written: the columns of an enquiry and what its history says.
  entry jsonb,
  email_key text not null default '',
  contact_key text not null default '',
  -- Who may be the same person, and why: an enquiry or an account, which may be gone meanwhile.
  known_kind text,
  known_id uuid,
  because text,
  -- The enquiry that it became. A row goes with its enquiry.
  enquiry_id uuid references enquiries on delete cascade,
  primary key (import_id, number)
);
create index enquiry_import_rows_outcome on enquiry_import_rows (import_id, outcome, number);
create index enquiry_import_rows_enquiry on enquiry_import_rows (enquiry_id) where enquiry_id is not null;
-- The same person twice in a file, and the rows of somebody who is erased.
create index enquiry_import_rows_email on enquiry_import_rows (email_key, import_id) where email_key <> '';
create index enquiry_import_rows_contact on enquiry_import_rows (contact_key, import_id) where contact_key <> '';
create index enquiry_import_rows_known on enquiry_import_rows (known_id) where known_id is not null;
