import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { ARTICLE_TOPICS } from '../../contract/articles.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { announceChange } from '../announce.ts';
import { fieldErrors } from '../staff-edits.ts';

const line = z.string().trim().min(1).max(300);
const prose = z.string().trim().min(1).max(10_000);
const imageId = z.int().positive().max(2_147_483_647).nullable().default(null);

/** A complete post as staff write it; saving deletes whatever is left out. */
export const articleDraftSchema = z.strictObject({
  main_title: line,
  topic: z.enum(ARTICLE_TOPICS).default('choosing'),
  author: line.default('Prasthan editorial'),
  image_id: imageId,
  status: z.enum(['draft', 'published']).default('draft'),
  /** When it appears. A post that is published without a date appears at once. */
  published_at: z.date().nullable().default(null),
  sample: z.boolean().default(false),
  sections: z
    .array(
      z.strictObject({
        paragraph_title: line.nullable().default(null),
        image_id: imageId,
        paragraphs: z
          .array(z.strictObject({ text: prose, points: z.array(prose).max(100).default([]) }))
          .max(100),
      }),
    )
    .max(100),
});
export type ArticleDraft = z.input<typeof articleDraftSchema>;
type ParsedDraft = z.output<typeof articleDraftSchema>;

/**
 * Creates a post, or with an id replaces that one, in one transaction. Returns its id.
 * @returns invalid with errors by field, not_found for an id that does not exist.
 */
export async function saveArticle(
  db: Kysely<Database>,
  draft: ArticleDraft,
  options: SaveOptions,
): Promise<Result<number>> {
  return db.transaction().execute(async (trx) => {
    const saved = await saveArticleIn(trx, draft, options);
    if (saved.ok) await announceChange(trx);
    return saved;
  });
}

interface SaveOptions {
  now: Date;
  id?: number | null;
}

/** The same inside a caller's transaction. The caller announces the change. */
export async function saveArticleIn(
  trx: Transaction<Database>,
  draft: ArticleDraft,
  { now, id = null }: SaveOptions,
): Promise<Result<number>> {
  const parsed = articleDraftSchema.safeParse(draft);
  if (!parsed.success) return fail({ code: 'invalid', fields: fieldErrors(parsed.error) });
  const article = parsed.data;
  const missing = await missingImage(trx, article);
  if (missing) return fail({ code: 'invalid', fields: { image_id: [{ code: 'custom', message: missing }] } });
  const saved = await writeArticle(trx, article, now, id);
  if (saved === null) return fail({ code: 'not_found' });
  await writeSections(trx, saved, article.sections);
  return ok(saved);
}

async function writeArticle(
  trx: Transaction<Database>,
  { sections: _sections, ...article }: ParsedDraft,
  now: Date,
  id: number | null,
): Promise<number | null> {
  const published_at = article.published_at ?? (article.status === 'published' ? now : null);
  const row = { ...article, published_at, updated_at: now };
  if (id === null) {
    return (await trx.insertInto('articles').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }
  const kept = {
    ...row,
    ...(article.published_at === null && {
      published_at: sql<Date>`coalesce(published_at, ${published_at})`,
    }),
  };
  const changed = await trx
    .updateTable('articles')
    .set(kept)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return null;
  await trx.deleteFrom('article_sections').where('article_id', '=', id).execute();
  return id;
}

/** One statement per level, however long the post is. */
async function writeSections(
  trx: Transaction<Database>,
  articleId: number,
  sections: ParsedDraft['sections'],
): Promise<void> {
  if (sections.length === 0) return;
  const written = await trx
    .insertInto('article_sections')
    .values(
      sections.map(({ paragraphs: _paragraphs, ...section }, position) => ({
        ...section,
        article_id: articleId,
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const sectionIds = new Map(written.map(({ id, position }) => [position, id]));
  const paragraphs = sections.flatMap((section, at) =>
    section.paragraphs.map((paragraph, position) => ({
      ...paragraph,
      position,
      section_id: sectionIds.get(at)!,
    })),
  );
  if (paragraphs.length === 0) return;
  const paragraphIds = await trx
    .insertInto('article_paragraphs')
    .values(paragraphs.map(({ points: _points, ...paragraph }) => paragraph))
    .returning(['id', 'section_id', 'position'])
    .execute();
  const idAt = new Map(paragraphIds.map((row) => [`${row.section_id}/${row.position}`, row.id]));
  const points = paragraphs.flatMap(({ section_id, position: at, points }) =>
    points.map((point_text, position) => ({
      paragraph_id: idAt.get(`${section_id}/${at}`)!,
      point_text,
      position,
    })),
  );
  if (points.length > 0) await trx.insertInto('article_points').values(points).execute();
}

async function missingImage(trx: Transaction<Database>, article: ParsedDraft): Promise<string | null> {
  const ids = [article.image_id, ...article.sections.map(({ image_id }) => image_id)].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${ids}::int[]) as w(id) where not exists (select from images m where m.id = w.id)
  `.execute(trx);
  return rows[0] ? `There is no picture ${rows[0].id}.` : null;
}

/** Deletes a post and its text. @returns not_found. */
export async function removeArticle(db: Kysely<Database>, id: number): Promise<Result<void>> {
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    const gone = await trx.deleteFrom('articles').where('id', '=', id).returning('id').executeTakeFirst();
    if (!gone) return fail({ code: 'not_found' });
    await announceChange(trx);
    return ok(undefined);
  });
}
