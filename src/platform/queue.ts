import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

export interface JobOptions {
  /** Not before this many seconds from now; 0 or unset: at once. */
  delaySeconds?: number;
  /** Higher ones go first; 0 unless told. */
  priority?: number;
}

/** Jobs in the database: kept through a restart, done at least once, by one process at a time. */
export interface Queue {
  /** Queues a job inside the caller's transaction; it is done after the commit, and never without one. */
  send(trx: Transaction<Database>, job: string, data: object, options?: JobOptions): Promise<void>;
  /** Does the jobs of a name, `concurrency` at a time in this process. A job that throws is tried again later. */
  work(job: string, concurrency: number, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Rejects when jobs cannot be queued or are not being looked for. */
  ping(): Promise<void>;
  /** Takes no new jobs and waits for those being done. */
  stop(): Promise<void>;
}
