import fs from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CALLS } from '../api/all-calls.ts';
import { createApi } from '../api/app.ts';
import { serveMedia } from '../api/public/media.ts';
import { routes } from '../contract/routes.ts';
import { nextChange } from '../domain/next-change.ts';
import type { Faults } from '../domain/faults/facade.ts';
import type { RenderLetter } from '../mail/render.tsx';
import type { DatabaseHandle } from '../platform/database/handle.ts';
import { systemClock } from '../platform/clock.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { createAdmin } from './admin/admin.ts';
import { adminAddress } from './admin/admin-address.ts';
import { AnswerCache } from './pages/answer-cache.ts';
import { createApiListener } from './api.ts';
import { AnswersAtOnce } from './http/answers-at-once.ts';
import type { AnswerAtOnce, GuardOptions } from './http/connections.ts';
import { createReport, type CountAnswered } from './http/report-answered.ts';
import { openBackend, type Backend } from './backend.ts';
import { connectionAddress, readTrustedProxies, type TrustedProxies } from './http/client-address.ts';
import { createFirstStaff, staffWanted } from './first-staff.ts';
import { closeServer, drainServer, listen, portOf } from './http/http-server.ts';
import { clearOnTime } from './pages/clear-on-time.ts';
import { createReadCache, type ReadCache } from './pages/read-cache.ts';
import type { AstroHandler } from './pages/page-renderer.ts';
import { followPages } from './pages/follow-pages.ts';
import { createPages } from './pages/pages.ts';
import { createPreviewPages } from './pages/previews.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { createWorkerHandler } from './http/worker-handler.ts';
import { sendProblem } from './http/send.ts';
import { createErrorHook } from './faults/hook.ts';
import { watchFaults } from './faults/watch.ts';
import { createMetrics, type MetricSources } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { RequestCounts } from './metrics/request-counts.ts';
import { createRoutes } from './metrics/routes.ts';
import { createStaticFiles } from './http/static-files.ts';
import { takeThroughApi } from './pages/take-forms.ts';
import { exitWithMessage } from './process.ts';
import { API_WORK, createWorkLimit, PAGE_WORK } from './pages/work-limit.ts';

const DIST = new URL('../../dist/', import.meta.url);
const MEGABYTE = 1024 * 1024;
const KEPT_PAGES = { maxBytes: 32 * MEGABYTE, maxAge: 10 * 60_000 };

/** What was built: the code that renders pages, and the files for browsers. */
async function loadBuilt() {
  const entry = new URL('server/entry.mjs', DIST);
  if (!fs.existsSync(entry)) throw new Error('The site is not built yet. Run: npm run build');
  const { handler } = (await import(entry.href)) as { handler: AstroHandler };
  return { handler, serveFile: createStaticFiles(fileURLToPath(new URL('client/', DIST))) };
}
type Built = Awaited<ReturnType<typeof loadBuilt>>;

async function loadLetters(): Promise<RenderLetter> {
  return ((await import(new URL('mail/render.js', DIST).href)) as typeof import('../mail/render.tsx'))
    .renderLetter;
}

/** Drops cached pages when the catalogue changes, and when a scheduled post appears or an event begins. */
async function keepCurrent(handle: DatabaseHandle, pages: AnswerCache, reads: ReadCache, log: Log) {
  const look = clearOnTime({
    caches: [pages, reads.cache],
    nextChange: (since) => nextChange(handle.db, since),
    log,
  });
  await handle.listen('catalogue', () => {
    pages.clear();
    void look();
  });
  await look();
}

const routeOf = createRoutes(CALLS.map(({ path }) => path));

/** Follows errors into the log, to ERROR_HOOK_URL, and once the database is open into its table. */
function followFaults(env: Env, log: Log) {
  const hook = env.ERROR_HOOK_URL === undefined ? undefined : createErrorHook(env.ERROR_HOOK_URL, log);
  let kept: Pick<Faults, 'record'> | undefined;
  const watch = watchFaults(log, {
    routeOf,
    tell: (fault, reference) => {
      kept?.record(fault, reference);
      hook?.(fault, reference);
    },
  });
  return { ...watch, keepIn: (faults: Pick<Faults, 'record'>) => void (kept = faults) };
}

