import { pictureUrlAt } from './media.ts';
import { describe, expect, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { TODAY } from '../../../tests/support/catalogue.ts';
import { addPost, HOSTILE } from '../../../tests/support/content.ts';
import type { Article } from '../../contract/articles.ts';
import type { Event } from '../../contract/events.ts';
import type { Paged } from '../../contract/paging.ts';
import { createPublicReads } from '../../domain/public-reads.ts';

const { content, get, handle, logged } = await testApi();
const { article, event } = content;

const posts = async (query = '') => (await get(`/api/app/blog-list/${query}`)).body as Paged<Article>;
const events = async (query = '') => (await get(`/api/app/event-list/${query}`)).body as Paged<Event>;
const post = async (id: number) => (await get(`/api/app/blog-info/${id}`)).body as Article;
const one = async (id: number) => (await get(`/api/app/event-info/${id}`)).body as Event;
const notFound = { status: 404, body: { detail: 'Not found.' } };

describe('posts', () => {
  it('are listed newest first, without drafts and future posts', async () => {
    const { results, count } = await posts();
    expect([count, results.map(({ id }) => id)]).toEqual([
      3,
      [article.newest, article.hostile, article.full],
    ]);
    for (const id of [article.draft, article.scheduled])
      expect(await get(`/api/app/blog-info/${id}`)).toMatchObject(notFound);
  });

  it('have the fields and nesting of the specification', async () => {
    const full = await post(article.full);
    expect(full).toMatchObject({
      id: article.full,
      image: null,
      main_title: 'How to read a fee page',
      sections: [
        {
          paragraph_title: null,
          image: null,
          paragraphs: [
            { point_texts: [] },
            {
              text: 'Look for these:',
              point_texts: [{ point_text: 'a year or the course' }, { point_text: 'the currency' }],
            },
          ],
        },
        { paragraph_title: 'Afterwards', paragraphs: [{ text: 'Ask.', point_texts: [] }] },
      ],
    });
    expect((await posts()).results[2]).toEqual(full);
  });

  it('have their date in Nepal time and an excerpt', async () => {
    const full = await post(article.full);
    expect(full).toMatchObject({
      author: 'Prasthan editorial',
      topic: 'money',
      published_at: '2026-05-22T11:45:00+05:45',
      formatted_published_date: '22 May 2026',
      reading_minutes: 1,
      sample: false,
    });
    expect(full.excerpt).toMatch(/^Fees are told .* (in|many|ways|told|are|Fees)…$/);
    expect(full.excerpt.length).toBeLessThanOrEqual(200);
    expect(await post(article.newest)).toMatchObject({ sections: [], excerpt: '', reading_minutes: 1 });
  });

  it('have pictures in several sizes, and one address as in the specification', async () => {
    const { id: image_id } = await handle.db
      .selectFrom('images')
      .select('id')
      .where('alt', '=', 'Campus at dawn')
      .executeTakeFirstOrThrow();
    const id = await addPost(
      handle.db,
      { main_title: 'With pictures', image_id, sections: [{ image_id, paragraphs: [{ text: 'See.' }] }] },
      { now: TODAY, publishAt: new Date('2020-01-01T00:00:00Z') },
    );
    const shown = await post(id);
    const image = `${ORIGIN}/media/campus-1280.webp`;
    expect(shown).toMatchObject({ image, picture: { alt: 'Campus at dawn', width: 1280 } });
    expect(shown.sections[0]).toMatchObject({ image, picture: { sources: { length: 4 } } });
  });

  it('contain typed text unchanged: JSON is data', async () => {
    const { main_title, sections } = await post(article.hostile);
    expect([main_title, sections[0]?.paragraphs[0]?.point_texts[0]?.point_text]).toEqual([HOSTILE, HOSTILE]);
  });
});

describe('events', () => {
  it('are listed soonest first until they are over, including one that is running', async () => {
    const { results, count } = await events();
    expect([count, results.map(({ id }) => id)]).toEqual([
      4,
      [event.running, event.soon, event.online, event.hostile],
    ]);
  });

  it('can still be read when they are over; drafts cannot', async () => {
    expect(await one(event.past)).toMatchObject({
      title: 'Last month',
      over: true,
      registration_open: false,
    });
    expect(await get(`/api/app/event-info/${event.draft}`)).toMatchObject(notFound);
  });

  it('have the fields of the specification, and times with the offset of Nepal', async () => {
    expect(await one(event.soon)).toMatchObject({
      id: event.soon,
      title: 'Open day',
      image: null,
      formatted_start_date: '4 June 2026, 11:45 AM',
      formatted_end_date: '4 June 2026, 1:45 PM',
      paragraphs: [{ text: 'About Open day.' }, { text: 'Bring a pen.' }],
      starts_at: '2026-06-04T11:45:00+05:45',
      ends_at: '2026-06-04T13:45:00+05:45',
      time_zone: 'Asia/Kathmandu',
      place: 'Our office, Kathmandu',
      online: false,
      standing: 'on',
      capacity: 40,
      over: false,
    });
  });

  it('say whether registration is open', async () => {
    const states = await Promise.all(
      [event.soon, event.online, event.running, event.past].map(async (id) => {
        const { registration_open: open, registration_state: state } = await one(id);
        return [open, state];
      }),
    );
    // Opens tomorrow; has begun; is over.
    expect(states).toEqual([
      [true, 'open'],
      [false, 'not_yet'],
      [false, 'closed'],
      [false, 'closed'],
    ]);
    const later = createPublicReads(handle, {
      pictureUrl: pictureUrlAt(ORIGIN),
      now: () => new Date(TODAY.getTime() + 2 * 86_400_000),
    });
    expect(await later.event(String(event.online))).toMatchObject({ value: { registration_open: true } });
    expect(await later.event(String(event.soon))).toMatchObject({ value: { registration_open: false } });
  });
});

it('logs no errors during these tests', () => expect(logged).toEqual([]));
