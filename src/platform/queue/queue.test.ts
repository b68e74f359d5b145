import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { silentLog, type LogFields } from '../log.ts';
import { bringBackJobs } from './clock-set-back.ts';
import { openQueue } from './queue-boss.ts';
import type { JobOptions, Queue } from './queue.ts';

const JOBS = [
  'count',
  'ahead',
  'fail',
  'hold',
  'shared',
  'later',
  'again',
  'after',
  'soon',
  'elsewhere',
  'turns',
  'together',
  'beside',
];
/** Generous limit for polling: the expected state is reached as soon as the machine has time. */
const SOON = { timeout: 15_000 };
const handle = await testDatabase();
const { db } = handle;
const logged: LogFields[] = [];
const log = { ...silentLog, error: (fields: LogFields) => void logged.push(fields) };
const queue = await openQueue({ handle, log, jobs: JOBS });
afterAll(() => queue.stop());

const send = (job: string, data: object = {}, options: JobOptions = {}) =>
  db.transaction().execute((trx) => queue.send(trx, job, data, options));

async function jobs(name: string) {
  const { rows } = await sql<{ state: string; data: unknown; output: unknown; delay: number }>`
    select state, data, output, extract(epoch from start_after - created_on)::float8 as delay
    from pgboss.job where name = ${name} order by created_on`.execute(db);
  return rows;
}

/** Works a job until `expected` runs are done; resolves to their data in the order in which they were done. */
function collect(workers: readonly Queue[], job: string, expected: number) {
  const done: unknown[] = [];
  const all = Promise.withResolvers<unknown[]>();
  const handler = async (data: unknown) => {
    if (done.push(data) === expected) all.resolve(done);
  };
  return Promise.all(workers.map((worker) => worker.work(job, 2, handler))).then(() => all.promise);
}

describe('a job', () => {
  it('runs after its transaction is committed, and never after a rollback', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await queue.send(trx, 'count', { number: 0 });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await send('count', { number: 1 });
    expect(await collect([queue], 'count', 1)).toEqual([{ number: 1 }]);
    expect(await jobs('count')).toHaveLength(1);
  });

  it('is queued with others of its name, in their order, by one statement', async () => {
    await db.transaction().execute((trx) =>
      queue.sendAll(trx, 'together', [
        { data: { number: 1 }, key: 'one' },
        { data: { number: 2 }, key: 'one' },
        { data: { number: 3 }, priority: 1 },
      ]),
    );
    await db.transaction().execute((trx) => queue.sendAll(trx, 'together', []));
    const done: unknown[] = [];
    await queue.work('together', 1, async (data) => void done.push(data));
    await expect.poll(() => done, SOON).toEqual([{ number: 3 }, { number: 1 }]);
  });

  it('that fails is tried again, and those that ran beside it have run', async () => {
    const runs: number[] = [];
    const four = [1, 2, 3, 4].map((number) => ({ data: { number } }));
    await db.transaction().execute((trx) => queue.sendAll(trx, 'beside', four));
    await queue.work('beside', 4, async (data) => {
      const { number } = data as { number: number };
      runs.push(number);
      if (number === 2) throw new Error('not this one');
    });
    await expect.poll(() => new Set(runs), SOON).toEqual(new Set([1, 2, 3, 4]));
    const states = async () => (await jobs('beside')).map(({ state }) => state);
    await expect.poll(states, SOON).toContain('retry');
    await expect.poll(states, SOON).toContain('completed');
  });

  it('wakes its worker, which works off a backlog without waiting for the polling interval', async () => {
    const done = collect([queue], 'shared', 101);
    await send('shared', { number: 0 });
    await db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 100; number += 1) await queue.send(trx, 'shared', { number });
    });
    const numbers = (await done).map((data) => (data as { number: number }).number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 101 }, (_, number) => number));
  });

  it('that was queued while the clock was ahead keeps its delay when the clock is set back', async () => {
    await send('ahead', {}, { delaySeconds: 600 });
    const waits = async () => {
      const { rows } = await sql<{ wait: number }>`
        select extract(epoch from start_after - now())::float8 as wait from pgboss.job where name = 'ahead'`.execute(
        db,
      );
      return rows.map(({ wait }) => Math.round(wait / 60));
    };
    await bringBackJobs(handle);
    expect(await waits()).toEqual([10]);
    await sql`update pgboss.job set created_on = created_on + interval '1 day', start_after = start_after + interval '1 day'
      where name = 'ahead'`.execute(db);
    expect(await waits()).toEqual([24 * 60 + 10]);
    await bringBackJobs(handle);
    expect(await waits()).toEqual([10]);
  });

  it('is not queued again while a job with the same key is waiting', async () => {
    for (const number of [1, 2]) await send('later', { number }, { key: 'one', delaySeconds: 60 });
    await send('later', { number: 3 }, { delaySeconds: 90 });
    expect(await jobs('later')).toMatchObject([
      { data: { number: 1 }, delay: 60 },
      { data: { number: 3 }, delay: 90 },
    ]);
  });

  it('begins when its delay is over, without waiting for the polling interval', async () => {
    const done = collect([queue], 'soon', 1);
    await send('soon', { number: 1 }, { delaySeconds: 1 });
    expect(await done).toEqual([{ number: 1 }]);
  });

  it('begins when its delay is over in a process that did not send it', async () => {
    const web = await openQueue({ handle, log, jobs: JOBS });
    const done = collect([queue], 'elsewhere', 1);
    await db.transaction().execute((trx) => web.send(trx, 'elsewhere', { number: 1 }, { delaySeconds: 1 }));
    expect(await done).toEqual([{ number: 1 }]);
    await web.stop();
  });

  it('is queued again when it fails, and the text of the error is not stored', async () => {
    const failure = new Error('no mailbox maya@example.com');
    await queue.work('fail', 1, () => Promise.reject(failure));
    await send('fail');
    await expect.poll(() => jobs('fail'), SOON).toMatchObject([{ state: 'retry' }]);
    expect(JSON.stringify(await jobs('fail'))).not.toContain('maya');
    const ofThis = logged.filter(({ job }) => job === 'fail');
    expect(ofThis).toEqual([{ component: 'queue', job: 'fail', error: failure }]);
  });

  it('must have a name that the queue was opened with', async () => {
    await expect(send('unknown')).rejects.toThrow('No such job: unknown');
  });
});

