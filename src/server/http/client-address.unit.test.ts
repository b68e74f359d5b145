import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { clientAddress, createClientAddresses, readTrustedProxies } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;
const nobody = readTrustedProxies(undefined);
const ours = readTrustedProxies('127.0.0.1, 10.0.0.0/8,fd00::/8 ');

describe('without trusted proxies', () => {
  it.each([undefined, '203.0.113.9', '127.0.0.1', 'unknown, evil'])(
    'X-Forwarded-For %s changes nothing',
    (forwarded) => {
      expect(clientAddress(request('198.51.100.7', forwarded), nobody)).toBe('198.51.100.7');
      expect(clientAddress(request('127.0.0.1', forwarded), nobody)).toBe('127.0.0.1');
    },
  );

  it('a closed connection has no address', () => {
    expect(clientAddress(request(undefined), nobody)).toBe('unknown');
  });
});

describe('behind trusted proxies', () => {
  it.each([
    ['the client in the header', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the rightmost address that is not ours', '10.0.0.2', '8.8.8.8, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    [
      'an untrusted address, whatever is left of it',
      '127.0.0.1',
      '127.0.0.1, 203.0.113.9, 10.0.0.1',
      '203.0.113.9',
    ],
    ['the proxy itself when the header is empty', '10.0.0.2', '', '10.0.0.2'],
    ['the proxy itself when the header is invalid', '10.0.0.2', '203.0.113.9, <script>', '10.0.0.2'],
    ['the leftmost proxy when all are ours', '10.0.0.2', '10.0.0.5, 10.0.0.4', '10.0.0.5'],
    ['an entry with a port', '127.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    ['a bracketed entry with a port', '127.0.0.1', '[2001:db8::9]:443', '2001:db8:0:0::/64'],
    ['an IPv4-mapped IPv6 entry', '::ffff:127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv4-mapped IPv6 entry in hexadecimal', '::ffff:7f00:1', '::FFFF:CB00:7109', '203.0.113.9'],
    ['the client behind a proxy in an IPv6 network', 'fd00::1', '203.0.113.9', '203.0.113.9'],
  ])('the address is that of %s', (_what, remote, forwarded, expected) => {
    expect(clientAddress(request(remote, forwarded), ours)).toBe(expected);
  });

  it('the header of an untrusted address is ignored', () => {
    expect(clientAddress(request('203.0.113.9', '10.0.0.1, 127.0.0.1'), ours)).toBe('203.0.113.9');
  });
});

it('treats all addresses of an IPv6 network as one client, whatever their spelling', () => {
  for (const address of ['2001:db8:1:2::1', '2001:DB8:0001:2:ffff::', '2001:db8:1:2:3:4:5:6%eth0']) {
    expect(clientAddress(request(address), nobody)).toBe('2001:db8:1:2::/64');
  }
  expect(clientAddress(request('2001:db8:1:3::1'), nobody)).toBe('2001:db8:1:3::/64');
  expect(clientAddress(request('::1'), nobody)).toBe('0:0:0:0::/64');
  expect(clientAddress(request('::ffff:203.0.113.9'), nobody)).toBe('203.0.113.9');
});

it('warns once about a proxy that is not in TRUSTED_PROXIES', () => {
  const said: string[] = [];
  const log = { ...silentLog, warn: (_fields: object, message: string) => void said.push(message) };
  const addressOf = createClientAddresses(ours, log);
  addressOf(request('203.0.113.9', '8.8.8.8'));
  addressOf(request('127.0.0.1', '8.8.8.8'));
  addressOf(request('192.168.0.2'));
  expect(said).toEqual([]);
  expect(addressOf(request('192.168.0.2', '8.8.8.8'))).toBe('192.168.0.2');
  addressOf(request('172.16.0.2', '8.8.8.8'));
  expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

it.each([
  'localhost',
  '10.0.0.0/33',
  '10.0.0/8',
  '10.0.0.0/8/8',
  'fd00::/129',
  '10.0.0.0/',
  '10.0.0.0/x',
  '*',
])('refuses a setting with %s and names that part', (part) => {
  expect(() => readTrustedProxies(`127.0.0.1,${part}`)).toThrow(`${part} is neither`);
});
