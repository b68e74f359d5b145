import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { fromKysely, PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { DatabaseHandle } from '../database/handle.ts';
import type { Log } from '../log.ts';
import { withRequestId } from '../request-id.ts';
import { BRING_BACK_MS, bringBackJobs } from './clock-set-back.ts';
import type { Queue } from './queue.ts';

const HOUR_SECONDS = 3_600;
/** How long running jobs may take to finish after a stop was requested. */
const GRACE_MS = 8_000;
/** Workers that nobody wakes look for jobs this often: the default of pg-boss for queues with notifications. */
const POLLING_SECONDS = 30;
/** A job with a delay is due this much earlier than its worker is woken. */
const MARGIN_MS = 50;
/** On this channel every process hears of jobs with a short delay: 'SECONDS JOB'. */
const DELAYED_CHANNEL = 'job_delayed';
/**
 * Every worker of a job asks the database when one is queued. More of them would mostly ask for nothing, so they take several jobs
 * at a time.
 */
const MOST_WORKERS = 2;
/** An advisory lock number that nothing else uses. */
const START_LOCK = 7_264_111;
const NO_JOB = '00000000-0000-4000-8000-000000000000';

const WAITING = `select name, count(*) as count, extract(epoch from now() - min(start_after)) as seconds
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;

/** Whether another run of this job began earlier and is not over. */
const RUNS_ALREADY = `select exists (select from pgboss.job mine join pgboss.job other using (name)
  where name = $1 and mine.id = $2 and other.state = 'active'
    and (other.started_on, other.id) < (mine.started_on, mine.id)) as yes`;

const JOB_SETTINGS = {
  // At most one queued job per key; active jobs do not count.
  policy: 'short',
  // Workers are notified as soon as a job is queued, instead of polling every few seconds.
  notify: true,
  // Interval of a worker's heartbeat; without one its jobs are given to other workers.
  heartbeatSeconds: 60,
  expireInSeconds: 900,
  // A long outage of the database must not lose jobs: retries go on, at most five minutes apart.
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
  /** Names of all jobs that will be sent, worked or repeated. */
  jobs: readonly string[];
}

/** pg-boss in the schema `pgboss` of our database, over our own connections. Creates its tables on the first start. */
export async function openQueue({ handle, log, jobs }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss(bossOptions(handle));
  boss.on('error', (error) => log.warn({ component: 'queue', error: plainError(error) }, 'The queue failed'));
  boss.on('warning', ({ message }) =>
    log.warn({ component: 'queue', code: message }, 'Warning from the queue'),
  );
  await inTurn(handle, () => prepare(boss, jobs));
  return await queueOn(boss, handle, log, new Set(jobs));
}

/** Creates or updates the tables of pg-boss and the queues. */
async function prepare(boss: PgBoss, jobs: readonly string[]): Promise<void> {
  await boss.start();
  const known = new Map((await boss.getQueues([...jobs])).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const { policy, ...settings } = JOB_SETTINGS;
    const queue = known.get(job);
    // An earlier version created the queue with other settings.
    if (queue && isDeepStrictEqual({ ...queue, ...settings }, queue)) continue;
    await (queue ? boss.updateQueue(job, settings) : boss.createQueue(job, { ...settings, policy }));
    // Makes pg-boss cache the queue, as it does at its start with those it finds. Otherwise the first `send` would look it
    // up outside its transaction, which holds the only connection of the embedded database, and wait for ever.
    await boss.findJobs(job, { id: NO_JOB });
  }
}

/** Processes that start at the same time take turns: pg-boss fails if another one creates its tables meanwhile. */
async function inTurn(handle: DatabaseHandle, work: () => Promise<void>): Promise<void> {
  // The embedded database has one process, and one connection, which the work needs.
  if (handle.kind === 'pglite') return work();
  await handle.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(START_LOCK)})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(START_LOCK)})`.execute(connection);
    }
  });
}

function bossOptions(handle: DatabaseHandle): ConstructorOptions {
  const embedded = handle.kind === 'pglite';
  return {
    db: bossDatabase(handle),
    backend: handle.kind,
    useListenNotify: true,
    // We use neither schedules nor flows, and its background migrations can wait an hour.
    schedule: false,
    flowIntervalSeconds: HOUR_SECONDS,
    bamIntervalSeconds: HOUR_SECONDS,
    // The embedded database has no autovacuum to monitor.
    monitorVacuum: !embedded,
    reindex: !embedded,
  };
}

/** pg-boss's database adapter on our connections: its statements wait their turn like all others. */
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

