import type { Principal } from '../../domain/accounts/policy.ts';
import type { SecurityLog } from '../../domain/security/facade.ts';
import { currentOrigin } from '../../platform/security/request-origin.ts';
import type { LimitName, Trier } from './limits.ts';

/** Entries that the API itself adds to the security log: requests refused before any command runs. */

/** Too many attempts (429). */
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

/** A person who is logged in lacks the permission (403). */
export async function recordRefusal(
  { record }: Pick<SecurityLog, 'record'>,
  { userId }: Principal,
  reason: 'not_staff' | 'second_factor_needed' | 'no_right' | 'proof_needed',
): Promise<void> {
  const call = currentOrigin()?.call;
  const detail = { reason, ...(call !== undefined && { call }) };
  await record({ event: 'access_refused', result: 'refused', account: userId, detail });
}
