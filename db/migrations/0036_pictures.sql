-- The library of pictures: what staff say about each one, and crops of it for the shapes that pages use.

alter table images
  -- As the uploader's file was called.
  add column file_name text not null default '',
  -- Who took it, if that has to be said.
  add column credit text,
  -- It says nothing that the text beside it does not say, so it has no text alternative.
  add column decorative boolean not null default false,
  -- The point that stays in view where a page cuts the picture, as fractions from the top left corner.
  add column focal_x real not null default 0.5 check (focal_x between 0 and 1),
  add column focal_y real not null default 0.5 check (focal_y between 0 and 1),
  -- SHA-256 of the uploaded file. A second upload of the same file is recognized by it.
  add column sha256 bytea,
  -- The re-encoded picture in full size, which crops are made from. It is not public. Null: the largest file serves.
  add column master_key text unique,
  -- Counts changes: a save says which one it began from.
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add constraint decorative_without_alt check (not decorative or alt = '');
create index images_newest on images (created_at desc, id desc);
create index images_same_file on images (sha256) where sha256 is not null;

-- The part of a picture that a shape shows, as fractions of its width and height.
create table image_crops (
  image_id integer not null references images on delete cascade,
  shape text not null,
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  width real not null check (width > 0 and width <= 1),
  height real not null check (height > 0 and height <= 1),
  primary key (image_id, shape)
);

alter table image_files add column shape text not null default 'whole';

-- Where a picture is used.
create index universities_logo on universities (logo_image_id) where logo_image_id is not null;
create index university_images_image on university_images (image_id);
create index course_images_image on course_images (image_id);
create index articles_image on articles (image_id) where image_id is not null;
create index article_sections_image on article_sections (image_id) where image_id is not null;
create index events_image on events (image_id) where image_id is not null;

-- As before, with the focal point and with the files of every shape.
create or replace function image_json(wanted integer) returns jsonb language sql stable as $$
  select jsonb_build_object('alt', m.alt, 'width', m.width, 'height', m.height, 'blur', m.blur,
    'focal_x', m.focal_x, 'focal_y', m.focal_y,
    'files', coalesce((select jsonb_agg(jsonb_build_object('storage_key', f.storage_key, 'media_type', f.media_type,
      'width', f.width, 'height', f.height, 'shape', f.shape) order by f.width desc, f.media_type)
      from image_files f where f.image_id = m.id), '[]'))
  from images m where m.id = wanted
$$;
