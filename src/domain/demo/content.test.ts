import { describe, expect, it } from 'vitest';
import { ARTICLES } from '../../../db/demo/articles/index.ts';
import { EVENTS } from '../../../db/demo/events/index.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { readArticle, listArticles } from '../articles/data.ts';
import { listEvents } from '../events/data.ts';
import { fillContent, removeSampleContent } from './content.ts';

const { db } = await testDatabase();
const filled = new Date('2026-11-20T06:00:00Z');
await db.transaction().execute((trx) => fillContent(trx, filled));
const at = (now: Date) => ({
  pictureUrl: (key: string) => `https://prasthan.test/media/${key}`,
  now: () => now,
});

const textOf = (post: (typeof ARTICLES)[number]) =>
  post.sections
    .flatMap(({ title, paragraphs }) => [
      title ?? '',
      ...paragraphs.flatMap(({ text, points = [] }) => [text, ...points]),
    ])
    .join(' ');

describe('the posts of the demo', () => {
  it('number at least twelve, each 350 to 700 words in several parts', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(12);
    for (const post of ARTICLES) {
      const words = textOf(post).split(/\s+/).length;
      expect([post.title, words >= 350 && words <= 700]).toEqual([post.title, true]);
      expect(post.sections.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('state no amount, rate or percentage: figures belong to the dated facts', () => {
    const figures = ARTICLES.flatMap(
      (post) => textOf(post).match(/[%$£€]|\b(NPR|AUD|USD|CAD|GBP|Rs)\b|\d{3,}/g) ?? [],
    );
    // The year in which a test changed its form.
    expect(figures.filter((figure) => figure !== '2026')).toEqual([]);
  });

  it('are published with their whole text and are not marked as samples', async () => {
    const list = await listArticles(db, { records: '100' }, at(filled));
    const titles = list.ok ? list.value.results.map(({ main_title }) => main_title) : [];
    expect(titles).toEqual(ARTICLES.map(({ title }) => title));
    const first = list.ok ? list.value.results[0]! : null;
    const read = await readArticle(db, String(first?.id), at(filled));
    const points = read.ok
      ? read.value.sections.flatMap((s) => s.paragraphs.flatMap((p) => p.point_texts))
      : [];
    const written = ARTICLES[0]!.sections.flatMap((s) => s.paragraphs.flatMap((p) => p.points ?? []));
    expect(points.map(({ point_text }) => point_text)).toEqual(written);
    expect(read).toMatchObject({ value: { sample: false, author: 'Prasthan editorial' } });
  });
});

describe('the events of the demo', () => {
  const days = (count: number) => new Date(filled.getTime() + count * 86_400_000);

  it.each([0, 1, 17, 35, 69, 70, 71, 400, 3_000])('are still upcoming %d days later', async (count) => {
    const list = await listEvents(db, {}, at(days(count)));
    const events = list.ok ? list.value.results : [];
    expect(events).toHaveLength(EVENTS.length - 1);
    expect(events.length).toBeGreaterThanOrEqual(6);
    for (const { ends_at, over, sample } of events) {
      expect([new Date(ends_at) > days(count), over, sample]).toEqual([true, false, true]);
    }
    const starts = events.map(({ starts_at }) => new Date(starts_at).getTime());
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(Math.max(...starts)).toBeLessThan(days(count + 70).getTime());
    expect(events.some(({ registration_open: open }) => open)).toBe(true);
  });

  it('include one that is past', async () => {
    const over = await db
      .selectFrom('events')
      .select('title')
      .where('ends_at', '<', filled)
      .where('repeat_days', 'is', null)
      .execute();
    expect(over).toEqual([{ title: EVENTS.at(-1)?.title }]);
  });
});

it('the content is filled once, and only samples are removed', async () => {
  const count = async (table: 'articles' | 'events') =>
    (await db.selectFrom(table).select('id').execute()).length;
  await db.transaction().execute((trx) => fillContent(trx, filled));
  expect([await count('articles'), await count('events')]).toEqual([ARTICLES.length, EVENTS.length]);
  await db.transaction().execute((trx) => removeSampleContent(trx));
  expect([await count('articles'), await count('events')]).toEqual([ARTICLES.length, 0]);
});
