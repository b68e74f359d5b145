-- Campuses are edited by themselves too. Not shown because it was never published, and not because it was withdrawn.
alter table campuses add column is_draft boolean not null default false;
create index campuses_by_name on campuses (name_key, id);
