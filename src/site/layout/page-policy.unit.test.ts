import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { toByteText } from './byte-text.ts';
import { narrowPolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('keeps the hashes of what stands in the page, and no other', () => {
  const html =
    '<head><style>a{}</style></head><script type="module">go()\n</script><style data-x>b{}</style>';
  const allowed = `script-src 'self' ${hash('go()\n')} ${hash('other()')}; style-src 'self' ${hash('a{}')} ${hash('c{}')} ${hash('b{}')};`;
  expect(narrowPolicy(allowed, html)).toBe(
    `script-src 'self' ${hash('go()\n')}; style-src 'self' ${hash('a{}')} ${hash('b{}')};`,
  );
});

it('knows a script by the bytes that are sent', () => {
  const policy = `script-src 'self' ${hash('say("नमस्ते’")')};`;
  expect(narrowPolicy(policy, toByteText('<script>say("नमस्ते’")</script>'))).toBe(policy);
});

it('adds none for what the policy did not allow', () => {
  expect(narrowPolicy("script-src 'self';", '<script>alert(1)</script>')).toBe("script-src 'self';");
});

it('passes over data and scripts of their own files', () => {
  const html =
    '<script type="application/ld+json">{}</script><script src="/a.js"></script><script>go()</script>';
  expect(narrowPolicy(`script-src 'self' ${hash('{}')} ${hash('')} ${hash('go()')};`, html)).toBe(
    `script-src 'self' ${hash('go()')};`,
  );
});

it('finds what stands after a script that names an element', () => {
  const html = '<script>find("<script>")</script><style>a{}</style><script>go()</script>';
  const policy = `script-src 'self' ${hash('find("<script>")')} ${hash('go()')}; style-src 'self' ${hash('a{}')};`;
  expect(narrowPolicy(policy, html)).toBe(policy);
});