async function queueOn(
  boss: PgBoss,
  handle: DatabaseHandle,
  log: Log,
  jobs: ReadonlySet<string>,
): Promise<Queue> {
  let stopped = false;
  /** The workers of each job in this process. */
  const workers = new Map<string, string[]>();
  const check = (job: string) => {
    if (!jobs.has(job)) throw new Error(`No such job: ${job}. Name it where the queue is opened.`);
  };
  const bringingBack = setInterval(() => {
    bringBackJobs(handle).catch((error: unknown) =>
      log.warn({ component: 'queue', error }, 'Jobs from the future were not looked for'),
    );
  }, BRING_BACK_MS);
  bringingBack.unref();
  /**
   * Notifications of pg-boss come when a job is sent. One with a delay is not due by then, so its workers are woken again:
   * those of all processes, because the one that sends it may run no jobs.
   */
  const unlisten = await handle.listen(DELAYED_CHANNEL, (payload) => {
    const [, seconds = '', job = ''] = /^(\d+) (.+)$/.exec(payload) ?? [];
    const wake = () => {
      if (!stopped) for (const worker of workers.get(job) ?? []) boss.notifyWorker(worker);
    };
    if (workers.has(job)) setTimeout(wake, Number(seconds) * 1000 + MARGIN_MS).unref();
  });
  /** Runs a handler and logs its error. Resolves to true if it failed. */
  const attempt = (job: string, handler: () => Promise<void>): Promise<boolean> =>
    // A worker may have been woken by a request, of which the job is no part.
    withRequestId(undefined, handler).then(
      () => false,
      (error: unknown) => {
        log.error({ component: 'queue', job, error }, 'A job failed and will be tried again');
        return true;
      },
    );
  const queue: Queue = {
    send: (trx, job, data, options) => queue.sendAll(trx, job, [{ data, ...options }]),
    async sendAll(trx, job, jobs) {
      check(job);
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, delaySeconds = 0, priority = 0, key = randomUUID() }) => ({
        data,
        startAfter: Math.ceil(delaySeconds),
        priority,
        singletonKey: key,
      }));
      await boss.insert(job, rows, { db: fromKysely(trx) });
      for (const startAfter of new Set(rows.map((row) => row.startAfter)))
        if (startAfter > 0 && startAfter <= POLLING_SECONDS)
          await sql`select pg_notify(${DELAYED_CHANNEL}, ${`${startAfter} ${job}`})`.execute(trx);
    },
    async work(job, concurrency, handler) {
      check(job);
      const count = Math.min(concurrency, MOST_WORKERS);
      for (let started = 0; started < count; started += 1) {
        const batchSize = Math.ceil((concurrency - started) / count);
        const worker: string = await boss.work<unknown>(job, { batchSize }, async (batch) => {
          // One that fails fails the batch: those that are done are run once more.
          const failures = await Promise.all(
            batch.map(({ data, id }) => attempt(job, () => handler(data, id))),
          );
          // Fetch the next job at once instead of after the polling interval.
          boss.notifyWorker(worker);
          // pg-boss stores the error in the database, so it gets none of the original text, which may hold personal data.
          if (failures.includes(true)) throw new Error('failed, see the log');
        });
        workers.set(job, [...(workers.get(job) ?? []), worker]);
      }
    },
    async repeat(job, seconds, handler) {
      const next = (key: string, delaySeconds: number) =>
        handle.db.transaction().execute((trx) => queue.send(trx, job, {}, { key, delaySeconds }));
      await queue.work(job, 1, async (_data, id) => {
        // The start of a second process, or one after a restart, may come while the first still works. That one queues the
        // next run, or pg-boss queues it again if its process dies. The embedded database has one process.
        const [runs] = handle.kind === 'pglite' ? [] : await handle.run(RUNS_ALREADY, [job, id]);
        if (runs?.['yes'] === true) return;
        await handler();
        await next('next', seconds);
      });
      await next('start', 0);
    },
    async waiting() {
      const rows = await handle.run(WAITING, []);
      const found = new Map(rows.map((row) => [String(row['name']), row]));
      return Object.fromEntries(
        [...jobs].map((job) => [
          job,
          {
            count: Number(found.get(job)?.['count'] ?? 0),
            oldestSeconds: Math.max(0, Number(found.get(job)?.['seconds'] ?? 0)),
          },
        ]),
      );
    },
    async ping() {
      if (stopped) throw new Error('The queue is stopped');
      await handle.run('select version from pgboss.version');
    },
    async stop() {
      stopped = true;
      clearInterval(bringingBack);
      await unlisten();
      await boss.stop({ graceful: true, timeout: GRACE_MS });
    },
  };
  return queue;
}

/** pg-boss emits copies of errors that are not Error instances any more. */
function plainError(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, code } = error as { message?: string; code?: string };
  return Object.assign(new Error(message ?? 'unknown'), code === undefined ? {} : { code });
}
