import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountCall, readFailure, UNREACHABLE } from './account-call.ts';

const FALLBACK = 'An error occurred during login';

describe('the message of a refusal', () => {
  it('is the error, otherwise the message, otherwise the fallback', () => {
    const failure = (body: unknown) => readFailure(400, body, FALLBACK).message;
    expect(failure({ error: 'The error', message: 'The message', detail: 'x' })).toBe('The error');
    expect(failure({ message: 'The message', detail: 'x' })).toBe('The message');
    expect(failure({ error: '', message: 7, detail: 'x' })).toBe(FALLBACK);
    for (const body of [null, 'oops', [], 3]) expect(failure(body)).toBe(FALLBACK);
  });

  it('says when to try again, also for the answer of a proxy', () => {
    const detail = 'Request was throttled. Expected available in 40 seconds.';
    expect(readFailure(429, { detail }, FALLBACK).message).toBe(detail);
    expect(readFailure(500, { detail }, FALLBACK).message).toBe(FALLBACK);
  });

  it('keeps the code and the first message of each field', () => {
    const body = {
      error: 'Passwords must match',
      code: 'invalid',
      email: ['Enter a valid email address.', 'second'],
      non_field_errors: ['Passwords must match'],
      password: 'short',
      odd: { 0: [] },
    };
    expect(readFailure(400, body, FALLBACK)).toEqual({
      status: 400,
      code: 'invalid',
      message: 'Passwords must match',
      fields: { email: 'Enter a valid email address.', password: 'short' },
    });
  });
});

describe('a call', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const call = () =>
    accountCall('POST /api/user/login/', { body: { email: 'a@b.np', password: 'x' }, fallback: FALLBACK });

  it('returns the answer', async () => {
    fetched.mockResolvedValueOnce(Response.json({ role: 'user' }));
    expect(await call()).toEqual({ ok: true, body: { role: 'user' } });
    expect(fetched.mock.lastCall?.[1]?.body).toBe('{"email":"a@b.np","password":"x"}');
  });

  it('returns the fallback for a refusal without JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await call()).toMatchObject({ ok: false, failure: { status: 502, message: FALLBACK } });
  });

  it('says so when there is no connection', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await call()).toMatchObject({ ok: false, failure: { status: 0, message: UNREACHABLE } });
  });
});
