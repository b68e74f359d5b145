import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { PictureUse } from '../../contract/picture-library.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The numbers that a form has under a name, however deep. Strict, because the lax mode finds those in lists twice. */
const numbersIn = (data: RawBuilder<unknown>, name: string) =>
  sql`select (v #>> '{}')::numeric::int as image_id
    from jsonb_path_query(${data}, ${sql.lit(`strict $.**.${name} ? (@.type() == "number")`)}::jsonpath) v`;

/** Ids of the pictures in a form: `{ image: 12 }`, or the name of a column of a record. */
const inForm = (data: RawBuilder<unknown>) => sql`(
  ${sql.join(
    ['image', 'image_id', 'logo_image_id'].map((name) => numbersIn(data, name)),
    sql` union `,
  )}
)`;

/** Every place that shows a picture: image_id, kind, object, title, part, draft. */
const ALL_USES = sql`(
  select logo_image_id as image_id, 'university' as kind, id::text as object, university_name as title, 'Logo' as part,
    false as draft
  from universities where logo_image_id is not null
  union all
  select l.image_id, 'university', u.id::text, u.university_name, 'Picture', false
  from university_images l join universities u on u.id = l.university_id
  union all
  select l.image_id, 'course', c.id::text, c.course_name, 'Picture', false
  from course_images l join courses c on c.id = l.course_id
  union all
  select image_id, 'article', id::text, main_title, 'Picture', status <> 'published'
  from articles where image_id is not null
  union all
  select s.image_id, 'article', a.id::text, a.main_title, coalesce('Section: ' || s.paragraph_title, 'Section'),
    a.status <> 'published'
  from article_sections s join articles a on a.id = s.article_id where s.image_id is not null
  union all
  select image_id, 'event', id::text, title, 'Picture', status <> 'published' from events where image_id is not null
  union all
  select v.image_id, 'document', d.name, d.name, 'Page or setting', false
  from documents d cross join lateral ${inForm(sql`d.data`)} v
  union all
  select v.image_id, d.kind, d.object, d.object, 'Draft', true
  from drafts d cross join lateral ${inForm(sql`d.data`)} v
)`;

/** Where a picture is used, by records and then drafts. */
export async function usesOf(db: Kysely<Database>, imageId: number): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse & { kind: EditKind }>`
    select kind, object, title, part, draft from ${ALL_USES} u where image_id = ${imageId}
    order by draft, kind, title, object, part`.execute(db);
  return rows;
}

/** How often each of these pictures is used; unused ones are left out. */
export async function countUses(
  db: Kysely<Database>,
  imageIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (imageIds.length === 0) return new Map();
  const { rows } = await sql<{ image_id: number; uses: number }>`
    select image_id, count(*)::int as uses from ${ALL_USES} u
    where image_id = any(${imageIds}::int[]) group by image_id`.execute(db);
  return new Map(rows.map(({ image_id, uses }) => [image_id, uses]));
}

/** A condition on `images i`: nothing uses it. */
export const isUnused: RawBuilder<boolean> = sql`i.id not in (select image_id from ${ALL_USES} u where image_id is not null)`;
