import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { fingerprintOf, KEPT_DAYS, MOST_KINDS, MOST_PENDING, type Fault } from './policy.ts';

const FLUSH_MS = 1_000;
/** While the database is down it is asked this often. */
const RETRY_MS = 15_000;
const CLEAN_UP_MS = 60 * 60_000;

interface Happened {
  fault: Fault;
  reference: string | undefined;
  at: Date;
}

/** Collects errors in memory and writes them after a moment, so that an error costs the request that has it nothing. */
export function createRecorder(db: Kysely<Database>) {
  let pending: Happened[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = -Infinity;

  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms).unref();
  };
  const write = async (): Promise<void> => {
    const batch = pending;
    pending = [];
    try {
      for (const each of batch) await writeOne(db, each);
      if (performance.now() - cleanedAt < CLEAN_UP_MS) return;
      cleanedAt = performance.now();
      await cleanUp(db);
    } catch {
      // Not logged: each line of the log would be another error to write.
      pending = [...batch, ...pending].slice(-MOST_PENDING);
      later(RETRY_MS);
    }
  };
  const flush = async (): Promise<void> => {
    await writing;
    if (pending.length === 0) return;
    writing = write().finally(() => (writing = undefined));
    await writing;
  };
  return {
    flush,
    record(fault: Fault, reference?: string): void {
      if (pending.length >= MOST_PENDING) return;
      pending.push({ fault, reference, at: new Date() });
      later(FLUSH_MS);
    },
  };
}

/** Writing one a second time, after a failure in between, counts it twice and does no more harm. */
async function writeOne(db: Kysely<Database>, { fault, reference, at }: Happened): Promise<void> {
  const { id } = await db
    .insertInto('faults')
    .values({ ...fault, fingerprint: fingerprintOf(fault), first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        times: sql`faults.times + 1`,
        last_at: sql`greatest(faults.last_at, excluded.last_at)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (reference === undefined) return;
  await db
    .insertInto('fault_references')
    .values({ reference, fault_id: id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes what is too old, and the oldest of too many. */
async function cleanUp(db: Kysely<Database>): Promise<void> {
  await sql`delete from fault_references where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  await sql`delete from faults where last_at < now() - make_interval(days => ${KEPT_DAYS})
    or id in (select id from faults order by last_at desc, id desc offset ${MOST_KINDS})`.execute(db);
}
