import { expect, it } from 'vitest';
import { compressBest, compressFast, preferredCoding, preferredEncoding } from './encoding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0', undefined],
  ['br ; q=0.000, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['gzip;q=0.5', 'gzip'],
  // Nothing that we have is accepted: the body is sent as it is.
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['br;q=high, gzip', 'gzip'],
  [';;,', undefined],
])('Accept-Encoding %j is answered with %s', (header, encoding) =>
  expect(preferredEncoding(header)).toBe(encoding),
);

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br', 'br'],
  ['br, zstd;q=0.9', 'br'],
  ['br, zstd;q=0', 'br'],
  ['br;q=0.9, zstd', 'zstd'],
  // It will get brotli later, so it has to take both.
  ['gzip, zstd', 'gzip'],
  ['zstd', undefined],
  ['*', 'br'],
  [undefined, undefined],
])('a first answer for Accept-Encoding %j may be in %s', (header, coding) =>
  expect(preferredCoding(header)).toBe(coding),
);

it('gives compressed bodies memory of their own, so that a kept one keeps no more than itself', async () => {
  const body = Buffer.from(Array.from({ length: 2_000 }, (_, at) => `Course ${at * 7919}`).join(' '));
  const compressed = [
    ...(['zstd', 'br', 'gzip'] as const).map((coding) => compressFast(body, coding)),
    ...(await Promise.all((['br', 'gzip'] as const).map((encoding) => compressBest(body, encoding)))),
  ];
  for (const { length, buffer } of compressed) expect(buffer.byteLength).toBe(length);
});
