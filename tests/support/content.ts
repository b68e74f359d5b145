import type { Kysely } from 'kysely';
import type { ArticleFormInput } from '../../src/contract/forms/article.ts';
import { addArticle, withdrawArticle } from '../../src/domain/articles/commands.ts';
import { saveEvent, type EventDraft } from '../../src/domain/events/commands.ts';
import type { Database } from '../../src/platform/database/schema.ts';

/** Ids of the seeded posts and events. */
export interface Content {
  article: { newest: number; full: number; hostile: number; draft: number; scheduled: number };
  event: { soon: number; online: number; running: number; hostile: number; past: number; draft: number };
}

/** Texts that would run scripts, break out of markup or change the reading order if they were not escaped. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'--><svg/onload=alert(1)>",
  '</script><script>alert(1)</script>',
  '{{7*7}} ${7*7} <%= 7 %>',
  'javascript:alert(1)',
  ']]> &amp; &#60;b&#62;',
  '\u202Eright to left\u202C',
].join(' ');

const DAY_MS = 86_400_000;

/** Seeds posts and events before and after `now`, published and unpublished. */
export async function seedContent(db: Kysely<Database>, now: Date): Promise<Content> {
  const at = (days: number, hours = 0) => new Date(now.getTime() + days * DAY_MS + hours * 3_600_000);
  const post = (main_title: string, days: number, more: Partial<ArticleFormInput> = {}) =>
    addPost(db, { main_title, ...more }, { now, publishAt: at(days) });
  const withdrawn = async (main_title: string, days: number) => {
    const id = await post(main_title, days);
    await db.transaction().execute((trx) => withdrawArticle(trx, id, { now }));
    return id;
  };
  const held = (title: string, start: Date, more: Partial<EventDraft> = {}) =>
    idFrom(
      saveEvent(
        db,
        {
          title,
          starts_at: start,
          ends_at: new Date(start.getTime() + 2 * 3_600_000),
          place: 'Our office, Kathmandu',
          status: 'published',
          paragraphs: [`About ${title}.`, 'Bring a pen.'],
          ...more,
        },
        { now },
      ),
    );
  return {
    article: {
      full: await post('How to read a fee page', -10, {
        topic: 'money',
        sections: [
          {
            paragraphs: [
              { text: 'Fees are told in many ways. '.repeat(12) },
              {
                text: 'Look for these:',
                points: [{ text: 'a year or the course' }, { text: 'the currency' }],
              },
            ],
          },
          { paragraph_title: 'Afterwards', paragraphs: [{ text: 'Ask.' }] },
        ],
      }),
      hostile: await post(HOSTILE, -5, {
        sections: [
          { paragraph_title: HOSTILE, paragraphs: [{ text: HOSTILE, points: [{ text: HOSTILE }] }] },
        ],
      }),
      newest: await post('A post without a text', -1),
      draft: await withdrawn('A draft', -1),
      scheduled: await post('For tomorrow', 1),
    },
    event: {
      soon: await held('Open day', at(3), { capacity: 40, registration_closes_at: at(2) }),
      online: await held('Talk by video', at(8), {
        place: null,
        online_link: 'https://meet.example/talk',
        registration_opens_at: at(1),
      }),
      running: await held('Fair', at(0, -1)),
      hostile: await held(HOSTILE, at(20), { place: HOSTILE, paragraphs: [HOSTILE] }),
      past: await held('Last month', at(-30)),
      draft: await held('Not announced', at(5), { status: 'draft' }),
    },
  };
}

async function idFrom(saved: ReturnType<typeof saveEvent>): Promise<number> {
  const result = await saved;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Adds a published post. @returns its id */
export async function addPost(
  db: Kysely<Database>,
  form: ArticleFormInput,
  when: { now: Date; publishAt?: Date },
): Promise<number> {
  const saved = await db.transaction().execute((trx) => addArticle(trx, form, { publishAt: null, ...when }));
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value;
}
