import { routes } from '../../contract/routes.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { MailedLink } from './policy.ts';

export type LinkPurpose = 'verify' | 'reset';

/** Lifetime of a mailed link in minutes. */
export const LINK_MINUTES = 60;

/** Days in which a student can take over an account that staff made. Later, 'Forgot password' does the same. */
export const CLAIM_DAYS = 14;

/** Days until an invitation to the staff expires. */
export const INVITATION_DAYS = 7;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

export const encodePk = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The account and token of a link, or null if it cannot be one of ours. */
export function readLink({ encodedPk, token }: MailedLink): { userId: string; token: string } | null {
  const userId = Buffer.from(encodedPk, 'base64url').toString('latin1');
  return isUuid(userId) && TOKEN.test(token) ? { userId, token } : null;
}

/** URL of the page that uses the link, always on the public origin. */
export function linkAddress(
  publicOrigin: string,
  purpose: LinkPurpose,
  userId: string,
  token: string,
): string {
  const route = purpose === 'verify' ? routes.verifyEmail : routes.passwordReset;
  return publicOrigin + route(encodePk(userId), token);
}
