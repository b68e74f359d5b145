import type { Transaction } from 'kysely';
import type { SectionForm } from '../../contract/forms/article.ts';
import { newKey } from '../../contract/new-key.ts';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Replaces the sections, paragraphs and points of a post. Parts are known by their keys: one that stays keeps its id, also
 * if it has moved. One statement a level and verb, however long the post is.
 */
export async function writeParts(
  trx: Transaction<Database>,
  articleId: number,
  sections: readonly SectionForm[],
): Promise<void> {
  const sectionRows = placed(sections).map(({ paragraphs: _paragraphs, ...section }) => ({
    ...section,
    paragraph_title: section.paragraph_title || null,
    article_id: articleId,
  }));
  await trx
    .deleteFrom('article_sections')
    .where('article_id', '=', articleId)
    .$if(sectionRows.length > 0, (query) => query.where('key', 'not in', keysOf(sectionRows)))
    .execute();
  if (sectionRows.length === 0) return;
  const written = await trx
    .insertInto('article_sections')
    .values(sectionRows)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'key']).doUpdateSet((row) => ({
        paragraph_title: row.ref('excluded.paragraph_title'),
        image_id: row.ref('excluded.image_id'),
        position: row.ref('excluded.position'),
      })),
    )
    .returning(['id', 'position'])
    .execute();
  await writeParagraphs(trx, idsByPlace(written), sections);
}

async function writeParagraphs(
  trx: Transaction<Database>,
  sectionIds: readonly number[],
  sections: readonly SectionForm[],
): Promise<void> {
  const paragraphs = sections.flatMap((section, at) =>
    placed(section.paragraphs).map((paragraph) => ({ ...paragraph, section_id: sectionIds[at]! })),
  );
  const rows = paragraphs.map(({ points: _points, ...paragraph }) => paragraph);
  const old = await trx
    .selectFrom('article_paragraphs')
    .select(['id', 'section_id', 'key'])
    .where('section_id', 'in', sectionIds)
    .execute();
  const kept = new Set(rows.map(placeOf));
  const gone = old.filter((row) => !kept.has(placeOf(row))).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('article_paragraphs').where('id', 'in', gone).execute();
  if (rows.length === 0) return;
  const written = await trx
    .insertInto('article_paragraphs')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['section_id', 'key']).doUpdateSet((row) => ({
        text: row.ref('excluded.text'),
        position: row.ref('excluded.position'),
      })),
    )
    .returning(['id', 'section_id', 'key'])
    .execute();
  const ids = new Map(written.map((row) => [placeOf(row), row.id]));
  await writePoints(
    trx,
    paragraphs.map((paragraph) => ({ id: ids.get(placeOf(paragraph))!, points: paragraph.points })),
  );
}

const placeOf = ({ section_id, key }: { section_id: number; key: string }): string => `${section_id}/${key}`;

type Paragraph = SectionForm['paragraphs'][number];

/** Points have no addresses, but keep their ids like the other parts. */
async function writePoints(
  trx: Transaction<Database>,
  paragraphs: readonly (Pick<Paragraph, 'points'> & { id: number })[],
): Promise<void> {
  const rows = paragraphs.flatMap(({ id, points }) =>
    placed(points).map(({ key, text, position }) => ({ paragraph_id: id, key, point_text: text, position })),
  );
  const pointOf = (row: { paragraph_id: number; key: string }) => `${row.paragraph_id}/${row.key}`;
  const kept = new Set(rows.map(pointOf));
  const old = await trx
    .selectFrom('article_points')
    .select(['id', 'paragraph_id', 'key'])
    .where(
      'paragraph_id',
      'in',
      paragraphs.map(({ id }) => id),
    )
    .execute();
  const gone = old.filter((row) => !kept.has(pointOf(row))).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('article_points').where('id', 'in', gone).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('article_points')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['paragraph_id', 'key']).doUpdateSet((row) => ({
        point_text: row.ref('excluded.point_text'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}

/** Parts with their places. A second part with the same key gets a new one. */
function placed<Part extends { key: string }>(parts: readonly Part[]): (Part & { position: number })[] {
  const used = new Set<string>();
  return parts.map((part, position) => {
    const key = used.has(part.key) ? newKey() : part.key;
    used.add(key);
    return { ...part, key, position };
  });
}

const keysOf = (parts: readonly { key: string }[]): string[] => parts.map(({ key }) => key);

const idsByPlace = (rows: readonly { id: number; position: number }[]): number[] =>
  rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
