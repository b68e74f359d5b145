-- Staff find cases by the beginnings of words, as they find people, and by the reference that is read out on the phone.
drop index applications_email;
drop index applications_last_name;
drop index applications_first_name;
create index applications_search on applications using gin (person_words(email, first_name, last_name, contact));
create index applications_reference on applications (reference text_pattern_ops);
create index applications_changed on applications (state_changed_at desc, id);
