import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyIn } from './body-in-encoding.ts';
import { prepareAnswer } from './send-cached.ts';

const HTML = Array.from({ length: 400 }, (_, at) => `<p>Course ${at * 7919} in Kathmandu</p>`).join('');
const page = () => prepareAnswer(200, { 'content-type': 'text/html' }, Buffer.from(HTML));

it.each([
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const)(
  'compresses with %s fast at first, and well once it is asked for again',
  async (encoding, read) => {
    const answer = page();
    const waiting: (() => Promise<void>)[] = [];
    let full = true;
    const ask = () =>
      bodyIn(answer, encoding, (work) => {
        if (!full) waiting.push(work);
        return !full;
      }).body;
    const first = ask();
    expect(read(first).toString()).toBe(HTML);
    // Too much waits already: it is asked for again later.
    expect([ask(), waiting.length]).toEqual([first, 0]);
    full = false;
    expect([ask(), ask(), waiting.length]).toEqual([first, first, 1]);
    await waiting[0]?.();
    expect(ask().length).toBeLessThan(first.length);
    expect(read(ask()).toString()).toBe(HTML);
    expect(waiting).toHaveLength(1);
  },
);

it('sends a client that takes Zstandard and brotli the first until the second is there', async () => {
  const answer = page();
  const waiting: (() => Promise<void>)[] = [];
  const ask = (accepted: 'zstd' | 'br') => bodyIn(answer, accepted, (work) => waiting.push(work) > 0);
  const first = ask('zstd');
  expect(first.coding).toBe('zstd');
  expect(zlib.zstdDecompressSync(first.body).toString()).toBe(HTML);
  expect([ask('zstd'), waiting.length]).toEqual([first, 1]);
  await waiting[0]?.();
  const best = ask('zstd');
  expect(best.coding).toBe('br');
  expect(best.body.length).toBeLessThan(first.body.length);
  expect(zlib.brotliDecompressSync(best.body).toString()).toBe(HTML);
  expect(ask('br')).toEqual(best);
  expect(answer.bodies).not.toHaveProperty('zstd');
  expect(waiting).toHaveLength(1);
});

it('sends what is no text, or short, as it is', () => {
  const never = () => expect.unreachable();
  const picture = prepareAnswer(200, { 'content-type': 'image/png' }, Buffer.from(HTML));
  expect(bodyIn(picture, 'br', never)).toEqual({ body: picture.bodies.identity, coding: undefined });
  const short = prepareAnswer(200, { 'content-type': 'text/html' }, Buffer.from('<p>Short</p>'));
  expect(bodyIn(short, 'zstd', never)).toEqual({ body: short.bodies.identity, coding: undefined });
});
