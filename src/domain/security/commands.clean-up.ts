import type { SecurityContext } from './rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes entries older than `keptDays`. */
export async function cleanUp({ db, clock, keptDays }: SecurityContext): Promise<void> {
  const end = new Date(clock.now().getTime() - keptDays * DAY_MS);
  await db.deleteFrom('security_events').where('at', '<', end).execute();
}
