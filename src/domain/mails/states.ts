/**
 * waiting -> sent, or waiting -> dead (given up, refused, expired), and by staff dead -> waiting. A mail that is being
 * sent is a waiting one whose next attempt lies a lease ahead.
 */
export type MailState = 'waiting' | 'sent' | 'dead';

const MINUTE_MS = 60_000;

/** Minutes from one failed attempt to the next: short at first, for a link is waited for; 24 hours in all. */
export const RETRY_MINUTES: readonly number[] = [1, 2, 5, 15, 30, 60, 120, 240, 240, 240, 240, 247];

/** When a mail is tried again after its `attempts`-th attempt failed; null: not any more. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutesAfter(now, minutes);
}

/**
 * So long a mail belongs to the process that is sending it. Longer than an attempt can take (ATTEMPT_SECONDS of the
 * mailer), so that it is not sent by two; a process that dies while sending leaves it to others that much later.
 */
export const LEASE_MINUTES = 5;

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);
