import { sql } from 'kysely';
import { noteBefore, notedADayAgo, noteDue } from '../due-deletions.ts';
import type { RegistrationContext } from './context.ts';

/** The job that forgets who came without a registration. What is due goes with the second check, a day later. */
export const CLEAN_UP_EVENTS_JOB = 'clean-up-events';
export const CLEAN_UP_EVENTS_SECONDS = 6 * 60 * 60;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stands in lists where the name was; the row stays, so that the event keeps its number of people. */
const FORGOTTEN = 'Name deleted';

/** Deletes the names and numbers of people who came without a registration, `walkInDays` after the event began. */
export async function cleanUpEvents({
  db,
  clock,
  walkInDays,
}: Pick<RegistrationContext, 'db' | 'clock' | 'walkInDays'>): Promise<void> {
  const before = new Date(clock.now().getTime() - walkInDays * DAY_MS);
  const due = (until: Date) => sql`starts_at < ${until} and name <> ${FORGOTTEN}`;
  await noteDue(
    db,
    'walk-in',
    sql`select id::text as subject from event_walk_ins where ${due(noteBefore(before))}`,
  );
  await sql`
    update event_walk_ins set name = ${FORGOTTEN}, contact = ''
    where ${due(before)} and ${notedADayAgo('walk-in', sql`event_walk_ins.id::text`)}`.execute(db);
}
