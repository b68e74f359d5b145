import { sql, type Transaction } from 'kysely';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { articleForm, type ArticleForm, type ArticleFormInput } from '../../contract/forms/article.ts';
import type { Database } from '../../platform/database/schema.ts';
import { announceChange } from '../announce.ts';
import { checkedForm } from '../staff-edits.ts';
import { writeParts } from './commands.parts.ts';

interface When {
  now: Date;
  /** When visitors see it; null: at once. */
  publishAt: Date | null;
}

/**
 * Publishes a post. A post that is already public keeps its date, unless it gets another one.
 * @returns invalid for a picture that does not exist, not_found
 */
export async function publishArticle(
  trx: Transaction<Database>,
  id: number,
  { sections, ...article }: ArticleForm,
  { now, publishAt }: When,
): Promise<Result<void>> {
  const faults = await missingPictures(trx, { sections, ...article });
  if (Object.keys(faults).length > 0) return fail({ code: 'invalid', fields: faults });
  const date = sql<Date>`case when published_at <= ${now} then published_at else ${now} end`;
  const changed = await trx
    .updateTable('articles')
    .set({ ...article, status: 'published', published_at: publishAt ?? date, updated_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return fail({ code: 'not_found' });
  await writeParts(trx, id, sections);
  await announceChange(trx);
  return ok(undefined);
}

/**
 * Adds a post that visitors do not see yet. Its form may be incomplete; pictures that are gone are left out.
 * @returns its id
 */
export async function draftArticle(
  trx: Transaction<Database>,
  form: ArticleForm,
  { now, sample = false }: { now: Date; sample?: boolean },
): Promise<number> {
  const known = await knownPictures(trx, form);
  const withPicture = <Part extends { image_id: number | null }>(part: Part): Part =>
    known.has(part.image_id) ? part : { ...part, image_id: null };
  const { sections, ...article } = withPicture(form);
  const { id } = await trx
    .insertInto('articles')
    .values({ ...article, status: 'draft', sample, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(trx, id, sections.map(withPicture));
  return id;
}

/** Adds and publishes a post. @returns its id; invalid with messages by path */
export async function addArticle(
  trx: Transaction<Database>,
  form: ArticleFormInput,
  when: When & { sample?: boolean },
): Promise<Result<number>> {
  const parsed = checkedForm(articleForm, form);
  if (!parsed.ok) return parsed;
  const faults = await missingPictures(trx, parsed.value);
  if (Object.keys(faults).length > 0) return fail({ code: 'invalid', fields: faults });
  const id = await draftArticle(trx, parsed.value, when);
  const published = await publishArticle(trx, id, parsed.value, when);
  return published.ok ? ok(id) : published;
}

/** Takes a post from the site. Its date stays, so that it returns where it was. @returns not_found */
export async function withdrawArticle(
  trx: Transaction<Database>,
  id: number,
  { now }: { now: Date },
): Promise<Result<void>> {
  const changed = await trx
    .updateTable('articles')
    .set({ status: 'draft', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .returning('id')
    .executeTakeFirst();
  if (!changed) return fail({ code: 'not_found' });
  await announceChange(trx);
  return ok(undefined);
}

/** Faults by path of pictures that do not exist. */
async function missingPictures(trx: Transaction<Database>, article: ArticleForm): Promise<FieldFaults> {
  const known = await knownPictures(trx, article);
  const message = 'This picture is no longer in the library. Choose another one.';
  const faults = picturesOf(article).filter(({ id }) => id !== null && !known.has(id));
  return Object.fromEntries(faults.map(({ path }) => [path, [{ code: 'custom', message }]]));
}

const picturesOf = (article: ArticleForm) => [
  { path: 'image_id', id: article.image_id },
  ...article.sections.map(({ image_id: id }, at) => ({ path: `sections.${at}.image_id`, id })),
];

async function knownPictures(
  trx: Transaction<Database>,
  article: ArticleForm,
): Promise<ReadonlySet<number | null>> {
  const ids = picturesOf(article).flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Set();
  const found = await trx.selectFrom('images').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}
