-- One course in thirty-two, in an index of its own. In a catalogue of a million courses a search asks it first: whether there are surely
-- more than are counted, and how long the shortest names are (src/domain/search/sample.ts).
create index course_search_sample on course_search using gin (terms)
  with (fastupdate = on, gin_pending_list_limit = 262144)
  where hashint4(course_id) & 31 = 0;
