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
  });
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
