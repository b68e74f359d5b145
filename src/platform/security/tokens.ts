import { createHash, randomBytes } from 'node:crypto';
import { errors, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { SecretKeys } from './secret-keys.ts';
import { verifyToken } from './verify-token.ts';
import { isUuid } from '../database/uuid.ts';

/** Version of the claims. Raise it when their meaning changes: tokens of other versions are refused. */
const VERSION = 1;
const AUDIENCE = 'prasthan';
const ALGORITHM = 'HS256';
/** Characters. All our tokens are shorter; longer ones are refused without being parsed. */
const MAX_LENGTH = 2048;
/** How many seconds the clocks of two processes may differ. A token issued further in the future is refused. */
const CLOCK_LEEWAY_SECONDS = 60;
export const REFRESH_SECONDS = 30 * 24 * 60 * 60;

type TokenType = 'access' | 'refresh';

/** The claims of a valid token. */
export interface TokenClaims {
  userId: string;
  sessionId: string;
  /** Random and unique for each token. */
  tokenId: string;
}

export type TokenReading =
  | { ok: true; claims: TokenClaims }
  | { ok: false; failure: 'token_expired' | 'token_invalid' | 'token_wrong_type' };

export interface IssuedTokens {
  access: string;
  refresh: string;
}

/** Signed tokens (JWT, HS256). They identify a person and a session; role and status are always read from the database. */
export interface Tokens {
  /** `refreshId` becomes the id of the refresh token; create one with `newTokenId`. */
  issue(userId: string, sessionId: string, refreshId: string): Promise<IssuedTokens>;
  read(type: TokenType, token: string): Promise<TokenReading>;
}

interface TokenOptions {
  secretKeys: SecretKeys;
  /** The issuer: tokens of another site with the same secret are refused. */
  publicOrigin: string;
  clock: Clock;
  accessTokenSeconds: number;
}

/** 256 random bits, for token ids and links in mails. */
export const newTokenId = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token or link. A copy of the database does not contain usable tokens. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export function createTokens({ secretKeys, publicOrigin, clock, accessTokenSeconds }: TokenOptions): Tokens {
  const keys = secretKeys.of('tokens');
  const lifetime = { access: accessTokenSeconds, refresh: REFRESH_SECONDS };

  const sign = (type: TokenType, userId: string, sessionId: string, tokenId: string) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const { id, bytes } = keys.current;
    return new SignJWT({ token_type: type, user_id: userId, sid: sessionId, v: VERSION })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
      .setJti(tokenId)
      .setIssuer(publicOrigin)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime[type])
      .sign(bytes);
  };

  return {
    issue: async (userId, sessionId, refreshId) => ({
      access: await sign('access', userId, sessionId, newTokenId()),
      refresh: await sign('refresh', userId, sessionId, refreshId),
    }),
    async read(type, token) {
      if (token.length > MAX_LENGTH) return { ok: false, failure: 'token_invalid' };
      try {
        const { payload } = await verifyToken(token, keys, {
          algorithms: [ALGORITHM],
          typ: 'JWT',
          issuer: publicOrigin,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat', 'jti', 'token_type', 'user_id', 'sid', 'v'],
          currentDate: clock.now(),
        });
        const { v, iat = Infinity, user_id: userId, sid: sessionId, jti: tokenId, token_type } = payload;
        if (v !== VERSION || !isUuid(userId) || !isUuid(sessionId) || typeof tokenId !== 'string') {
          return { ok: false, failure: 'token_invalid' };
        }
        if (iat > clock.now().getTime() / 1000 + CLOCK_LEEWAY_SECONDS) {
          return { ok: false, failure: 'token_invalid' };
        }
        if (token_type !== type) return { ok: false, failure: 'token_wrong_type' };
        return { ok: true, claims: { userId, sessionId, tokenId } };
      } catch (error) {
        return { ok: false, failure: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' };
      }
    },
  };
}
