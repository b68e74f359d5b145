import { pictureUrlAt } from '../../api/public/media.ts';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ORIGIN, testApi } from '../../../tests/support/api.ts';
import { testEditor } from '../../../tests/support/edits.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import { createApi } from '../../api/app.ts';
import { CALLS } from '../../api/all-calls.ts';
import { isPublic } from '../../api/http/audience.ts';
import type { Product } from '../../api/http/handle-call.ts';
import type { CourseDetail } from '../../contract/courses.ts';
import { createPublicReads } from '../../domain/public-reads.ts';
import type { DatabaseHandle } from '../../platform/database/handle.ts';
import { silentLog } from '../../platform/log.ts';
import { openPostgres } from '../../platform/database/postgres/postgres-database.ts';
import { createApiListener, type Api } from '../api.ts';
import { AnswersAtOnce } from '../http/answers-at-once.ts';
import { readTrustedProxies } from '../http/client-address.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';
import { createReport } from '../http/report-answered.ts';
import { createReadCache } from './read-cache.ts';
import { createRequestHandler } from '../http/request-handler.ts';
import { sendText } from '../http/send.ts';
import { createWorkLimit, type WorkLimit } from './work-limit.ts';

/** The cache of public API reads, over HTTP, with two server processes on one database. */

const api = await testApi();
const { handle, catalogue, clock } = api;
const events = testEvents(api);
const editor = testEditor(handle.db);
/** Addresses for which either process computed an answer. */
const made: string[] = [];
let limit: WorkLimit = createWorkLimit({ perSecond: 100_000, burst: 1 });

async function startProcess(from: Api, on: DatabaseHandle) {
  const counted: Api = {
    ...from,
    fetch(request, connection) {
      made.push(new URL(request.url).pathname + new URL(request.url).search);
      return from.fetch(request, connection);
    },
  };
  const atOnce = new AnswersAtOnce(ORIGIN, createReport(silentLog));
  const kept = await createReadCache(on, { take: (address) => limit.take(address) }, atOnce);
  const server = await listen(
    createRequestHandler({
      publicOrigin: ORIGIN,
      log: silentLog,
      checks: {},
      trustedProxies: readTrustedProxies('127.0.0.1'),
      api: createApiListener(counted, silentLog, kept),
      serveMedia: async () => null,
      admin: () => false,
      serveFile: () => false,
      pages: async (_request, response) => sendText(response, 404, ''),
    }),
    '127.0.0.1',
    0,
    { answerAtOnce: (request, response) => atOnce.answer(request, response) },
  );
  afterAll(() => closeServer(server, 0));
  return { origin: `http://127.0.0.1:${portOf(server)}`, cache: kept.cache };
}

/** The other process has its own connections if the database can be shared. */
async function secondHandle(): Promise<DatabaseHandle> {
  if (handle.kind === 'pglite') return handle;
  const [row] = await handle.run('select current_database() as name');
  const other = openPostgres(inject('postgresUrl').replace('DATABASE', String(row!['name'])), silentLog);
  afterAll(() => other.close());
  return other;
}

const otherHandle = await secondHandle();
const reads = createPublicReads(otherHandle, { pictureUrl: pictureUrlAt(ORIGIN), now: () => clock.now() });
const one = await startProcess(api, handle);
const other = await startProcess(
  createApi({ reads, publicOrigin: ORIGIN } as Product & { publicOrigin: string }),
  otherHandle,
);
beforeEach(() => {
  for (const { cache } of [one, other]) cache.clear();
  made.length = 0;
  limit = createWorkLimit({ perSecond: 100_000, burst: 1 });
});

const get = (path: string, headers: Record<string, string> = {}, process = one) =>
  fetch(process.origin + path, { headers });
const COURSES = '/api/app/course-list/';
const { australia, canada } = catalogue.country;
const courseId = (await handle.db.selectFrom('courses').select('id').where('status', '=', 'published').executeTakeFirstOrThrow()).id; // oxfmt-ignore
const INFO = `/api/app/course-info/${courseId}`;

