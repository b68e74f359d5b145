-- Courses whose search entry has to be made again after a save. Many saves touch thousands of courses or the counts of all
-- filters; a job does that work right after them. `indexed`: the entry is made, the counts are not yet.

create table search_due (
  -- No foreign key: checking thousands of them would slow the save.
  course_id integer primary key,
  indexed boolean not null default false
);
