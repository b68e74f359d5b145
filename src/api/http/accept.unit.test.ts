import { expect, it } from 'vitest';
import { acceptsJson } from './accept.ts';

it.each([
  null,
  '',
  '*/*',
  'application/json',
  'APPLICATION/JSON',
  'application/*',
  'application/json; indent=4',
  'text/html, application/json;q=0.1',
  'text/html,*/*;q=0.8',
  'text/*, application/*;q=0.001',
  'application/json;q=1, */*;q=0',
  'application/json;q=high',
  'application/json;version=1;q=0, application/json',
])('%s leaves room for JSON', (header) => expect(acceptsJson(header)).toBe(true));

it.each([
  'text/html',
  'application/xml, text/*',
  'application/json;q=0',
  'application/json;q=0.0, */*',
  'application/*;q=0, text/html',
  '*/*;q=0',
  'json',
  ';;;,',
])('%s excludes JSON', (header) => expect(acceptsJson(header)).toBe(false));