describe('a cached answer', () => {
  const ASKED = [
    COURSES,
    '/api/app/course-list?page=2',
    `${COURSES}?records=9&country=${canada}&country=${australia}&page=02`,
    `${COURSES}?country=${australia}&country=${canada}&records=9&page=2`,
    `${COURSES}?records=abc&page=last&ordering=nonsense`,
    `${COURSES}?search=nursing&facets=true`,
    `${COURSES}?search=%20nursing%20&facets=true&x=1&x=2&a=%C3%A9`,
    `${COURSES}?search=nursing&search=law`,
    `${COURSES}?country=999999`,
    `${COURSES}?country=zzz&country=${australia}`,
    `${COURSES}?page=999`,
    `${COURSES}?page=x`,
    INFO,
    `/api/app/course-info/0${courseId}/`,
    '/api/app/course-info/999999',
    '/api/app/course-info/x',
    '/api/app/country-list/?records=1&utm=x&a=2&a=1',
    '/api/app/scholarship-list?university=12',
    '/api/app/event-list/',
    '/api/app/blog-list/?records=2',
    '/api/openapi.json',
    '/api/docs',
  ];

  it.each(ASKED)('to %s is the same as without the cache', async (address) => {
    const plain = await api.fetch(new Request(`${ORIGIN}${address}`));
    const body = await plain.text();
    for (let time = 0; time < 3; time += 1) {
      const answer = await get(address);
      expect([answer.status, await answer.text()]).toEqual([plain.status, body]);
      for (const name of [
        'content-type',
        'etag',
        'cache-control',
        'access-control-allow-origin',
        'content-security-policy',
      ]) {
        expect([name, answer.headers.get(name)]).toEqual([name, plain.headers.get(name)]);
      }
    }
  });

  it('is computed once, whatever the order of parameters, the form of values and unknown parameters', async () => {
    const same = [
      `?country=${australia}&country=${canada}&page=2&records=5`,
      `?page=02&records=5&country=${canada}&country=${australia}&country=${canada}`,
      `?records=5&country=${canada}&country=&country=${australia}&page=2&ordering=best_match&facets=no`,
      ...Array.from(
        { length: 100 },
        (_, x) => `?x=${x}&page=2&records=5&country=${australia}&country=${canada}`,
      ),
    ];
    for (const query of same) expect((await get(COURSES + query)).status).toBe(200);
    expect(made).toEqual([`/api/app/course-list?country=${[australia, canada].sort((a, b) => a - b).join('&country=')}&page=2&records=5`]); // oxfmt-ignore
  });

  it('is the same for everybody, whatever token is sent', async () => {
    const maya = await api.user('maya@example.com');
    await get(INFO);
    for (const Authorization of [maya.bearer.Authorization, 'Bearer null', 'Basic eDp5']) {
      const { status, headers } = await get(INFO, { Authorization });
      expect([status, headers.get('x-cache')]).toEqual([200, 'hit']);
    }
  });

  it('is sent compressed, as 304, without a body for HEAD, and as 406 if JSON is not accepted', async () => {
    const whole = await (await get(COURSES, { 'accept-encoding': 'identity' })).text();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'zstd'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      // Brotli is there by now.
      ['gzip, deflate, br, zstd', 'br'],
    ] as const) {
      const answer = await get(COURSES, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(whole);
    }
    const etag = (await get(COURSES)).headers.get('etag')!;
    for (const sent of [etag, etag.replace('W/', ''), '*', `"x", ${etag}`]) {
      const unchanged = await get(COURSES, { 'if-none-match': sent });
      expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    }
    expect((await get(COURSES, { 'if-none-match': '"x"' })).status).toBe(200);
    const head = await fetch(one.origin + COURSES, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(Buffer.byteLength(whole)),
      '',
    ]);
    expect(made).toHaveLength(1);
    expect((await get(COURSES, { accept: 'text/html' })).status).toBe(406);
    const post = await fetch(one.origin + COURSES, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('is never one with personal data', () => {
    for (const call of CALLS) {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      expect([call.path, api.publicRead(path) !== undefined]).toEqual([call.path, isPublic(call)]);
    }
    expect(api.publicRead('/api/user/profile/')).toBeUndefined();
  });

  it('is never a refusal of invalid values', async () => {
    for (let n = 0; n < 50; n += 1) await get(`${COURSES}?country=z${n}`);
    for (let n = 0; n < 50; n += 1) await get(`${COURSES}?page=z${n}`);
    expect(['z0', 'z49'].some((value) => one.cache.has(`/api/app/course-list?country=${value}`))).toBe(false);
    expect(api.publicRead(`${COURSES}?country=z1`)?.address).toBeUndefined();
  });
});

describe('a change', () => {
  const nameIn = async (process: typeof one) =>
    ((await (await get(INFO, {}, process)).json()) as CourseDetail).course_name;

  it('shows in the next answer of the process that made it, and soon in the others', async () => {
    for (let time = 0; time < 20; time += 1) {
      const name = `Course, edition ${time}`;
      await Promise.all([nameIn(one), nameIn(other)]);
      expect((await editor.publish('course', courseId, { course_name: name })).ok).toBe(true);
      // The server does this after every call that may have changed something.
      await handle.caughtUp();
      expect(await nameIn(one)).toBe(name);
      await expect.poll(() => nameIn(other), { interval: 5 }).toBe(name);
    }
  });

  it('in another process during a read does not leave an old answer in the cache', async () => {
    const readers = [one, other].map(async (process) => {
      for (let time = 0; time < 200; time += 1) await nameIn(process);
    });
    for (let time = 0; time < 10; time += 1) {
      await testEditor(otherHandle.db).publish('course', courseId, {
        course_name: `Course, printing ${time}`,
      });
    }
    await Promise.all(readers);
    for (const process of [one, other]) {
      await expect.poll(() => nameIn(process), { interval: 5 }).toBe('Course, printing 9');
    }
  });

  it('of the seats left shows at once to the person who registered, and does not clear the catalogue', async () => {
    const event = await events.eventIn(48, { capacity: 5 });
    const left = async (process = one) =>
      ((await (await get(`/api/app/event-info/${event}`, {}, process)).json()) as { seats_left: number })
        .seats_left;
    expect([await left(), await left(other)]).toEqual([5, 5]);
    await get(COURSES);
    const maya = await api.user('maya2@example.com');
    const answer = await fetch(`${one.origin}/api/app/event-register/`, {
      method: 'POST',
      headers: { ...maya.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ event }),
    });
    expect(answer.status).toBe(201);
    expect(await left()).toBe(4);
    await expect.poll(() => left(other), { interval: 5 }).toBe(4);
    expect((await get(COURSES)).headers.get('x-cache')).toBe('hit');
    await handle.run(`delete from users where email = 'maya2@example.com'`);
    await expect.poll(() => left(), { interval: 5 }).toBe(5);
  });

  it('replaces a cached 404 when a course is published', async () => {
    await editor.withdraw('course', courseId);
    await handle.caughtUp();
    for (const kept of ['miss', 'hit']) {
      const { status, headers } = await get(INFO);
      expect([status, headers.get('x-cache')]).toEqual([404, kept]);
    }
    await editor.publish('course', courseId, {});
    await handle.caughtUp();
    expect((await get(INFO)).status).toBe(200);
  });
});

it('limits the answers computed for one address, but not cached ones', async () => {
  limit = createWorkLimit({ perSecond: 1, burst: 2 });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 3; n += 1) expect((await get(`${COURSES}?search=a${n}`, from)).status).toBe(200);
  const refused = await get(`${COURSES}?search=a3`, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({
    detail: expect.stringMatching(/^Request was throttled\. Expected available in \d+ seconds\.$/) as string,
    error: 'Too many tries. Please try again in 1 minute.',
  });
  // Refusals of invalid values count too.
  expect((await get(`${COURSES}?country=zzz`, from)).status).toBe(429);
  expect((await get(`${COURSES}?search=a0`, from)).status).toBe(200);
  expect((await get(`${COURSES}?search=a3`, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
});
