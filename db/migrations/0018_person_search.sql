-- Staff find people as they say their name: other spellings of the same sound, other ways to write a number, and one
-- slip of the finger. These functions are the only place that folds names, for what is stored and for what is asked.
-- The bodies without quotes are bound to the functions they call, so they work whatever the search path of a restore.

-- Lower case, without accents and joiners that nobody sees, with Western digits.
create function person_plain(said text) returns text language sql immutable parallel safe
  return lower(translate(
    regexp_replace(normalize(said, NFKD), '[\u0300-\u036F\u200B-\u200F\u2060\uFEFF]', '', 'g'), '०१२३४५६७८९', '0123456789'
  ));

-- Devanagari in the letters that name_sound makes of Latin ones; C is the sound of 'ch'. A consonant carries an 'a',
-- which is silent at the end of a word unless two consonants stand there ('राम' is Ram, 'श्रेष्ठ' is Shrestha).
create function devanagari_sound(word text) returns text language sql immutable parallel safe
  return translate(
    replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          replace(replace(word, '़', ''), 'ज्ञ', 'ग्य'), '([\u0915-\u0939])(?![\u093E-\u094D])', '\1a', 'g'
        ),
        '(?<!\u094D)([\u0915-\u0939])a$', '\1'
      ),
      'ङ', 'ng'), 'ऋ', 'ri'), 'ृ', 'ri'), 'ै', 'ai'), 'ऐ', 'ai'),
    'कखगघचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआाइिईीउुऊूएेओोऔौंँः्',
    'kkggCCjjnttddnttddnppbbmirlbssshaaaiiiiuuuueeoooon'
  );

-- A name by its sound: v and w are b, aspirated consonants lose their h, sh is s, y and ee are i, oo is u, ou and au
-- are o, doubled letters are one. Most beginnings of a name give a beginning of its sound.
create function name_sound(word text) returns text language sql immutable parallel safe
  return lower(replace(replace(
    regexp_replace(
      replace(replace(replace(replace(replace(
        regexp_replace(
          translate(
            regexp_replace(
              regexp_replace(
                replace(replace(replace(
                  translate(
                    regexp_replace(
                      replace(case when word ~ '[\u0900-\u097F]' then devanagari_sound(word) else word end, 'ch', 'C'),
                      '[^a-zC]', '', 'g'
                    ),
                    'qvfzy', 'kbpji'
                  ), 'x', 'ks'), 'ck', 'k'), 'jn', 'gi'),
                'c(?=[aou])', 'k', 'g'
              ),
              '[ao]w(?=[^aeiou])', 'o', 'g'
            ),
            'w', 'b'
          ),
          '([bCcdgjkpst])h+', '\1', 'g'
        ), 'ee', 'i'), 'oo', 'u'), 'ou', 'o'), 'au', 'o'), 'ei', 'e'),
      '(.)\1+', '\1', 'g'
    ), 'ksia', 'ksa'), 'sbo', 'sba'));

-- Names that are one although they sound differently, by one of their sounds.
create function same_name(sound text) returns text language sql immutable parallel safe
  return case sound
    when 'podial' then 'podel' when 'podeal' then 'podel' when 'podiel' then 'podel'
    when 'coduri' then 'codari' when 'codri' then 'codari'
    when 'basniat' then 'basnet' when 'basniet' then 'basnet'
    when 'bist' then 'bista'
    when 'acarja' then 'acaria' when 'acarjia' then 'acaria' when 'acaraia' then 'acaria'
    when 'arjal' then 'arial' when 'arjial' then 'arial'
    when 'niopane' then 'neupane' when 'niaupane' then 'neupane' when 'nepane' then 'neupane'
    when 'pandai' then 'pande' when 'pandeia' then 'pande'
    when 'saha' then 'sah'
    when 'pant' then 'panta'
    when 'bat' then 'bata'
    when 'debakota' then 'debkota' when 'deukota' then 'debkota'
    when 'katri' then 'cetri' when 'ksetri' then 'cetri' when 'ksatri' then 'cetri'
    when 'sunbar' then 'sunubar'
    when 'kubar' then 'kunbar' when 'kunubar' then 'kunbar'
    when 'sinh' then 'sing' when 'singa' then 'sing'
    when 'bk' then 'bisbakarma' when 'bisokarma' then 'bisbakarma'
    when 'gimere' then 'gimire' when 'gimre' then 'gimire'
    when 'kadga' then 'kadka'
    when 'baskota' then 'banskota'
    when 'laksimi' then 'laksmi' when 'luksmi' then 'laksmi' when 'lacmi' then 'laksmi' when 'lacimi' then 'laksmi'
    when 'bijaia' then 'bijai' when 'ajaia' then 'ajai' when 'sanjaia' then 'sanjai' when 'udaia' then 'udai'
    when 'iubaraj' then 'iubraj'
    when 'batrai' then 'batarai'
    when 'kesi' then 'kc'
    when 'mohamed' then 'mohamad' when 'muhamad' then 'mohamad' when 'muhamed' then 'mohamad'
    else sound
  end;

-- A plain text as spaces part it; initials stand together ('k.c.' and 'k c' are 'kc').
create function name_tokens(plain text) returns text[] language sql immutable parallel safe
  return array_remove(regexp_split_to_array(
    regexp_replace(plain, '(?<![^\s.])([^\s.])[\s.]+(?=[^\s.](?![^\s.]))', '\1', 'g'), '\s+'
  ), '');

-- The words of a token: 'thapa' and 'magar' of 'thapa-magar'.
create function token_words(token text) returns text[] language sql immutable parallel safe
  return array_remove(regexp_split_to_array(token, '[@._+,;:!?/&%#=*^$|~`''"(){}<>\[\]\\–—·…‘’“”-]+'), '');

