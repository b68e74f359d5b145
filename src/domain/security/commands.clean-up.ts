import { sql } from 'kysely';
import { deleteDue } from '../due-deletions.ts';
import type { SecurityContext } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes entries older than `keptDays`. */
export async function cleanUp({ db, clock, keptDays }: SecurityContext): Promise<void> {
  await deleteDue(db, {
    kind: 'security-event',
    table: 'security_events',
    subject: sql`security_events.id::text`,
    before: new Date(clock.now().getTime() - keptDays * DAY_MS),
    due: (before) => sql`at < ${before}`,
  });
}
