-- A post without an author is from the office, under the name that the office has now.

alter table articles alter column author set default '';
update articles set author = '' where author = 'Prasthan editorial';
update drafts set data = jsonb_set(data, '{author}', '""')
  where kind = 'article' and data ->> 'author' = 'Prasthan editorial';
update revisions set data = jsonb_set(data, '{author}', '""')
  where kind = 'article' and data ->> 'author' = 'Prasthan editorial';
