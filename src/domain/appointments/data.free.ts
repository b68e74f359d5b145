import type { AppointmentTimes } from '../../contract/appointments.ts';
import { BOOKABLE_DAYS } from '../../contract/appointment-words.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Db } from '../../platform/database/schema.ts';
import { listColleagues } from '../follow-up/data.colleagues.ts';
import type { AppointmentContext } from './context.ts';
import { freeTimes, type FreeTime } from './policy.free.ts';
import { DAY_MS } from './policy.ts';

export interface Wish {
  /** '': any. */
  branch: string;
  /** Null: anybody. */
  counselor: string | null;
}

type Reader = Pick<AppointmentContext, 'branches'>;

/** Every time that can be booked now, with whom. @param except an appointment that is being moved, which is not in its own way */
export async function readFree(
  db: Db,
  { branches }: Reader,
  now: Date,
  except: string | null = null,
): Promise<FreeTime[]> {
  const staff = (await listColleagues(db)).colleagues.map(({ id }) => id);
  const offices = [...branches()];
  if (staff.length === 0 || offices.length === 0) return [];
  const hours = await db
    .selectFrom('counselor_hours')
    .select(['counselor_id', 'branch', 'weekday', 'from_minute', 'until_minute', 'minutes'])
    .where('counselor_id', 'in', staff)
    .where('branch', 'in', offices)
    .orderBy('id')
    .execute();
  const daysOff = await db
    .selectFrom('counselor_days_off')
    .select(['counselor_id', 'day'])
    .where('day', '>=', nepalDate(now))
    .execute();
  const taken = await db
    .selectFrom('appointments')
    .select(['counselor_id', 'starts_at', 'ends_at'])
    .where('counselor_id', 'is not', null)
    .where('state', '<>', 'cancelled')
    .where('starts_at', '>', new Date(now.getTime() - DAY_MS))
    .where('starts_at', '<', new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS))
    .$if(except !== null, (query) => query.where('id', '<>', except))
    .execute();
  return freeTimes(
    {
      hours,
      daysOff: new Set(daysOff.map(({ counselor_id, day }) => `${counselor_id} ${day}`)),
      taken: taken.map((row) => ({ ...row, counselor_id: row.counselor_id! })),
    },
    now,
  );
}

export const fits =
  ({ branch, counselor }: Wish) =>
  (time: FreeTime) =>
    (branch === '' || time.branch === branch) && (counselor === null || time.counselor_id === counselor);

/** What visitors choose from: the offices, the counselors of the chosen one, and each free time once. */
export async function readTimes(db: Db, context: Reader, now: Date, wish: Wish): Promise<AppointmentTimes> {
  const free = await readFree(db, context, now);
  const there = free.filter(fits({ ...wish, counselor: null }));
  const bookable = new Set(there.map(({ counselor_id }) => counselor_id));
  const days = new Map<string, AppointmentTimes['days'][number]['times']>();
  const seen = new Set<string>();
  for (const { day, branch, starts_at, ends_at } of there.filter(fits(wish))) {
    const key = `${branch} ${starts_at.getTime()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const times = days.get(day) ?? [];
    times.push({ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), branch });
    days.set(day, times);
  }
  return {
    branches: context.branches().filter((name) => free.some(({ branch }) => branch === name)),
    counselors: await publicNames(db, bookable),
    days: [...days].map(([day, times]) => ({ day, times })),
  };
}

/** Names of counselors as visitors see them: never an e-mail address. */
export async function publicNames(db: Db, ids: ReadonlySet<string>): Promise<{ id: string; name: string }[]> {
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`.trim() || 'A counselor',
  }));
}
