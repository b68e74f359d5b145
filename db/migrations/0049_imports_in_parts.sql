-- With the embedded database an import is written in many short transactions. The first of them sets this; from then on the
-- import can only be completed.
alter table import_runs add column writing boolean not null default false;
-- Lines of the report that staff see have numbers above this; those of a newer one are stored apart until they replace them.
alter table import_runs add column lines_from integer not null default 0;
-- SHA-256 of the report in hex: an import whose report has the same one does what staff have read.
alter table import_runs add column report_sha256 text not null default '';
