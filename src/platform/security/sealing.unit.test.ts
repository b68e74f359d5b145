import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';
import { keySet } from './secret-keys.ts';

const [secret, other] = [randomBytes(32), randomBytes(32)];
const key = keySet([secret], 'mail data');
const text = 'https://prasthan.test/verify-email/प्रस्थान';
const sealed = seal(key, text, 'mail 1');

it.each(['', text, 'x'.repeat(100_000)])('decrypts what it encrypted', (each) => {
  expect(unseal(key, seal(key, each, 'mail 1'), 'mail 1')).toBe(each);
});

it('reveals nothing of the text and is different every time', () => {
  expect(sealed.includes('prasthan')).toBe(false);
  expect(seal(key, text, 'mail 1').equals(sealed)).toBe(false);
});

it('decrypts only with the same key and place', () => {
  expect(unseal(keySet([other], 'mail data'), sealed, 'mail 1')).toBeNull();
  expect(unseal(key, sealed, 'mail 2')).toBeNull();
});

it('encrypts with the current key and decrypts with those it has replaced', () => {
  const both = keySet([other, secret], 'mail data');
  expect(unseal(both, sealed, 'mail 1')).toBe(text);
  const again = seal(both, text, 'mail 1');
  expect(unseal(keySet([other], 'mail data'), again, 'mail 1')).toBe(text);
  expect(unseal(key, again, 'mail 1')).toBeNull();
});

it('detects every change', () => {
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(unseal(key, changed, 'mail 1')).toBeNull();
  }
  for (const length of [0, 1, 12, 28, sealed.length - 1]) {
    expect(unseal(key, sealed.subarray(0, length), 'mail 1')).toBeNull();
  }
});
