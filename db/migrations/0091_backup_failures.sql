-- Whether the owners know of the failure of a run.
alter table backup_runs add column told boolean not null default false;
create index backup_runs_untold on backup_runs (id) where fault is not null and not told;
create index backup_runs_complete on backup_runs (started_at desc) where stamp is not null;
