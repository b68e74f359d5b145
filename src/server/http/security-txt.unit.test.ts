import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { consultancy } from '../../content/consultancy.ts';
import { silentLog } from '../../platform/log.ts';
import { readTrustedProxies } from './client-address.ts';
import { closeServer, listen, portOf } from './http-server.ts';
import { createRequestHandler } from './request-handler.ts';
import { SECURITY_TXT } from './security-txt.ts';

const publicOrigin = 'https://prasthan.example';
const pages = vi.fn(async () => {});
const server = await listen(
  createRequestHandler({
    publicOrigin,
    log: silentLog,
    checks: { database: async () => {}, queue: async () => {} },
    trustedProxies: readTrustedProxies(''),
    api: undefined,
    serveMedia: async () => null,
    admin: () => false,
    serveFile: () => false,
    pages,
  }),
  '127.0.0.1',
  0,
);
const address = `http://127.0.0.1:${portOf(server)}${SECURITY_TXT}`;
afterAll(async () => {
  vi.useRealTimers();
  await closeServer(server, 0);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

async function read() {
  const response = await fetch(address);
  const lines = (await response.text()).trimEnd().split('\n');
  return {
    response,
    fields: Object.fromEntries(lines.map((line) => line.split(/: (.*)/) as [string, string])),
  };
}

it('says whom to tell about a weakness, at our own address', async () => {
  const { response, fields } = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(fields).toEqual({
    Contact: `mailto:${consultancy().email}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    'Preferred-Languages': 'en, ne',
    Canonical: 'https://prasthan.example/.well-known/security.txt',
  });
  expect(pages).not.toHaveBeenCalled();
});

it.each(['2026-11-23', '2031-02-28', '2040-12-31'])(
  'is in force on %s, for less than a year more',
  async (day) => {
    vi.setSystemTime(new Date(`${day}T12:00:00Z`));
    const { fields } = await read();
    const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(366);
  },
);

it('answers HEAD, and refuses to be written', async () => {
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  const refused = await fetch(address, { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
