/**
 * waiting -> sent, or waiting -> dead (given up, refused, expired); staff can move dead -> waiting. A mail that is
 * being sent is waiting, with its next attempt one lease ahead.
 */
export type MailState = 'waiting' | 'sent' | 'dead';

const MINUTE_MS = 60_000;

/** Minutes from one failed attempt to the next: short at first, because people wait for links; 24 hours in total. */
export const RETRY_MINUTES: readonly number[] = [1, 2, 5, 15, 30, 60, 120, 240, 240, 240, 240, 247];

/** When a mail is retried after its `attempts`-th attempt failed; null: never. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutesAfter(now, minutes);
}

/**
 * Minutes for which a mail belongs to the process that is sending it. Longer than an attempt can take
 * (ATTEMPT_SECONDS of the mailer), so that two processes never send it. If a process dies while sending, others retry
 * after this time.
 */
export const LEASE_MINUTES = 5;

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);
