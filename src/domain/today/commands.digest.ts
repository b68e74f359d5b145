import { sql, type Kysely, type Transaction } from 'kysely';
import { deadlineWords, SECTION_WORDS } from '../../content/today-words.ts';
import { nepalDate, nepalTime } from '../../contract/nepal-time.ts';
import { rolesThatCan } from '../../contract/rights.ts';
import type { TodayItem } from '../../contract/today.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { activeStaff } from '../accounts/data.remaining-staff.ts';
import type { Mails } from '../mails/facade.ts';
import type { MailData } from '../mails/policy.ts';
import { readDay } from './data.day.ts';
import { readQueue } from './data.queue.ts';
import { isDigestTime, NAMED_IN_DIGEST } from './policy.digest.ts';
import type { TodayClock } from './source.ts';

export interface DigestContext {
  db: Kysely<Database>;
  mails: Pick<Mails, 'queue'>;
  /** Addresses in the back office, absolute. */
  links: { today: string; of(item: TodayItem): string };
}

/** Whether a person wants the mail. */
export const wantsDigest = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('today_digests')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** Turns the mail of one person on or off. On: the first one comes at the next eight o'clock, not now. */
export async function chooseDigest(
  db: Kysely<Database>,
  userId: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  if (!wanted) await db.deleteFrom('today_digests').where('user_id', '=', userId).execute();
  else
    await db
      .insertInto('today_digests')
      .values({ user_id: userId, done_on: isDigestTime(now) ? nepalDate(now) : null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Mails those who want it and have not had it today: the work of DIGEST_JOB. Nobody gets two, whatever runs at once. */
export async function sendDigests(context: DigestContext, clock: TodayClock): Promise<void> {
  if (!isDigestTime(clock.now)) return;
  while (await context.db.transaction().execute((trx) => sendNext(trx, context, clock)));
}

/** @returns whether there was somebody */
async function sendNext(
  trx: Transaction<Database>,
  context: DigestContext,
  clock: TodayClock,
): Promise<boolean> {
  const person = await activeStaff(trx)
    .innerJoin('today_digests as d', 'd.user_id', 'users.id')
    .where('users.staff_role', 'in', [...rolesThatCan('read', 'cases')])
    .where(({ eb, or }) => or([eb('d.done_on', 'is', null), eb('d.done_on', '<', clock.today)]))
    .select(['users.id', 'users.email'])
    .orderBy('users.id')
    .limit(1)
    .forUpdate('d')
    .skipLocked()
    .executeTakeFirst();
  if (!person) return false;
  await trx
    .updateTable('today_digests')
    .set({ done_on: clock.today })
    .where('user_id', '=', person.id)
    .execute();
  const queue = await readQueue(trx, clock, person.id, { whose: 'mine', records: String(NAMED_IN_DIGEST) });
  if (!queue.ok) throw new Error('The queue of the day cannot be read');
  const { sections, counts } = queue.value;
  if (counts.mine + counts.nobody === 0) return true;
  // What the day itself brings stands last, but is named on long days too.
  const results = [
    ...queue.value.results.filter(({ section }) => section !== 'today'),
    ...(await readDay(trx, clock, person.id)),
  ];
  const coming = sections.find(({ section }) => section === 'today')?.count ?? 0;
  const students = await studentsOf(trx, results);
  await context.mails.queue(trx, {
    template: 'today-digest',
    to: person.email,
    userId: person.id,
    about: [...new Set(students.values())],
    data: {
      waiting: counts.mine - coming,
      coming,
      unassigned: counts.nobody,
      sections: sections.map(({ section, count }) => ({
        title: SECTION_WORDS[section],
        count,
        cases: results
          .filter((item) => item.section === section)
          .map((item) => told(item, context, students, clock.today)),
      })),
      link: context.links.today,
    },
  });
  return true;
}

type ToldCase = MailData['today-digest']['sections'][number]['cases'][number];

const told = (
  item: TodayItem,
  { links }: DigestContext,
  students: ReadonlyMap<string, string>,
  today: string,
): ToldCase => ({
  student: students.get(item.id) ?? null,
  ...wordsOf(item, today),
  link: links.of(item),
});

function wordsOf(item: TodayItem, today: string): Pick<ToldCase, 'who' | 'what'> {
  const join = (parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
  switch (item.kind) {
    case 'application':
      return {
        who: `${item.first_name} ${item.last_name}`.trim() || item.reference,
        what: join([
          item.section === 'deadline' ? deadlineWords(item, today) : item.next_step,
          item.preferred_course,
          item.country,
        ]),
      };
    case 'enquiry':
      return {
        who: item.name || item.contact || item.email,
        what: join(['Enquiry', item.next_step, item.interest || item.course?.name, item.contact]),
      };
    case 'appointment':
      return {
        who: item.name || item.contact || item.email,
        what: join([nepalTime(item.since), item.branch, item.contact]),
      };
    case 'event':
      return {
        who: item.title,
        what: join([
          nepalTime(item.since),
          item.place,
          item.online && 'online',
          `${item.registered} registered`,
        ]),
      };
  }
}

/** The accounts of the people, by case, enquiry or appointment: an erasure takes them out of mails that are not sent yet. */
async function studentsOf(
  trx: Transaction<Database>,
  items: readonly TodayItem[],
): Promise<Map<string, string>> {
  const ids = items.filter(({ kind }) => kind !== 'event').map(({ id }) => id);
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from applications where id = any(${ids}::uuid[]) and user_id is not null
    union all
    select id, user_id from enquiries where id = any(${ids}::uuid[]) and user_id is not null
    union all
    select a.id, e.user_id from appointments a join enquiries e on e.id = a.enquiry_id
    where a.id = any(${ids}::uuid[]) and e.user_id is not null`.execute(trx);
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}
