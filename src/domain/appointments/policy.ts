import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../platform/database/uuid.ts';

/** The job that reminds people of their appointments. */
export const REMIND_JOB = 'remind-appointments';
export const REMIND_SECONDS = 60;

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Reminders come this long before, the later one last. */
export const REMIND_HOUR_MS = HOUR_MS;
/** Visitors book, move and cancel until this long before, so that the counselor hears of it. */
export const LEAD_MS = HOUR_MS;
/** A person can have this many appointments ahead, so that nobody takes all times. */
export const MOST_AHEAD = 2;

const signature = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(`appointment ${id}`).digest('base64url');

/** The secret part of the link with which a person moves and cancels an appointment. */
export const linkOf = (key: Buffer, id: string): string => `${id}.${signature(key, id)}`;

/** The appointment that a link leads to; undefined for a link that we did not make. */
export function readLink(key: Buffer, link: string): string | undefined {
  const [id = '', signed = '', ...rest] = link.split('.');
  if (!isUuid(id) || rest.length > 0) return undefined;
  const right = Buffer.from(signature(key, id.toLowerCase()));
  const given = Buffer.from(signed);
  return right.length === given.length && timingSafeEqual(right, given) ? id.toLowerCase() : undefined;
}

/** When reminders were sent, for an appointment that is booked or moved now: those that would come too late count as sent. */
export function remindersAt(starts: Date, now: Date) {
  const left = starts.getTime() - now.getTime();
  return {
    day_reminder_at: left <= DAY_MS ? now : null,
    hour_reminder_at: left <= REMIND_HOUR_MS ? now : null,
  };
}
