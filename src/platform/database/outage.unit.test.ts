import { expect, it } from 'vitest';
import { isDatabaseDown } from './outage.ts';

const error = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

it.each([
  ['a server that is shut down', error({ code: '57P01', severity: 'FATAL' })],
  ['a server that starts', error({ code: '57P03', severity: 'FATAL' })],
  ['no connection left', error({ code: '53300', severity: 'FATAL' })],
  ['a full disk', error({ code: '53100', severity: 'ERROR' })],
  ['a replica', error({ code: '25006', severity: 'ERROR' })],
  ['nobody on the port', error({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a socket that is gone', error({ code: 'ENOENT', syscall: 'connect' })],
  ['a connection that broke', error({ code: 'ECONNRESET', syscall: 'read' })],
  ['a connection that ended', error({}, 'Connection terminated unexpectedly')],
  ['a pool that waits in vain', error({}, 'timeout exceeded when trying to connect')],
])('%s is the database being away', (_name, thrown) => expect(isDatabaseDown(thrown)).toBe(true));

it.each([
  ['a duplicate', error({ code: '23505', severity: 'ERROR' })],
  ['a wrong value', error({ code: '22P02', severity: 'ERROR' })],
  ['a file that is not there', error({ code: 'ENOENT', syscall: 'open' })],
  ['a mistake in the code', new TypeError('x is undefined')],
  ['what is no error', 'ECONNREFUSED'],
])('%s is not', (_name, thrown) => expect(isDatabaseDown(thrown)).toBe(false));