interface StartedMetrics {
  count(method: string, pathname: string | undefined, status: number, ms: number): void;
  close(): void;
}

/** Serves the metrics if METRICS_PORT is set. */
async function startMetrics(
  env: Env,
  log: Log,
  sources: Omit<MetricSources, 'counts' | 'dataDir'>,
): Promise<StartedMetrics | undefined> {
  if (env.METRICS_PORT === undefined) return undefined;
  const counts = new RequestCounts();
  const server = await serveMetrics({
    host: env.METRICS_HOST,
    port: env.METRICS_PORT,
    token: env.METRICS_TOKEN,
    metrics: createMetrics({ ...sources, counts, dataDir: env.DATA_DIR }),
    log,
  });
  log.info({ address: `http://${env.METRICS_HOST}:${portOf(server)}/metrics` }, 'Metrics are served at');
  return {
    count: (method, pathname, status, ms) => counts.add(method, routeOf(pathname), status, ms / 1000),
    close: () => server.close(),
  };
}

interface Started {
  env: Env;
  log: Log;
  faults: ReturnType<typeof followFaults>;
  server: Server;
  backend: Backend;
  trustedProxies: TrustedProxies;
  publicOrigin: string;
  stopping: () => boolean;
}

interface Serving {
  handler: RequestListener;
  answerAtOnce?: AnswerAtOnce;
  metrics?: StartedMetrics;
  stop?: () => void;
}

/** The handler of a process that serves the site, and its metrics. */
async function serveSite(started: Started, { handler: astro, serveFile }: Built): Promise<Serving> {
  const { env, log, faults, server, backend, trustedProxies, publicOrigin, stopping } = started;
  const { reads, product, handle, storage, content, checks, details } = backend;
  let metrics: StartedMetrics | undefined;
  const count: CountAnswered = (method, pathname, status, ms, requestId) => {
    metrics?.count(method, pathname, status, ms);
    faults.answered(method, pathname, status, requestId);
  };
  const atOnce = new AnswersAtOnce(publicOrigin, createReport(log, count));
  const cache = new AnswerCache(KEPT_PAGES);
  content?.onChange(() => cache.clear());
  const limited = env.RATE_LIMITS === 'on';
  const readCache =
    handle && (await createReadCache(handle, limited ? createWorkLimit(API_WORK) : undefined, atOnce));
  content?.onChange(() => readCache?.cache.clear());
  if (handle && readCache) await keepCurrent(handle, cache, readCache, log);
  const apiOrigin = env.API_BASE_URL && new URL(env.API_BASE_URL).origin;
  const adminUrl = env.ADMIN_URL;
  const api = product && createApi({ ...product, publicOrigin, log });
  const pages = {
    handler: astro,
    takeForms: api && takeThroughApi(api, publicOrigin),
    booking: product?.appointments,
    reads,
    publicOrigin,
    apiOrigin,
    adminUrl,
    cache,
    atOnce,
    limit: limited ? createWorkLimit(PAGE_WORK) : undefined,
    log,
  };
  metrics = await startMetrics(env, log, {
    server,
    caches: { pages: cache, ...(readCache && { api: readCache.cache }) },
    office: backend.numbers,
  });
  const handler = createRequestHandler({
    count,
    publicOrigin,
    log,
    checks,
    details,
    stopping,
    trustedProxies,
    api: api && createApiListener(api, log, readCache),
    serveMedia: (pathname) => serveMedia(storage, pathname),
    admin: createAdmin({
      shell: fileURLToPath(new URL('admin.html', DIST)),
      adminUrl,
      publicOrigin,
      hasApi: handle !== undefined,
    }),
    serveFile,
    pages: createPages(pages),
    previews: product && createPreviewPages({ ...pages, previews: product.previews }),
  });
  const { make, stop } = followPages(pages, env.KEPT_PAGES_DIR);
  // The first page loads the code that renders, which keeps the thread busy for some hundred milliseconds: before
  // anybody is served. Not with another back end, which may be slow.
  if (handle) await make(routes.home());
  const answerAtOnce: AnswerAtOnce = (request, response) => atOnce.answer(request, response);
  return { handler, answerAtOnce, stop, ...(metrics && { metrics }) };
}

