import type { Result } from '../../contract/errors.ts';
import type { FieldFault, FormFaults } from '../../contract/field-faults.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import type { SecurityLog } from '../../domain/security/facade.ts';
import { currentOrigin } from '../../platform/security/request-origin.ts';
import type { Call } from './handle-call.ts';
import type { LimitName, Trier } from './limits.ts';

/** Entries that the API itself adds to the security log: requests that it refuses, whatever the call. */

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
  reason: 'not_staff' | 'second_factor_needed' | 'no_right' | 'proof_needed' | 'not_found',
): Promise<void> {
  const call = currentOrigin()?.call;
  const detail = { reason, ...(call !== undefined && { call }) };
  await record({ event: 'access_refused', result: 'refused', account: userId, detail });
}

/** Faults of files that are not what they seem. */
const HARMFUL: ReadonlySet<FieldFault['code']> = new Set(['infected', 'other_content', 'word_runs']);

/**
 * What a call has refused: a student asked for something that is not theirs (ids are random, so nobody guesses wrong by
 * accident), or somebody sent a file that is not what it seems.
 */
export async function recordRefusedResult(
  securityLog: Pick<SecurityLog, 'record'>,
  { auth }: Pick<Call, 'auth'>,
  principal: Principal | undefined,
  result: Result<unknown>,
): Promise<void> {
  if (result.ok || !principal) return;
  const { error } = result;
  if (error.code === 'not_found' && auth === 'user')
    return recordRefusal(securityLog, principal, 'not_found');
  if (error.code !== 'invalid_form') return;
  const reason = faultCodes(error.faults).find((code) => HARMFUL.has(code));
  if (reason === undefined) return;
  const event = { event: 'file_refused', result: 'refused', account: principal.userId } as const;
  await securityLog.record({ ...event, detail: { reason } });
}

const faultCodes = (faults: FormFaults): FieldFault['code'][] =>
  Object.values(faults)
    .flatMap((each) => (Array.isArray(each) ? each : Object.values(each).flatMap(({ file }) => file)))
    .map(({ code }) => code);
