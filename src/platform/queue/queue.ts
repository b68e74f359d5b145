import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface JobOptions {
  /** Earliest start in seconds from now. Default 0: at once. */
  delaySeconds?: number;
  /** Jobs with a higher priority go first. Default 0. */
  priority?: number;
  /** The job is not added while a job of the same name and key is waiting. Unset: it is always added. */
  key?: string;
}

export interface NewJob extends JobOptions {
  data: object;
}

/** Jobs in the database: they survive a restart and run at least once, each in one process at a time. */
export interface Queue {
  /** Queues a job inside the caller's transaction; it runs only after the commit. @throws Error for an unknown name */
  send(trx: Transaction<Database>, job: string, data: object, options?: JobOptions): Promise<void>;
  /** Queues several jobs of one name, in their order, with one statement. */
  sendAll(trx: Transaction<Database>, job: string, jobs: readonly NewJob[]): Promise<void>;
  /**
   * Runs the jobs of a name in this process, `concurrency` at a time. A job is tried again later if its handler throws, or
   * that of a job which was fetched with it, or if its process dies.
   */
  work(
    job: string,
    concurrency: number,
    handler: (data: unknown, id: string) => Promise<void>,
  ): Promise<void>;
  /** Calls `handler` at once and then every `seconds` seconds, in one process at a time. */
  repeat(job: string, seconds: number, handler: () => Promise<void>): Promise<void>;
  /** How many jobs of each kind are due and wait, and for how many seconds the oldest of them does. */
  waiting(): Promise<Record<string, { count: number; oldestSeconds: number }>>;
  /** Rejects when the queue is stopped or its tables cannot be read. */
  ping(): Promise<void>;
  /** Stops taking jobs and waits a few seconds for running ones; those that do not finish run again after a restart. */
  stop(): Promise<void>;
}
