import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface JobOptions {
  /** Not before this many seconds from now; 0 or unset: at once. */
  delaySeconds?: number;
  /** Higher ones go first; 0 unless told. */
  priority?: number;
  /** While a job of the name waits with the same key, another is not added. Unset: always added. */
  key?: string;
}

/** Jobs in the database: kept through a restart, done at least once, each by one process at a time. */
export interface Queue {
  /** Queues a job inside the caller's transaction; it is done after the commit, and never without one. */
  send(trx: Transaction<Database>, job: string, data: object, options?: JobOptions): Promise<void>;
  /**
   * Does the jobs of a name in this process, `concurrency` at a time. A job whose handler throws is tried again later,
   * and so is one whose process dies.
   */
  work(job: string, concurrency: number, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Calls `handler` now and then again and again, `seconds` apart, in one process at a time whatever their number. */
  repeat(job: string, seconds: number, handler: () => Promise<void>): Promise<void>;
  /** Rejects when jobs cannot be queued or nobody here would do them. */
  ping(): Promise<void>;
  /** Takes no new jobs and waits a while for those being done; what is not finished by then is done again after a restart. */
  stop(): Promise<void>;
}
