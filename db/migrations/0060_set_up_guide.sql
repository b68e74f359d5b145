-- Steps of the guide on the start page that the consultancy has skipped; 'all': the guide is closed. A step that the data cannot
-- tell about, like the backup, is done when it is here.
create table set_up_put_off (
  step text primary key,
  at timestamptz not null
);
