-- A document that the student took along from an earlier case is a file of its own. This is the reference of the case
-- it was copied from, so that staff see where it came from; empty for files that were sent.
alter table application_documents add column taken_from text not null default '';
