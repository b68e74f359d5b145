import type { LoginAnswer } from '../../../contract/accounts.ts';

/** Whether the API gave what the contract promises; another back end may stand behind it. */
export function isLoginAnswer(body: unknown): body is LoginAnswer {
  const { token, role } = (body ?? {}) as { token?: Partial<Record<string, unknown>>; role?: unknown };
  return (
    typeof token?.['access'] === 'string' && typeof token['refresh'] === 'string' && typeof role === 'string'
  );
}
