import { inNepal } from '../../contract/nepal-time.ts';

/** The job that mails the queue of the day to those who want it. */
export const DIGEST_JOB = 'mail-today';
export const DIGEST_SECONDS = 120;

/** Hours of the day in Nepal: the mail comes at the first, and after the second it would be too late to be of use. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 12;

/** Cases that the mail names; the rest is counted. */
export const NAMED_IN_DIGEST = 20;

export function isDigestTime(now: Date): boolean {
  const hour = inNepal(now).getUTCHours();
  return hour >= FROM_HOUR && hour < UNTIL_HOUR;
}
