-- Most sections of a post and most universities have no picture. Without this the statement inside ran for each of them, 58 times for a
-- page of the blog.
alter function image_json(integer) strict;
