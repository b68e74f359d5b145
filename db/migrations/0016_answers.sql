-- What students answer in their cases, and whether somebody of the office has seen it.
alter table applications
  -- When the student was last heard from: the form, documents, a move or a message.
  add column answered_at timestamptz not null default now(),
  -- Since when an answer waits for somebody of the staff to open the case; null: none does.
  add column unread_since timestamptz,
  -- Who opened the last answer, and when.
  add column read_at timestamptz,
  add column read_by uuid references users on delete set null;
update applications a set answered_at = coalesce(
  (select max(h.at) from application_history h where h.application_id = a.id and h.by_role = 'student'),
  a.submitted_at);
create index applications_answered on applications (answered_at desc, id);
create index applications_state_answered on applications (state, answered_at desc, id);
create index applications_unread on applications (answered_at desc, id) where unread_since is not null;
create index applications_read_by on applications (read_by) where read_by is not null;

alter table application_documents
  -- The entry of the history that tells of it. Null for those that came with the form.
  add column history_id bigint references application_history on delete set null,
  -- When somebody of the staff first opened it.
  add column opened_at timestamptz;
create index application_documents_history on application_documents (history_id) where history_id is not null;
update application_documents d set history_id = h.id
  from application_history h
  where h.application_id = d.application_id and h.event = 'document_added' and h.at = d.added_at;
update application_documents d set opened_at = (
  select min(e.at) from audit_entries e
  where e.subject_kind = 'application' and e.subject_id = d.application_id::text
    and e.action = 'document_opened' and e.detail ->> 'document' = d.id::text);
