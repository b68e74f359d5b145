import type { DatabaseHandle } from '../database/handle.ts';

/** How often `bringBackJobs` runs in each process. */
export const BRING_BACK_MS = 60_000;

/**
 * Brings back jobs that were queued while the database's clock was ahead. Otherwise, when it is set back, they would wait until it
 * gets there again: after a jump of a day, reminders and sweeps would stop for a day. They keep their delay, counted from now.
 */
export const bringBackJobs = (handle: DatabaseHandle): Promise<unknown> =>
  handle.run(`update pgboss.job set start_after = now() + (start_after - created_on), created_on = now()
    where state in ('created', 'retry') and created_on > now() + interval '1 minute'`);
