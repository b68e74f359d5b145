import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Waiting } from '../../domain/metrics/data.ts';
import type { DatabaseUse } from '../../platform/database/handle.ts';
import type { AnswerCache } from '../pages/answer-cache.ts';
import type { OfficeNumbers } from './office-numbers.ts';
import { registerCounts, type RequestCounts } from './request-counts.ts';

/** Longest wait for what has to be asked of the database, so that metrics are answered while it is down. */
const LONGEST_MS = 2_000;

/** Where the numbers come from. What is unset has no metric: with API_BASE_URL there is no database. */
export interface MetricSources {
  counts: RequestCounts;
  server: Server;
  dataDir: string;
  caches: Readonly<Record<string, AnswerCache>>;
  office?: OfficeNumbers | undefined;
}

/** Creates the function that writes all metrics in Prometheus' text format. */
export function createMetrics(sources: MetricSources): () => Promise<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerCounts(registry, sources.counts);
  const gauge = gaugeIn(registry);
  const { server, caches, office } = sources;
  gauge('http_connections', 'Open connections', async () => connectionsOf(server));
  gauge('disk_free_bytes', 'Free space of the file system of DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(sources.dataDir);
    return bavail * bsize;
  });
  const eachCache = (number: 'hits' | 'misses' | 'bytes') => () =>
    Object.entries(caches).map(([cache, kept]) => ({ labels: { cache }, value: kept.figures()[number] }));
  gauge('cache_hits_total', 'Answers from a cache since the start', eachCache('hits'), ['cache']);
  gauge('cache_misses_total', 'Answers that were made since the start', eachCache('misses'), ['cache']);
  gauge('cache_bytes', 'Size of a cache', eachCache('bytes'), ['cache']);
  if (office) addOffice(gauge, office);
  return () => registry.metrics();
}

interface Value {
  labels: Record<string, string>;
  value: number;
}
type AddGauge = ReturnType<typeof gaugeIn>;

const gaugeIn =
  (registry: Registry) =>
  (
    name: string,
    help: string,
    ask: () => number | Value[] | Promise<number | Value[]>,
    labelNames: string[] = [],
  ): void => {
    const Kind = name.endsWith('_total') ? Counter : Gauge;
    const metric: Counter | Gauge = new Kind({
      name: `prasthan_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // A number that cannot be read now is left out, and all others are still given.
        const read = await Promise.resolve()
          .then(ask)
          .catch((): Value[] => []);
        metric.reset();
        const values = typeof read === 'number' ? [{ labels: {}, value: read }] : read;
        if (values.length === 0 && labelNames.length === 0) metric.remove({});
        for (const { labels, value } of values) {
          if (metric instanceof Counter) metric.inc(labels, value);
          else metric.set(labels, value);
        }
      },
    });
  };

function addOffice(gauge: AddGauge, office: OfficeNumbers): void {
  const jobs = soon(office.waitingJobs);
  const mails = soon(office.waitingMails);
  const eachJob = (number: keyof Waiting) => async () =>
    Object.entries(await jobs()).map(([job, waiting]) => ({ labels: { job }, value: waiting[number] }));
  gauge('database_up', 'Whether the database answers', () =>
    mails().then(
      () => 1,
      () => 0,
    ),
  );
  gauge('database_connections', 'Connections of the pool', () => usesOf(office.databaseUse()), ['state']);
  gauge('jobs_waiting', 'Jobs that are due and wait', eachJob('count'), ['job']);
  gauge('jobs_oldest_seconds', 'How long the oldest due job waits', eachJob('oldestSeconds'), ['job']);
  gauge('mails_waiting', 'Mails that are not sent yet', async () => (await mails()).count);
  gauge(
    'mails_oldest_seconds',
    'How long the oldest such mail waits',
    async () => (await mails()).oldestSeconds,
  );
  const lastBackup = soon(office.lastBackup);
  gauge(
    'backup_last_success_seconds',
    'When the last good backup was made, since 1970',
    async () => (await lastBackup()) ?? [],
  );
  gauge('uploads_active', 'Upload slots in use', office.uploads);
  gauge(
    'security_events_total',
    'Entries of the security log since the start',
    () =>
      [...office.securityEvents.values()].map(({ event, result, times }) => ({
        labels: { event, result },
        value: times,
      })),
    ['event', 'result'],
  );
}

const usesOf = ({ used, waiting, most }: DatabaseUse): Value[] =>
  Object.entries({ used, waiting, most }).map(([state, value]) => ({ labels: { state }, value }));

const connectionsOf = (server: Server): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  return promise;
};

/** Asks once for all metrics of a moment, and gives up after a while without asking again meanwhile. */
function soon<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return async () => {
    running ??= ask().finally(() => (running = undefined));
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The database does not answer')), LONGEST_MS);
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
