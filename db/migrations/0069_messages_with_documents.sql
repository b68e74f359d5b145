-- Documents of the office that a message names; one that was shown before belongs to the entry that showed it.
alter table application_history add column filed_ids uuid[] not null default '{}';
