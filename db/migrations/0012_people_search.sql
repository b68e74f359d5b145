-- Staff find people by the beginnings of words: of the address, the names, the mobile number with and without Nepal's
-- 977. An index on an expression, so that whoever writes a person need not think of it.
create function person_words(email_key text, first_name text, last_name text, contact text)
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(
      lower(normalize(email_key || ' ' || first_name || ' ' || last_name, NFKC)),
      '[\s@._+,;:!?/&%#=*^$|~`''"(){}<>\[\]\\-]+'
    ) || array[
      regexp_replace(contact, '\D', '', 'g'),
      regexp_replace(regexp_replace(contact, '\D', '', 'g'), '^(00)?977', '')
    ],
    ''
  ))
$$;
create index users_search on users using gin (person_words(email_key, first_name, last_name, contact));
create index users_last_login on users (last_login_at desc nulls last, id);
