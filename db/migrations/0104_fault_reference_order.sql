-- Two errors of the same millisecond: the one written later is the later one.
alter table fault_references add column id bigint generated always as identity;
drop index fault_references_of_fault;
create index fault_references_of_fault on fault_references (fault_id, at desc, id desc);
