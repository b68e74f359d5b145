import { expect, it } from 'vitest';
import { isDatabaseDown } from './outage.ts';

const error = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

it.each([
  ['a server that is shutting down', error({ code: '57P01', severity: 'FATAL' })],
  ['a server that is starting', error({ code: '57P03', severity: 'FATAL' })],
  ['no free connection', error({ code: '53300', severity: 'FATAL' })],
  ['a full disk', error({ code: '53100', severity: 'ERROR' })],
  ['a read-only replica', error({ code: '25006', severity: 'ERROR' })],
  ['a refused connection', error({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a missing socket', error({ code: 'ENOENT', syscall: 'connect' })],
  ['a reset connection', error({ code: 'ECONNRESET', syscall: 'read' })],
  ['a terminated connection', error({}, 'Connection terminated unexpectedly')],
  ['a timeout of the connection pool', error({}, 'timeout exceeded when trying to connect')],
])('%s counts as an outage of the database', (_name, thrown) => expect(isDatabaseDown(thrown)).toBe(true));

it.each([
  ['a duplicate key', error({ code: '23505', severity: 'ERROR' })],
  ['an invalid value', error({ code: '22P02', severity: 'ERROR' })],
  ['a missing file', error({ code: 'ENOENT', syscall: 'open' })],
  ['a mistake in the code', new TypeError('x is undefined')],
  ['a value that is not an error', 'ECONNREFUSED'],
])('%s does not count as an outage', (_name, thrown) => expect(isDatabaseDown(thrown)).toBe(false));