-- A number without the country code of Nepal and the 0 in front.
create function short_number(digits text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(digits, '^(00)?977(?=.)', ''), '^0+(?=.)', '');

-- What a person is found by. Other kinds than plain words begin with a sign that no word has:
--   'sita'        a word of the names and the address as typed; a number with and without 977 or 0 in front
--   '~sresta'     a name by its sound, and by the name it is the same as
--   '^3:srsta'    such a sound without its third letter, for one slip of the finger
--   '#111222'     the end of a number, from four digits on
-- The cost makes the planner look rows up in an index and never fold them one by one while searching. The path is set
-- because a restore calls this without one.
create function person_terms(email text, first_name text, last_name text, contact text)
returns tsvector language plpgsql immutable parallel safe cost 5000 set search_path from current as $$
declare
  plain_email constant text := person_plain(email);
  terms text[] := token_words(plain_email);
  said text[] := '{}';
  token text;
  word text;
  sound text;
  digits text;
begin
  foreach token in array name_tokens(person_plain(first_name || ' ' || last_name)) loop
    said := said || token_words(token) || array_to_string(token_words(token), '');
  end loop;
  terms := terms || said;
  -- The part before the @ is often a name with a number behind it.
  foreach word in array said || token_words(regexp_replace(split_part(plain_email, '@', 1), '\d+', '.', 'g')) loop
    continue when word ~ '\d';
    sound := left(name_sound(word), 32);
    continue when length(sound) < 2 or '~' || sound = any (terms);
    terms := terms || ('~' || sound) || ('~' || same_name(sound));
    if length(sound) > 4 then
      for at in 1 .. length(sound) loop
        terms := terms || ('^' || at || ':' || overlay(sound placing '' from at for 1));
      end loop;
    end if;
  end loop;
  foreach word in array regexp_split_to_array(person_plain(contact), '[^\d\s()+.-]+') loop
    digits := regexp_replace(word, '\D', '', 'g');
    terms := terms || digits || short_number(digits);
    for size in 4 .. length(short_number(digits)) loop
      terms := terms || ('#' || right(short_number(digits), size));
    end loop;
  end loop;
  return array_to_tsvector(array(select distinct left(term, 254) from unnest(terms) as term where term <> ''));
end
$$;

-- The ways in which one word of a question can stand in person_terms, as terms of a tsquery.
create function word_ways(word text, reach text) returns text[] language plpgsql immutable as $$
declare
  sound constant text := case when word ~ '\d' then '' else left(name_sound(word), 32) end;
  size constant int := length(sound);
  ways text[] := array[quote_literal(word)];
begin
  if reach = 'typed' then
    return ways;
  end if;
  if size > 1 then
    ways := ways || quote_literal('~' || same_name(sound));
  end if;
  if reach in ('begun', 'near') then
    ways := ways || (quote_literal(word) || ':*');
    if size > 2 then
      ways := ways || (quote_literal('~' || sound) || ':*');
    end if;
  end if;
  if reach = 'near' and length(word) > 4 then
    -- Two neighbours changed places.
    ways := ways || array(
      select quote_literal('~' || same_name(name_sound(overlay(word placing reverse(substr(word, at, 2)) from at for 2))))
      from generate_series(1, length(word) - 1) as at);
    if size > 4 then
      -- One letter is another one or too many; one letter is missing.
      ways := ways || array(
        select unnest(array[quote_literal('^' || at || ':' || shorter), quote_literal('~' || shorter)])
        from generate_series(1, size) as at, overlay(sound placing '' from at for 1) as shorter
      ) || array(select quote_literal('^' || at || ':' || sound) from generate_series(1, size + 1) as at);
    end if;
  end if;
  return ways;
end
$$;

-- What a question finds, to hold against person_terms; null when it has no word. `reach` says how far it goes:
--   'typed'  whole words as typed      'said'  of the same sound too
--   'begun'  beginnings too            'near'  one slip of the finger in a long word too
create function person_question(asked text, reach text) returns tsquery language plpgsql immutable as $$
declare
  number_pattern constant text := '(?<!\S)[+(]*\d[\d\s()./-]*\d(?!\S)';
  plain constant text := person_plain(left(asked, 400));
  found text[] := '{}';
  token text;
  number text;
  short text;
  words text[];
begin
  for token in select m[1] from regexp_matches(plain, '(' || number_pattern || ')', 'g') as m loop
    number := left(regexp_replace(token, '\D', '', 'g'), 64);
    short := short_number(number);
    found := found || format('(%s:* | %s:* | %s | %s)',
      quote_literal(number), quote_literal(short), quote_literal('#' || number), quote_literal('#' || short));
  end loop;
  foreach token in array (name_tokens(regexp_replace(plain, number_pattern, ' ', 'g')))[:8] loop
    words := token_words(left(token, 254));
    if cardinality(words) > 0 then
      found := found || format('(%s%s)',
        (select string_agg('(' || array_to_string(word_ways(word, reach), ' | ') || ')', ' & ') from unnest(words) as word),
        case when cardinality(words) > 1
          then ' | ' || array_to_string(word_ways(array_to_string(words, ''), reach), ' | ') else '' end);
    end if;
  end loop;
  return nullif(array_to_string(found, ' & '), '')::tsquery;
end
$$;

create index users_terms on users using gin (person_terms(email_key, first_name, last_name, contact));
create index applications_terms on applications using gin (person_terms(email, first_name, last_name, contact));
drop index users_search;
drop index applications_search;
drop function person_words;
