-- The list of enquiries, narrowed by branch.
create index enquiries_branch on enquiries (branch, entered_at desc, id);
