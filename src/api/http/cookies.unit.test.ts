import { expect, it } from 'vitest';
import { readCookie, setCookie } from './cookies.ts';
import { deviceOf } from './device-cookie.ts';
import { previewCookie, previewPassOf } from './preview-cookie.ts';

const KIND = { name: 'kind', path: '/api/kind', seconds: 60 };

it('has the prefix __Host- with https, and what browsers ask for it', () => {
  expect(setCookie(KIND, 'v', true)).toBe(
    '__Host-kind=v; Path=/; Secure; Max-Age=60; HttpOnly; SameSite=Strict',
  );
  // Browsers refuse the prefix there.
  expect(setCookie(KIND, 'v', false)).toBe('kind=v; Path=/api/kind; Max-Age=60; HttpOnly; SameSite=Strict');
});

it('counts only with the name that its site sets, so that another host of the domain cannot set one', () => {
  const cookies = 'kind=planted; other__Host-kind=x; __Host-kind=ours';
  expect(readCookie(KIND, cookies, true)).toBe('ours');
  expect(readCookie(KIND, cookies, false)).toBe('planted');
  expect(readCookie(KIND, 'kind=planted', true)).toBeUndefined();
  expect(readCookie(KIND, undefined, true)).toBeUndefined();
});

it('is read by those that set it, in its format only', () => {
  const secret = 'x'.repeat(43);
  const asked = (cookie: string) => new Request('https://a.example/', { headers: { cookie } });
  expect(deviceOf(asked(`a=1;__Host-known_device=${secret}`), true)).toBe(secret);
  expect(deviceOf(asked(`known_device=${secret}`), true)).toBeUndefined();
  expect(deviceOf(asked(`known_device=${secret}x`), false)).toBeUndefined();
  const [pair] = previewCookie('a.b-c', 60, true).split(';');
  expect(previewPassOf(pair, true)).toBe('a.b-c');
  expect(previewPassOf(pair, false)).toBeUndefined();
  expect(previewPassOf('preview_pass=a b', false)).toBeUndefined();
});
