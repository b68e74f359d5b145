import { expect, it } from 'vitest';
import type { PublicReads } from '../../contract/public-reads.ts';
import { CALLS } from '../all-calls.ts';
import { createApi } from '../app.ts';
import type { Product } from '../http/handle-call.ts';

const ORIGIN = 'https://prasthan.test';
const api = createApi({ ...({ reads: {} as PublicReads } as Product), publicOrigin: ORIGIN });
const read = async () => {
  const response = await api.fetch(new Request(`${ORIGIN}/api/docs`));
  return { response, text: await response.text() };
};

it('the documentation shows each call with its parameters, answers and a line to copy', async () => {
  const { text } = await read();
  for (const { method, path, summary, parameters } of CALLS) {
    expect(text).toContain(`<code>${path}</code>`);
    expect(text).toContain(summary);
    const line = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), `${ORIGIN}${path}`);
    const way = ['get', 'post'].includes(method) ? '' : `-X ${method.toUpperCase()} `;
    expect(text.replaceAll('curl -X POST ', 'curl ')).toContain(`curl ${way}&#39;${line}`);
    for (const { name } of parameters) expect(text).toContain(`<code>${name}</code>`);
  }
  expect(text).toContain('Select a valid choice. 999 is not one of the available choices.');
});

it('the documentation is HTML that may load and run nothing but its own style', async () => {
  const { response, text } = await read();
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/);
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(Buffer.from(digest).toString('base64'));
  expect(text).not.toMatch(/<script|<link|<img|\sstyle="|\son\w+="/);
});

it('the documentation has each id once, and every link inside it leads somewhere', async () => {
  const { text } = await read();
  const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});
