import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { removeArticle, saveArticle, type ArticleDraft } from './commands.ts';
import { readArticle } from './data.ts';

const handle = await testDatabase();
const { db } = handle;
const now = new Date('2026-06-01T06:00:00Z');
const later = new Date('2026-07-01T06:00:00Z');
const context = { pictureUrl: (key: string) => `https://prasthan.test/media/${key}`, now: () => later };
const draft: ArticleDraft = {
  main_title: 'A post',
  status: 'published',
  sections: [{ paragraphs: [{ text: 'First.', points: ['a', 'b'] }, { text: 'Second.' }] }],
};
const idOf = async (saved: ReturnType<typeof saveArticle>) => {
  const result = await saved;
  return result.ok ? result.value : Number.NaN;
};

describe('saving a post', () => {
  it('appears at once, and keeps its date when it is edited', async () => {
    const id = await idOf(saveArticle(db, draft, { now }));
    await saveArticle(
      db,
      { ...draft, main_title: 'Mended', sections: [{ paragraph_title: 'New', paragraphs: [] }] },
      { now: later, id },
    );
    expect(await readArticle(db, String(id), context)).toMatchObject({
      value: {
        main_title: 'Mended',
        published_at: '2026-06-01T11:45:00+05:45',
        updated_at: '2026-07-01T11:45:00+05:45',
        sections: [{ paragraph_title: 'New', paragraphs: [] }],
      },
    });
  });

  it('disappears as a draft, and returns with the date it is given', async () => {
    const id = await idOf(saveArticle(db, draft, { now }));
    await saveArticle(db, { ...draft, status: 'draft' }, { now, id });
    expect(await readArticle(db, String(id), context)).toEqual({ ok: false, error: { code: 'not_found' } });
    await saveArticle(db, { ...draft, published_at: new Date('2026-02-03T00:00:00Z') }, { now, id });
    expect(await readArticle(db, String(id), context)).toMatchObject({
      value: { formatted_published_date: '3 February 2026' },
    });
  });

  it('makes every process drop its pages, and leaves no rows when it is deleted', async () => {
    let told = 0;
    await handle.listen('catalogue', () => (told += 1));
    const id = await idOf(saveArticle(db, draft, { now }));
    await expect.poll(() => told).toBe(1);
    const points = async () => (await sql`select from article_points`.execute(db)).rows.length;
    const before = await points();
    expect(await removeArticle(db, id)).toEqual({ ok: true, value: undefined });
    await expect.poll(() => told).toBe(2);
    expect(before - (await points())).toBe(2);
    expect(await removeArticle(db, id)).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it.each([
    ['main_title', { main_title: ' ' }],
    ['topic', { topic: 'sport' }],
    ['image_id', { image_id: 4711 }],
    ['image_id', { sections: [{ image_id: 4711, paragraphs: [] }] }],
    ['sections.0.paragraphs.0.text', { sections: [{ paragraphs: [{ text: '' }] }] }],
    ['colour', { colour: 'red' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const result = await saveArticle(db, { ...draft, ...wrong } as ArticleDraft, { now });
    expect(!result.ok && result.error.code === 'invalid' && Object.keys(result.error.fields)).toEqual([
      field,
    ]);
  });

  it('answers not_found for a post that does not exist', async () => {
    expect(await saveArticle(db, draft, { now, id: 999_999 })).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
