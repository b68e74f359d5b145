import { afterAll, beforeEach, expect, it } from 'vitest';
import type { BrowserError } from '../../contract/browser-errors.ts';
import type { Log, LogFields } from '../../platform/log.ts';
import { silentLog } from '../../platform/log.ts';
import { createBrowserErrors } from './browser-errors.ts';
import { closeServer, listen, portOf } from '../http/http-server.ts';

const publicOrigin = 'https://prasthan.example';
const lines: LogFields[] = [];
const log: Log = { ...silentLog, warn: (fields) => void lines.push(fields) };
let take = createBrowserErrors(log, publicOrigin);
const server = await listen(
  (request, response) => void take(request, response, String(request.headers['x-test-address'] ?? 'one')),
  '127.0.0.1',
  0,
);
afterAll(() => closeServer(server, 0));
beforeEach(() => {
  lines.length = 0;
  take = createBrowserErrors(log, publicOrigin);
});

const report: BrowserError = {
  part: 'CourseSearch',
  name: 'TypeError',
  message: "Cannot read properties of null (reading 'id')",
  at: ['course-search.Bx1.js:1:2041', 'react.C2.js:2:17'],
  page: 'course-search',
};

const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`http://127.0.0.1:${portOf(server)}/browser-errors`, {
    method,
    headers,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).then(({ status }) => status);

it('logs the error, the page and the browser', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
  expect(await send(report, { 'user-agent': agent })).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    component: 'browser.CourseSearch',
    path: '/course-search',
    agent: 'Chrome on Android',
    error: { name: report.name, message: report.message, stack: report.at.join('\n') },
  });
});

it.each([
  `Unexpected token 'S', "Sita Rai, passport 07654321" is not valid JSON`,
  'No account for sita.rai@example.com',
  'Minified React error #31; visit https://react.dev/errors/31?args[]=Sita%20Rai',
  `Cannot read properties of undefined (reading 'Sita Rai 9841000000')`,
])('logs nothing personal from a report with the message: %s', async (message) => {
  const page = 'sita-rai-9841000000';
  expect(await send({ ...report, message, name: 'Sita Rai', page })).toBe(204);
  const { error, ...fields } = lines[0]!;
  const { name, stack, message: kept } = error as Error;
  expect(JSON.stringify([fields, name, stack, kept])).not.toMatch(/sita|rai\b|\d{7}/i);
  expect(fields.path).toBe('/other');
});

it.each([
  ['text that is not JSON', 'Sita Rai'],
  ['an invalid part', { ...report, part: 'sita.rai@example.com' }],
  ['an invalid location', { ...report, at: ['https://evil.example/sita-rai?x=1:1:1'] }],
  ['too many locations', { ...report, at: Array.from({ length: 11 }, () => report.at[0]) }],
  ['an empty body', ''],
])('refuses %s and logs nothing', async (_what, body) => {
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

it('refuses a report that is too long or from another site, and other methods', async () => {
  expect(await send({ ...report, message: 'x'.repeat(5_000) })).toBe(413);
  expect(await send(report, { origin: 'https://evil.example' })).toBe(403);
  expect(await send(report, { origin: publicOrigin })).toBe(204);
  expect(await send('', {}, 'GET')).toBe(405);
  expect(lines).toHaveLength(1);
});

it('accepts ten reports a minute from one address and sixty from all', async () => {
  const from = async (address: string, count: number) => {
    const statuses = [];
    for (let sent = 0; sent < count; sent += 1)
      statuses.push(await send(report, { 'x-test-address': address }));
    return statuses.filter((status) => status === 204).length;
  };
  expect(await from('one', 12)).toBe(10);
  const others = await Promise.all(Array.from({ length: 6 }, (_, index) => from(`other ${index}`, 10)));
  expect(others.reduce((sum, taken) => sum + taken)).toBe(50);
  expect(lines).toHaveLength(60);
});
