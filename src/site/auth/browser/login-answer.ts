import type { LoginAnswer } from '../../../contract/accounts.ts';

/** Checks the answer against the contract, because another back end may be in use. */
export function isLoginAnswer(body: unknown): body is LoginAnswer {
  const { token, role } = (body ?? {}) as { token?: Partial<Record<string, unknown>>; role?: unknown };
  return (
    typeof token?.['access'] === 'string' && typeof token['refresh'] === 'string' && typeof role === 'string'
  );
}
