import type { Authentication, Principal, TokenFailure } from '../../domain/accounts/policy.ts';

/** Finds the person that an access token belongs to, by the current state of the database. */
export type Authenticate = (accessToken: string) => Promise<Authentication>;

/** Body of a 401, in the shapes and wording of SimpleJWT. Source: docs/wire.md. */
export type Unauthorized = { detail: string; code?: string; messages?: unknown[] };
type Caller = { ok: true; principal: Principal } | { ok: false; body: Unauthorized };

/** The person who makes a request, by its Authorization header, or the body of the 401 to answer with. */
export async function callerOf(header: string | null, authenticate: Authenticate): Promise<Caller> {
  const parts = (header ?? '').split(/\s+/).filter((part) => part !== '');
  if (parts[0] !== 'Bearer') return { ok: false, body: NO_TOKEN };
  const [, token] = parts;
  if (token === undefined || parts.length !== 2) return { ok: false, body: BAD_HEADER };
  const found = await authenticate(token);
  return found.ok ? found : { ok: false, body: REFUSED[found.failure] };
}

export const NO_TOKEN: Unauthorized = { detail: 'Authentication credentials were not provided.' };
export const BAD_HEADER: Unauthorized = {
  detail: 'Authorization header must contain two space-delimited values',
  code: 'bad_authorization_header',
};

const notValid = (message: string): Unauthorized => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});

export const REFUSED: Readonly<Record<TokenFailure, Unauthorized>> = {
  token_expired: notValid('Token is expired'),
  token_invalid: notValid('Token is invalid'),
  token_wrong_type: notValid('Token has wrong type'),
  user_not_found: { detail: 'User not found', code: 'user_not_found' },
  user_inactive: { detail: 'User is inactive', code: 'user_inactive' },
};
