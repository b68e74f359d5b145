import type { Principal } from '../../domain/accounts/policy.ts';
import type { SecurityLog } from '../../domain/security/facade.ts';
import { currentOrigin } from '../../platform/security/request-origin.ts';
import type { LimitName, Trier } from './limits.ts';

/** What the API itself adds to the security log: what it refuses before any command runs. */

/** Somebody tried too often. */
export async function recordLimit(
  { record }: Pick<SecurityLog, 'record'>,
  limit: LimitName,
  { principal, body }: Trier,
): Promise<void> {
  const { email } = (body ?? {}) as { email?: unknown };
  await record({
    event: 'limit_reached',
    result: 'refused',
    ...(principal
      ? { account: principal.userId }
      : { typedEmail: typeof email === 'string' ? email : undefined }),
    detail: { limit },
  });
}

/** Somebody who is logged in asked for what is not theirs (403). */
export async function recordRefusal(
  { record }: Pick<SecurityLog, 'record'>,
  { userId }: Principal,
  reason: 'not_staff' | 'second_factor_needed' | 'proof_needed',
): Promise<void> {
  const call = currentOrigin()?.call;
  const detail = { reason, ...(call !== undefined && { call }) };
  await record({ event: 'access_refused', result: 'refused', account: userId, detail });
}
