-- A key that a part of a post keeps when it is moved or its text changes. So edits of different parts merge, and a part
-- keeps its id, which is in links to it (/blog/7#part-12).
alter table article_sections add column key text;
update article_sections set key = 's' || id;
alter table article_sections alter column key set not null;
alter table article_sections add unique (article_id, key);

alter table article_paragraphs add column key text;
update article_paragraphs set key = 'p' || id;
alter table article_paragraphs alter column key set not null;
alter table article_paragraphs add unique (section_id, key);

alter table article_points add column key text;
update article_points set key = 't' || id;
alter table article_points alter column key set not null;
alter table article_points add unique (paragraph_id, key);

-- The list of the back office shows what changed last first.
create index articles_changed on articles (updated_at desc, id desc);
