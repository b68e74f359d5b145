import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import type { ArticleForm, ArticleFormInput } from '../../contract/forms/article.ts';
import { articleForm } from '../../contract/forms/article.ts';
import { addArticle, publishArticle, withdrawArticle } from './commands.ts';
import { readArticleForm } from './data.form.ts';
import { readArticle } from './data.ts';

const handle = await testDatabase();
const { db } = handle;
const now = new Date('2026-06-01T06:00:00Z');
const later = new Date('2026-07-01T06:00:00Z');
const context = { pictureUrl: (key: string) => `https://prasthan.test/media/${key}`, now: () => later };
const form: ArticleFormInput = {
  main_title: 'A post',
  sections: [
    {
      key: 'one',
      paragraphs: [{ key: 'a', text: 'First.', points: [{ text: 'a' }, { text: 'b' }] }, { text: 'Second.' }],
    },
    { key: 'two', paragraph_title: 'Then', paragraphs: [{ text: 'Third.' }] },
  ],
};
const add = async (input = form, publishAt: Date | null = null) => {
  const saved = await db.transaction().execute((trx) => addArticle(trx, input, { now, publishAt }));
  return saved.ok ? saved.value : Number.NaN;
};
const publish = (id: number, data: ArticleForm, publishAt: Date | null = null, at = later) =>
  db.transaction().execute((trx) => publishArticle(trx, id, data, { now: at, publishAt }));
const formOf = async (id: number) =>
  (await db.transaction().execute((trx) => readArticleForm(trx, id, false)))!.form;
const shown = async (id: number) => {
  const read = await readArticle(db, String(id), context);
  return read.ok ? read.value : read.error.code;
};

describe('publishing a post', () => {
  it('appears at once, and keeps its date when it is edited', async () => {
    const id = await add();
    await publish(id, { ...(await formOf(id)), main_title: 'Mended' });
    expect(await shown(id)).toMatchObject({
      main_title: 'Mended',
      published_at: '2026-06-01T11:45:00+05:45',
      updated_at: '2026-07-01T11:45:00+05:45',
    });
  });

  it('appears at the time it is scheduled for, and at once when that is given up', async () => {
    const id = await add(form, new Date('2026-08-01T00:00:00Z'));
    expect(await shown(id)).toBe('not_found');
    await publish(id, await formOf(id));
    expect(await shown(id)).toMatchObject({ published_at: '2026-07-01T11:45:00+05:45' });
  });

  it('is withdrawn, and returns with its date', async () => {
    const id = await add();
    const withdraw = () => db.transaction().execute((trx) => withdrawArticle(trx, id, { now: later }));
    expect(await withdraw()).toEqual({ ok: true, value: undefined });
    expect(await shown(id)).toBe('not_found');
    expect(await withdraw()).toMatchObject({ error: { code: 'not_found' } });
    await publish(id, await formOf(id));
    expect(await shown(id)).toMatchObject({ formatted_published_date: '1 June 2026' });
  });

  it('keeps the ids of parts that stay, whatever their place, and deletes the rows of others', async () => {
    const id = await add();
    const before = await shown(id);
    if (typeof before === 'string') throw new Error(before);
    const stored = await formOf(id);
    const [first, second] = stored.sections as [ArticleForm['sections'][0], ArticleForm['sections'][0]];
    const points = async () => (await sql`select from article_points`.execute(db)).rows.length;
    const count = await points();
    const [paragraph] = first.paragraphs;
    const kept = { ...paragraph!, text: 'Mended.', points: paragraph!.points.slice(1) };
    await publish(id, { ...stored, sections: [second, { ...first, paragraphs: [kept] }] });
    const [oldFirst, oldSecond] = before.sections;
    expect(await shown(id)).toMatchObject({
      sections: [
        { id: oldSecond!.id, paragraphs: oldSecond!.paragraphs },
        {
          id: oldFirst!.id,
          paragraphs: [
            {
              id: oldFirst!.paragraphs[0]!.id,
              text: 'Mended.',
              point_texts: [oldFirst!.paragraphs[0]!.point_texts[1]],
            },
          ],
        },
      ],
    });
    expect(count - (await points())).toBe(1);
    await publish(id, { ...stored, sections: [] });
    expect(await shown(id)).toMatchObject({ sections: [] });
  });

  it('gives a second part with the same key a new one', async () => {
    const stored = articleForm.parse(form);
    const [section] = stored.sections;
    const id = await add({ ...stored, sections: [section!, { ...section!, paragraph_title: 'Again' }] });
    const keys = (await formOf(id)).sections.map(({ key }) => key);
    expect(keys[0]).toBe('one');
    expect(new Set(keys).size).toBe(2);
  });

  it('makes every process drop its pages', async () => {
    let told = 0;
    await handle.listen('catalogue', () => (told += 1));
    const id = await add();
    await expect.poll(() => told).toBe(1);
    await db.transaction().execute((trx) => withdrawArticle(trx, id, { now }));
    await expect.poll(() => told).toBe(2);
  });

  it.each([
    ['main_title', { main_title: ' ' }],
    ['topic', { topic: 'sport' }],
    ['image_id', { image_id: 4711 }],
    ['sections.0.image_id', { sections: [{ image_id: 4711, paragraphs: [] }] }],
    ['sections.0.paragraphs.0.text', { sections: [{ paragraphs: [{ text: '' }] }] }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const result = await db
      .transaction()
      .execute((trx) => addArticle(trx, { ...form, ...wrong } as ArticleFormInput, { now, publishAt: null }));
    expect(!result.ok && result.error.code === 'invalid' && Object.keys(result.error.fields)).toEqual([
      field,
    ]);
  });

  it('answers not_found for a post that does not exist', async () => {
    expect(await publish(999_999, articleForm.parse(form))).toMatchObject({ error: { code: 'not_found' } });
  });
});