it('updates the settings of queues that an earlier version created', async () => {
  await sql`update pgboss.queue set retry_limit = 1, notify = false where name = 'later'`.execute(db);
  await (await openQueue({ handle, log, jobs: JOBS })).stop();
  const { rows } = await sql`select retry_limit, notify from pgboss.queue where name = 'later'`.execute(db);
  expect(rows).toEqual([{ retry_limit: 10_000, notify: true }]);
});

it('runs a repeated job at once and again later', async () => {
  let calls = 0;
  await queue.repeat('again', 600, async () => void (calls += 1));
  await expect
    .poll(() => jobs('again'), SOON)
    .toMatchObject([{ state: 'completed' }, { state: 'created', delay: 600 }]);
  expect(calls).toBe(1);
});

it.runIf(handle.kind === 'postgres')('runs a repeated job in one process at a time', async () => {
  const second = await openQueue({ handle, log, jobs: JOBS });
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let calls = 0;
  const handler = async () => {
    calls += 1;
    started.resolve();
    await finish.promise;
  };
  await queue.repeat('turns', 600, handler);
  await started.promise;
  await second.repeat('turns', 600, handler);
  const states = async () => (await jobs('turns')).map(({ state }) => state);
  await expect.poll(states, SOON).toEqual(['active', 'completed']);
  finish.resolve();
  await expect.poll(states, SOON).toEqual(['completed', 'completed', 'created']);
  expect(calls).toBe(1);
  await second.stop();
});

it.runIf(handle.kind === 'postgres')('works jobs again after the database connection was lost', async () => {
  const done = collect([queue], 'after', 1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const sent = () =>
    send('after', { number: 1 }, { key: 'one' }).then(
      () => true,
      () => false,
    );
  await expect.poll(sent, SOON).toBe(true);
  expect(await done).toEqual([{ number: 1 }]);
});

it('finishes running jobs when it stops and leaves the others to other processes', async () => {
  const second = await openQueue({ handle, log, jobs: JOBS });
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let finished = 0;
  await second.work('hold', 1, async () => {
    started.resolve();
    await finish.promise;
    finished += 1;
  });
  await send('hold', { number: 1 });
  await started.promise;
  await second.ping();
  const stopped = second.stop();
  await send('hold', { number: 2 });
  finish.resolve();
  await stopped;
  expect(finished).toBe(1);
  await expect(second.ping()).rejects.toThrow('stopped');
  await expect(queue.ping()).resolves.toBeUndefined();
  expect(await collect([queue], 'hold', 1)).toEqual([{ number: 2 }]);
});
