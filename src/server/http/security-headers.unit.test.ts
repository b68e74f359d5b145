import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

function headersOf(publicOrigin: string): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  createSecurityHeaders(publicOrigin)(response as unknown as ServerResponse);
  return headers;
}

it('asks for https for a year, on all hosts of the domain, only where the site is served with https', () => {
  expect(headersOf('https://prasthan.example').get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  // A browser ignores it there, and a developer's machine must stay reachable.
  expect(headersOf('http://localhost:3000').has('strict-transport-security')).toBe(false);
});

it('allows an answer that is no page to load nothing, to move no links and to be framed by nobody', () => {
  const headers = headersOf('https://prasthan.example');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get('x-frame-options')).toBe('DENY');
});
