import type { TokenPair } from '../../src/contract/accounts.ts';
import type { TestApi } from './api.ts';

/** Helpers for calls with tokens. */
export const testTokens = ({ ask, get }: Pick<TestApi, 'ask' | 'get'>) => ({
  profile: (access: string) => get('/api/user/profile/', { Authorization: `Bearer ${access}` }),
  refresh: (token: string) => ask('POST', '/api/user/token/refresh/', {}, { refresh: token }),
});
export const pairOf = (answer: { body: unknown }) => answer.body as TokenPair;

/** The body of a 401 in SimpleJWT's format. */
export const notValid = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});
export const INVALID = notValid('Token is invalid');
