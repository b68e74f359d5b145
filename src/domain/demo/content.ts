import type { Transaction } from 'kysely';
import { ARTICLES } from '../../../db/demo/articles/index.ts';
import { EVENTS, REPEAT_DAYS } from '../../../db/demo/events/index.ts';
import type { DemoEvent } from '../../../db/demo/events/types.ts';
import type { Result } from '../../contract/errors.ts';
import type { Database } from '../../platform/database/schema.ts';
import { addArticle } from '../articles/commands.ts';
import { saveEventIn, type EventDraft } from '../events/commands.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days between two posts, so that the blog does not look written in one day. */
const DAYS_BETWEEN_POSTS = 6;

/** Adds the demo's posts and events, if there are no posts and no events. */
export async function fillContent(trx: Transaction<Database>, now: Date): Promise<void> {
  if (!(await has(trx, 'articles'))) {
    for (const [index, { title, topic, sections }] of ARTICLES.entries()) {
      const form = {
        main_title: title,
        topic,
        sections: sections.map(({ title: paragraph_title, paragraphs }) => ({
          paragraph_title: paragraph_title ?? '',
          paragraphs: paragraphs.map(({ text, points = [] }) => ({
            text,
            points: points.map((point) => ({ text: point })),
          })),
        })),
      };
      const publishAt = new Date(now.getTime() - (1 + index * DAYS_BETWEEN_POSTS) * DAY_MS);
      expectSaved(await addArticle(trx, form, { now, publishAt }), title);
    }
  }
  if (!(await has(trx, 'events'))) {
    for (const event of EVENTS)
      expectSaved(await saveEventIn(trx, draftOf(event, now), { now }), event.title);
  }
}

/** Posts that are not samples stay: they are true with and without the demo. */
export async function removeSampleContent(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('articles').where('sample', '=', true).execute();
  await trx.deleteFrom('events').where('sample', '=', true).execute();
}

async function has(trx: Transaction<Database>, table: 'articles' | 'events'): Promise<boolean> {
  return (await trx.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}

function draftOf(
  { starts, hours, online, opens, closes, paragraphs, ...event }: DemoEvent,
  now: Date,
): EventDraft {
  const repeats = typeof starts === 'string';
  const start = repeats
    ? new Date(`${starts}:00+05:45`).getTime()
    : Math.floor(now.getTime() / DAY_MS + starts) * DAY_MS + 10.25 * HOUR_MS;
  const before = (days: number | null) => (days === null ? null : new Date(start - days * DAY_MS));
  return {
    title: event.title,
    place: event.place,
    capacity: event.capacity,
    online_link: online,
    starts_at: new Date(start),
    ends_at: new Date(start + hours * HOUR_MS),
    registration_opens_at: before(opens),
    registration_closes_at: before(closes),
    status: 'published',
    sample: true,
    repeat_days: repeats ? REPEAT_DAYS : null,
    paragraphs: [...paragraphs],
  };
}

function expectSaved(result: Result<number>, title: string): void {
  if (!result.ok) throw new Error(`'${title}' of the demo cannot be saved: ${JSON.stringify(result.error)}`);
}
