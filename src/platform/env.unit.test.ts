import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('works with nothing set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve('var'),
    DEMO: 'on',
    RATE_LIMITS: 'on',
    ADMIN_URL: '/admin',
    ROLE: 'all',
    DRAIN_SECONDS: 0,
    FINISH_SECONDS: 10,
  });
});

it('lets a process of the web wait for the balancer and for uploads', () => {
  const DATABASE_URL = 'postgres://user@localhost/prasthan';
  expect(readEnv({ ROLE: 'web', DATABASE_URL })).toMatchObject({ DRAIN_SECONDS: 5, FINISH_SECONDS: 300 });
  expect(readEnv({ ROLE: 'web', DATABASE_URL, DRAIN_SECONDS: '0' }).DRAIN_SECONDS).toBe(0);
});

it.each([
  [{ ROLE: 'both' }, 'ROLE should be web, worker or all'],
  [{ ROLE: 'web' }, 'DATABASE_URL should be set, because ROLE is not all: the embedded database is for one'],
  [{ ROLE: 'worker' }, 'DATABASE_URL should be set, because ROLE is not all'],
  [
    { ROLE: 'web', DATABASE_URL: 'postgres://user@localhost/x', API_BASE_URL: 'https://example.com' },
    'API_BASE_URL should be left out, because ROLE is not all',
  ],
])('refuses %j', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});

it.each(['S3_ENDPOINT', 'BACKUP_S3_ENDPOINT', 'API_BASE_URL', 'ERROR_HOOK_URL', 'NRB_API'])(
  'takes http for %s on this computer alone',
  (name) => {
    for (const fine of ['https://there.example', 'http://localhost:9000', 'http://127.0.0.1', 'http://[::1]'])
      expect(readEnv({ [name]: fine })).toMatchObject({ [name]: fine });
    for (const open of ['http://there.example', 'http://10.0.0.4:9000', 'http://localhost.example'])
      expect(() => readEnv({ [name]: open })).toThrow(name);
  },
);

it('says what an address should be, and fetches no rates with NRB_API=off', () => {
  expect(readEnv({ NRB_API: 'off' }).NRB_API).toBe('off');
  for (const wrong of [{ NRB_API: 'on' }, { S3_ENDPOINT: 'there' }, { ERROR_HOOK_URL: 'x' }])
    expect(() => readEnv(wrong)).toThrow(/ should be (?:off, or )?an address like https:/);
});

it('keeps pages for the proxy outside DATA_DIR, which the proxy cannot read', () => {
  const kept = (KEPT_PAGES_DIR: string) => readEnv({ DATA_DIR: '/data', KEPT_PAGES_DIR }).KEPT_PAGES_DIR;
  expect(kept('/cache/')).toBe('/cache');
  expect(kept('/data-of-others')).toBe('/data-of-others');
  for (const inside of ['/data', '/data/pages/'])
    expect(() => kept(inside)).toThrow('KEPT_PAGES_DIR should be outside DATA_DIR');
});

it('takes no connection with PostgreSQL whose certificate is not checked', () => {
  const url = 'postgres://user@db.example/prasthan';
  for (const fine of ['', '?sslmode=verify-full', '?sslmode=verify-full&sslrootcert=/etc/ca.pem'])
    expect(readEnv({ DATABASE_URL: url + fine }).DATABASE_URL).toBe(url + fine);
  for (const open of ['?sslmode=no-verify', '?a=b&uselibpqcompat=true&sslmode=require'])
    expect(() => readEnv({ DATABASE_URL: url + open })).toThrow(
      'DATABASE_URL should be with sslmode=verify-full',
    );
});

it('loads no demo data into a PostgreSQL server unless DEMO is on', () => {
  const DATABASE_URL = 'postgres://user@localhost/prasthan';
  expect(readEnv({ DATABASE_URL }).DEMO).toBe('off');
  expect(readEnv({ DATABASE_URL, DEMO: 'on' }).DEMO).toBe('on');
});

it('treats an empty variable as unset and uses only the origin of PUBLIC_ORIGIN', () => {
  expect(readEnv({ PORT: '', PUBLIC_ORIGIN: 'https://example.com/' })).toMatchObject({
    PORT: 3000,
    PUBLIC_ORIGIN: 'https://example.com',
  });
});

it('lists every wrong variable with what it should be and without its value', () => {
  const read = () => readEnv({ PORT: 'eighty', DEMO: 'yes', DATABASE_URL: 'mysql://user:hunter2@host/x' });
  expect(read).toThrow(
    'Please correct these environment variables:\n' +
      '  PORT should be a port number\n' +
      '  DATABASE_URL should be an address like postgres://user:password@host/name\n' +
      '  DEMO should be on or off',
  );
});
