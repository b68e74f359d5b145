import { errors, SignJWT } from 'jose';
import { editKindSchema } from '../../contract/edits/kinds.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import { verifyToken } from '../../platform/security/verify-token.ts';
import type { Edited } from './context.ts';

/** How long a link and the permission to open links last. */
export const PREVIEW_SECONDS = 8 * 60 * 60;
const ALGORITHM = 'HS256';

export type TokenFailure = 'expired' | 'invalid';
type Read<Value> = { ok: true; value: Value } | { ok: false; failure: TokenFailure };

/** Signed texts: which object a link previews, and whose login may open links. Neither can stand for the other. */
export function previewTokens(options: { secretKeys: SecretKeys; publicOrigin: string; clock: Clock }) {
  const { publicOrigin, clock } = options;
  const keys = options.secretKeys.of('previews');
  const sign = async (audience: 'link' | 'pass', claims: Record<string, string>) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const { id, bytes } = keys.current;
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: id })
      .setIssuer(publicOrigin)
      .setAudience(audience)
      .setExpirationTime(now + PREVIEW_SECONDS)
      .sign(bytes);
    return { token, expiresAt: new Date((now + PREVIEW_SECONDS) * 1000) };
  };
  const read = async (audience: 'link' | 'pass', token: string): Promise<Read<Record<string, unknown>>> => {
    try {
      const { payload } = await verifyToken(token, keys, {
        algorithms: [ALGORITHM],
        issuer: publicOrigin,
        audience,
        requiredClaims: ['exp'],
        currentDate: clock.now(),
      });
      return { ok: true, value: payload };
    } catch (error) {
      return { ok: false, failure: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  };
  return {
    link: ({ kind, object }: Edited) => sign('link', { kind, object }),
    pass: (sessionId: string) => sign('pass', { session: sessionId }),
    async readLink(token: string): Promise<Read<{ edited: Edited; expiresAt: Date }>> {
      const found = await read('link', token);
      if (!found.ok) return found;
      const { kind, object, exp } = found.value;
      const known = editKindSchema.safeParse(kind);
      if (!known.success) return { ok: false, failure: 'invalid' };
      const edited = { kind: known.data, object: String(object) };
      return { ok: true, value: { edited, expiresAt: new Date(Number(exp) * 1000) } };
    },
    /** @returns the session; undefined if it is not valid */
    async readPass(token: string): Promise<string | undefined> {
      const found = await read('pass', token);
      return found.ok ? String(found.value['session']) : undefined;
    },
  };
}
