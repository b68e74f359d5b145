import { inNepal } from '../../contract/nepal-time.ts';

/** When the office is mailed about what students do in their cases. Settings: src/content/consultancy.ts. */
export interface OfficeMails {
  /**
   * `each`: a mail for every answer, at once. `hourly`: at most one mail per case and hour; the first at once or, for
   * documents, SITTING_MINUTES after the first of them. `daily`: one mail a day about all cases. `off`: none.
   */
  answers: 'each' | 'hourly' | 'daily' | 'off';
  /** Hour of the daily mail in Nepal, 0 to 23. */
  dailyHour: number;
}

/** The job that sends what is due. */
export const TELL_OFFICE_JOB = 'tell-office';
export const TELL_OFFICE_SECONDS = 120;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Browsers upload documents one by one. A mail about documents waits this long, so that it names all of them. */
export const SITTING_MINUTES = 10;

/** What the time of a mail about an answer depends on. */
interface Told {
  /** The answer added documents; more are probably being uploaded. */
  documents: boolean;
  /** When the office was last mailed about the case. */
  toldAt: Date | null;
}

/** When an answer given now is mailed to the office. */
export function noticeDue({ answers, dailyHour }: OfficeMails, now: Date, { documents, toldAt }: Told): Date {
  if (answers === 'daily') return nextHour(now, dailyHour);
  if (answers !== 'hourly') return now;
  const ready = now.getTime() + (documents ? SITTING_MINUTES * MINUTE_MS : 0);
  return new Date(Math.max(ready, toldAt ? toldAt.getTime() + HOUR_MS : 0));
}

/** The next time that this hour begins in Nepal; today if it is still ahead. */
function nextHour(now: Date, hour: number): Date {
  const there = inNepal(now).getTime();
  const midnight = Math.floor(there / DAY_MS) * DAY_MS;
  const today = midnight + hour * HOUR_MS;
  const next = today > there ? today : today + DAY_MS;
  return new Date(now.getTime() + (next - there));
}
