import * as z from 'zod';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './body.ts';

const schema = z.object({ name: z.string().trim().max(5), age: z.int().min(18).max(99).optional() });

const request = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://prasthan.test/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const read = (body: BodyInit | null) => readBody(request(body), schema);

afterEach(() => void vi.useRealTimers());

describe('a body', () => {
  it('gives the fields that the schema names and nothing else', async () => {
    const sent =
      '{"name": " Sita ", "role": "staff", "__proto__": {"age": 50, "role": "staff"}, "constructor": 1}';
    const { value } = (await read(sent)) as { value: object };
    expect(value).toEqual({ name: 'Sita' });
    expect(Object.keys(value)).toEqual(['name']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('may be missing: then every field is', async () => {
    for (const none of [null, '']) {
      expect(await read(none)).toEqual({
        ok: false,
        error: { code: 'bad_fields', fields: { name: ['This field is required.'] } },
      });
    }
    expect(await readBody(request(null), z.object({}))).toEqual({ ok: true, value: {} });
  });

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=UTF-8',
    ' application/json ;x=1',
  ])('may come as %s', async (type) => {
    const sent = request('{"name":"Sita"}', { 'Content-Type': type });
    expect(await readBody(sent, schema)).toMatchObject({ ok: true });
  });

  it('is not waited for longer than half a minute', async () => {
    vi.useFakeTimers();
    let given = false;
    const slow = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given) return new Promise<void>(() => {});
        given = true;
        controller.enqueue(new TextEncoder().encode('{"name":'));
        return undefined;
      },
    });
    const reading = read(slow);
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await reading).toEqual({ ok: false, error: { code: 'too_slow' } });
  });

  it('may break off', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    expect(await read(broken)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });
});
