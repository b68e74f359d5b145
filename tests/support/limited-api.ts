import { beforeEach, vi } from 'vitest';
import { testApi } from './api.ts';

export const MINUTE = 60_000;

/** The client address with this number. */
export const address = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** The API with rate limits and a test clock. The counters are empty at the start of each test. */
export async function limitedApi() {
  const api = await testApi({ limits: true });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 2 * 60 * MINUTE);
  });
  async function post(path: string, body: object, clientAddress = '203.0.113.7', headers = {}) {
    const request = new Request(`http://10.0.0.7${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const response = await api.fetch(request, { clientAddress });
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      body: (await response.json()) as Record<string, unknown>,
    };
  }
  return {
    ...api,
    post,
    tryToLogIn: (email: string, password: string, clientAddress?: string, headers?: object) =>
      post('/api/user/login/', { email, password }, clientAddress, headers),
  };
}
