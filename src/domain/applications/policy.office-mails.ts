import { inNepal } from '../../contract/nepal-time.ts';

/** How the office hears by mail of what students do in their cases. Settings: src/content/consultancy.ts. */
export interface OfficeMails {
  /**
   * `each`: a mail for every answer, at once. `hourly`: one mail a case and hour at most, the first one at once.
   * `daily`: one mail a day about all cases. `off`: none.
   */
  answers: 'each' | 'hourly' | 'daily' | 'off';
  /** Hour of the daily mail in Nepal, 0 to 23. */
  dailyHour: number;
}

/** The job that sends what is due. */
export const TELL_OFFICE_JOB = 'tell-office';
export const TELL_OFFICE_SECONDS = 120;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** When an answer of this moment is told. @param toldAt when the office last got a mail about the case */
export function noticeDue({ answers, dailyHour }: OfficeMails, now: Date, toldAt: Date | null): Date {
  if (answers === 'daily') return nextHour(now, dailyHour);
  if (answers !== 'hourly' || toldAt === null) return now;
  return new Date(Math.max(now.getTime(), toldAt.getTime() + HOUR_MS));
}

/** The next time that it is this hour in Nepal; today's if it is still to come. */
function nextHour(now: Date, hour: number): Date {
  const there = inNepal(now).getTime();
  const midnight = Math.floor(there / DAY_MS) * DAY_MS;
  const today = midnight + hour * HOUR_MS;
  const next = today > there ? today : today + DAY_MS;
  return new Date(now.getTime() + (next - there));
}
