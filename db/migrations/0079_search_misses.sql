-- Course searches that found nothing, for the report: how often on which day, not who and not when.
create table search_misses (
  -- The day in Nepal.
  day date not null,
  -- In small letters, without accents and punctuation.
  words text not null check (char_length(words) between 1 and 60),
  -- no_course: nothing was found; left_out: courses were found without these words only.
  result text not null check (result in ('no_course', 'left_out')),
  times integer not null default 1,
  primary key (day, words, result)
);
