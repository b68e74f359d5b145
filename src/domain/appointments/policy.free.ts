import { BOOKABLE_DAYS, weekdayOf } from '../../contract/appointment-words.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { DAY_MS, LEAD_MS } from './policy.ts';

/** Hours in which a counselor can be booked, each week. */
export interface Hours {
  counselor_id: string;
  branch: string;
  weekday: number;
  from_minute: number;
  until_minute: number;
  minutes: number;
}

/** A time in which somebody is busy. */
export interface Taken {
  counselor_id: string;
  starts_at: Date;
  ends_at: Date;
}

/** A time that can be booked with one counselor. */
export interface FreeTime extends Taken {
  branch: string;
  /** The day in Nepal. */
  day: string;
}

interface Diary {
  hours: readonly Hours[];
  /** 'counselor day' */
  daysOff: ReadonlySet<string>;
  taken: readonly Taken[];
}

const MINUTE_MS = 60_000;

/** The times that can be booked from now on, the next first. Days are days in Nepal, whatever the server's clock says. */
export function freeTimes({ hours, daysOff, taken }: Diary, now: Date): FreeTime[] {
  const from = now.getTime() + LEAD_MS;
  const found: FreeTime[] = [];
  for (let ahead = 0; ahead < BOOKABLE_DAYS; ahead += 1) {
    const day = nepalDate(now.getTime() + ahead * DAY_MS);
    const midnight = Date.parse(`${day}T00:00:00+05:45`);
    const weekday = weekdayOf(day);
    for (const each of hours) {
      if (each.weekday !== weekday || daysOff.has(`${each.counselor_id} ${day}`)) continue;
      for (let at = each.from_minute; at + each.minutes <= each.until_minute; at += each.minutes) {
        const starts = midnight + at * MINUTE_MS;
        const time = {
          counselor_id: each.counselor_id,
          branch: each.branch,
          day,
          starts_at: new Date(starts),
          ends_at: new Date(starts + each.minutes * MINUTE_MS),
        };
        if (starts >= from && !taken.some((busy) => overlaps(busy, time))) found.push(time);
      }
    }
  }
  return found.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
}

/** Whether a counselor would have to be with two people at once. */
const overlaps = (one: Taken, other: Taken): boolean =>
  one.counselor_id === other.counselor_id && one.starts_at < other.ends_at && other.starts_at < one.ends_at;
