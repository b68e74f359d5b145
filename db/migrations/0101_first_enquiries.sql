-- Where the student of a case came from is said by their first enquiry. The lists of cases by source and by branch ask for
-- each enquiry whether it was the first of its person: with all that is asked for in the index, the table is not read.
create index enquiries_first on enquiries (user_id, entered_at, id) where user_id is not null;
drop index enquiries_user;
create index enquiries_source_first on enquiries (source, user_id, entered_at, id) where user_id is not null;
drop index enquiries_source_person;
create index enquiries_branch_first on enquiries (branch, user_id, entered_at, id) where user_id is not null;
