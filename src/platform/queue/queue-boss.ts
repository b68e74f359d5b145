import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromKysely, PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { DatabaseHandle } from '../database/handle.ts';
import type { Log } from '../log.ts';
import type { Queue } from './queue.ts';

const HOUR_SECONDS = 3_600;
/** How long jobs in flight may take to finish after a stop was asked for. */
const GRACE_MS = 8_000;
const NO_JOB = '00000000-0000-4000-8000-000000000000';

const JOB_SETTINGS = {
  // One waiting job a key; active ones do not count.
  policy: 'short',
  // Workers are woken as soon as a job is there; otherwise they would ask every few seconds.
  notify: true,
  // A worker says that often that it lives; without a sign its jobs are given to others.
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  // Work must not get lost because the database was away for long: a job is tried on, five minutes apart in the end.
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  retentionSeconds: 60 * 24 * HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
};

interface QueueOptions {
  handle: DatabaseHandle;
  log: Log;
  /** Every name that will be sent, worked or repeated. */
  jobs: readonly string[];
}

/** pg-boss in the schema `pgboss` of our database, over our own connections. Makes its tables on the first start. */
export async function openQueue({ handle, log, jobs }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss(bossOptions(handle));
  boss.on('error', (error) => log.warn({ component: 'queue', error: plainError(error) }, 'The queue failed'));
  boss.on('warning', ({ message }) => log.warn({ component: 'queue', code: message }, 'The queue warns'));
  await boss.start();
  const known = new Map((await boss.getQueues([...jobs])).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const { policy, ...settings } = JOB_SETTINGS;
    const queue = known.get(job);
    if (!queue) await boss.createQueue(job, { ...settings, policy });
    // What a former version had set for it.
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(job, settings);
    // Makes pg-boss remember the queue. It would look it up on the first `send` otherwise, outside the transaction that
    // holds the one connection of the embedded database, and wait for ever.
    await boss.findJobs(job, { id: NO_JOB });
  }
  return queueOn(boss, handle, log, new Set(jobs));
}

function bossOptions(handle: DatabaseHandle): ConstructorOptions {
  const embedded = handle.kind === 'pglite';
  return {
    db: bossDatabase(handle),
    backend: handle.kind,
    useListenNotify: true,
    // We use neither its clock tables nor its flows, and no update runs for longer than an hour.
    schedule: false,
    flowIntervalSeconds: HOUR_SECONDS,
    bamIntervalSeconds: HOUR_SECONDS,
    // The embedded database has no autovacuum to watch.
    monitorVacuum: !embedded,
    reindex: !embedded,
  };
}

/** pg-boss on our connections: what it runs waits its turn like every other statement. */
function bossDatabase(handle: DatabaseHandle): Db {
  return {
    executeSql: async (text, values = []) => ({ rows: await handle.run(text, values) }),
    async listen(channel, onNotification, onReconnect) {
      const stop = await handle.listen(channel, (job) => (job === '' ? onReconnect() : onNotification(job)));
      onReconnect();
      return { close: stop };
    },
  };
}

function queueOn(boss: PgBoss, handle: DatabaseHandle, log: Log, jobs: ReadonlySet<string>): Queue {
  let stopped = false;
  const check = (job: string) => {
    if (!jobs.has(job)) throw new Error(`No such job: ${job}. Name it where the queue is opened.`);
  };
  /** True if it failed. */
  const attempt = (job: string, handler: () => Promise<void>): Promise<boolean> =>
    handler().then(
      () => false,
      (error: unknown) => {
        log.error({ component: 'queue', job, error }, 'A job failed and will be tried again');
        return true;
      },
    );
  const queue: Queue = {
    async send(trx, job, data, { delaySeconds = 0, priority = 0, key = randomUUID() } = {}) {
      check(job);
      const startAfter = Math.ceil(delaySeconds);
      await boss.send(job, data, { db: fromKysely(trx), startAfter, priority, singletonKey: key });
    },
    async work(job, concurrency, handler) {
      check(job);
      for (let count = 0; count < concurrency; count += 1) {
        const worker: string = await boss.work<unknown>(job, { batchSize: 1 }, async (batch) => {
          const failures = await Promise.all(batch.map(({ data }) => attempt(job, () => handler(data))));
          // Looks for the next job at once instead of after the pause, until there is none.
          boss.notifyWorker(worker);
          // pg-boss writes what it catches into the database: nothing of the failure, it may hold people's data.
          if (failures.includes(true)) throw new Error('failed, see the log');
        });
      }
    },
    async repeat(job, seconds, handler) {
      const next = (key: string, delaySeconds: number) =>
        handle.db.transaction().execute((trx) => queue.send(trx, job, {}, { key, delaySeconds }));
      await queue.work(job, 1, async () => {
        await handler();
        await next('next', seconds);
      });
      await next('start', 0);
    },
    async ping() {
      if (stopped) throw new Error('The queue is stopped');
      await handle.run('select version from pgboss.version');
    },
    async stop() {
      stopped = true;
      await boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
  return queue;
}

/** pg-boss emits copies of errors that are no errors any more. */
function plainError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, code } = error as { message?: string; code?: string };
  return Object.assign(new Error(message ?? 'unknown'), code === undefined ? {} : { code });
}
