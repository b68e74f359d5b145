import type { TokenFailure } from '../../contract/errors.ts';
import { currentOrigin } from '../../platform/security/request-origin.ts';
import type { RecordSecurity } from '../security/context.ts';

/**
 * Records a token that we did not issue, or that was issued for another purpose. A token that has only expired is not
 * a forgery.
 */
export async function recordForgery(recordSecurity: RecordSecurity, failure: TokenFailure): Promise<void> {
  if (failure === 'token_expired') return;
  const call = currentOrigin()?.call;
  const detail = { reason: failure, ...(call !== undefined && { call }) };
  await recordSecurity({ event: 'token_forged', result: 'refused', detail });
}