/** The handler of a process that only runs jobs, and its metrics. */
async function serveHealth({ env, log, server, backend, publicOrigin, stopping }: Started): Promise<Serving> {
  const metrics = await startMetrics(env, log, { server, caches: {}, office: backend.numbers });
  const { checks, details } = backend;
  return {
    handler: createWorkerHandler({ checks, details, log, publicOrigin, stopping }),
    ...(metrics && { metrics }),
  };
}

/**
 * Starts the application. @param database which is being opened; undefined with API_BASE_URL
 * @returns a function that stops it gracefully
 */
export async function start(
  env: Env,
  plainLog: Log,
  database: Promise<DatabaseHandle> | undefined,
): Promise<() => Promise<void>> {
  const faults = followFaults(env, plainLog);
  const { log } = faults;
  const trustedProxies = readTrustedProxies(env.TRUSTED_PROXIES);
  const firstStaff = staffWanted(env);
  let handler: RequestListener = (request, response) => {
    response.setHeader('retry-after', '5');
    sendProblem(
      response,
      request.url ?? '',
      503,
      'This site is starting. Please try again in a few seconds.',
    );
  };
  let answerAtOnce: AnswerAtOnce = () => false;
  const guard: GuardOptions = {
    ...(env.RATE_LIMITS === 'off' && { limits: { perAddress: Infinity } }),
    addressOf: (remote) => connectionAddress(remote, trustedProxies),
    publicOrigin: env.PUBLIC_ORIGIN,
    onRefused: (by) =>
      log.warn({ component: 'connections', code: by }, 'Too many connections: new ones are refused'),
    answerAtOnce: (request, response) => answerAtOnce(request, response),
  };
  const server = await listen((request, response) => handler(request, response), env.HOST, env.PORT, guard);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${portOf(server)}`;
  const opening = openBackend({ env, log, clock: systemClock, publicOrigin, loadLetters, database });
  // Meanwhile: the embedded database starts in another thread. If it fails, its error is the one to tell.
  const loading = env.ROLE === 'worker' ? undefined : loadBuilt();
  loading?.catch(() => {});
  const backend = await opening;
  const built = await loading;
  const { product, handle } = backend;
  if (product) faults.keepIn(product.faults);
  let stops = false;
  const started = { env, log, faults, server, backend, trustedProxies, publicOrigin, stopping: () => stops };
  const serving = await (built ? serveSite(started, built) : serveHealth(started));
  handler = serving.handler;
  answerAtOnce = serving.answerAtOnce ?? answerAtOnce;

  const staffUrl = adminAddress(env.ADMIN_URL, publicOrigin).href;
  const embedded = handle?.kind === 'pglite';
  const told = product && (await createFirstStaff(product.accounts, firstStaff, { embedded, staffUrl, log }));
  log.info(
    { address: publicOrigin, database: handle?.kind ?? 'none', role: env.ROLE },
    'Prasthan is ready at',
  );
  // Else only at the end of the process, and one that is killed has none.
  flushCompileCache();
  // Written directly, because logs are stored and this text contains a password.
  if (told) process.stdout.write(`\n${told}\n\n`);
  const jobsStart = backend.startJobs().catch(exitWithMessage);

  return async () => {
    stops = true;
    await drainServer(server, env.DRAIN_SECONDS * 1000);
    await closeServer(server, env.FINISH_SECONDS * 1000);
    serving.stop?.();
    serving.metrics?.close();
    await jobsStart;
    await backend.close();
  };
}
