import { sql } from 'kysely';
import type { PendingRow } from './rows.ts';
import { FLUSH_MS, MOST_TRIES_A_DAY, MOST_TRIES_A_MINUTE } from './policy.ts';
import type { SecurityContext } from './context.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Counted {
  row: PendingRow;
  id: Promise<number>;
  /** Repeats that are not yet in the row. */
  pending: number;
  lastAt: Date;
}

interface Sink {
  /** Inserts a new row. @returns its id */
  write(row: PendingRow): Promise<number>;
  /** Writes to the log stream that a row stands for this many further events. */
  tell(row: PendingRow, times: number): void;
}

/**
 * Rows of failed attempts and refusals. Repeats within a minute are counted in memory and added to their row every
 * few seconds, so that a flood costs neither rows nor statements. If the process is killed, its unwritten counts are
 * lost, but never a row.
 */
export function createRepeats({ db, clock, log }: SecurityContext, { write, tell }: Sink) {
  const rows = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let minute = 0;
  let newRows = 0;
  let day = 0;
  let newRowsOfDay = 0;

  /** The key under which equal rows are counted together, and the row, made general when the limits are reached. */
  function keyOf(row: PendingRow, now: number): { key: string; row: PendingRow } {
    const { at: _at, last_at: _last, agent: _agent, ...same } = row;
    const key = `${Math.floor(now / MINUTE_MS)} ${JSON.stringify(same)}`;
    const full = newRows >= MOST_TRIES_A_MINUTE || newRowsOfDay >= MOST_TRIES_A_DAY;
    if (!full || rows.has(key)) return { key, row };
    const { at, last_at, event, result } = row;
    const nobody = { account_id: null, unknown_account: null, subject_kind: null, subject_id: null };
    const many = { at, last_at, event, result, ...nobody, address: null, agent: '', detail: '{"many":true}' };
    return { key: `${Math.floor(now / HOUR_MS)}h ${event} ${result}`, row: many };
  }

  function newWindow(now: number): void {
    if (Math.floor(now / DAY_MS) !== day) newRowsOfDay = 0;
    day = Math.floor(now / DAY_MS);
    if (Math.floor(now / MINUTE_MS) === minute) return;
    minute = Math.floor(now / MINUTE_MS);
    newRows = 0;
    const hour = `${Math.floor(now / HOUR_MS)}h `;
    for (const [key, { pending }] of rows) if (pending === 0 && !key.startsWith(hour)) rows.delete(key);
  }

  async function add(wanted: PendingRow): Promise<void> {
    const lastAt = wanted.at;
    const now = lastAt.getTime();
    newWindow(now);
    const { key, row } = keyOf(wanted, now);
    const known = rows.get(key);
    if (known) {
      known.pending += 1;
      known.lastAt = lastAt;
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
      return;
    }
    newRows += 1;
    newRowsOfDay += 1;
    const id = write(row);
    rows.set(key, { row, id, pending: 0, lastAt });
    try {
      await id;
    } catch (error) {
      rows.delete(key);
      throw error;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    for (const counted of rows.values()) {
      const { pending, lastAt, row } = counted;
      if (pending === 0) continue;
      counted.pending = 0;
      try {
        await db
          .updateTable('security_events')
          .set({ times: sql`times + ${pending}`, last_at: lastAt })
          .where('id', '=', await counted.id)
          .execute();
        tell(row, pending);
      } catch (error) {
        const fields = { component: 'security', event: row.event, count: pending, error };
        log.error(fields, 'Repeats could not be added to the security log');
      }
    }
    newWindow(clock.now().getTime());
  }

  return { add, flush };
}
