import { decodeProtectedHeader, errors, jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose';
import type { KeySet } from './secret-keys.ts';

/**
 * Checks a signed token (JWT) with the key that its header names. A token without a name was signed before keys had
 * names: each key is tried.
 * @throws as `jwtVerify` does
 */
export async function verifyToken(
  token: string,
  keys: KeySet,
  options: JWTVerifyOptions,
): Promise<JWTVerifyResult> {
  const { kid } = decodeProtectedHeader(token);
  for (const { bytes } of keys.all.filter(({ id }) => kid === undefined || kid === id)) {
    try {
      return await jwtVerify(token, bytes, options);
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}
