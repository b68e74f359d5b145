import type { CounselorCalendar } from '../../contract/appointments.ts';
import type { Counselor } from '../../contract/follow-up.ts';
import { can } from '../../contract/rights.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Principal } from '../accounts/policy.ts';

/** Counselors set their own hours, owners everybody's. */
export const mayChange = ({ userId, staff_role }: Principal, counselor: string): boolean =>
  staff_role !== null &&
  can(staff_role, 'write', 'enquiries') &&
  (userId === counselor || staff_role === 'owner');

/** The hours of these counselors, in their order. */
export async function readCalendars(
  db: Db,
  principal: Principal,
  counselors: readonly Counselor[],
): Promise<CounselorCalendar[]> {
  const ids = counselors.map(({ id }) => id);
  if (ids.length === 0) return [];
  const hours = await db
    .selectFrom('counselor_hours')
    .selectAll()
    .where('counselor_id', 'in', ids)
    .orderBy('weekday')
    .orderBy('from_minute')
    .orderBy('id')
    .execute();
  const daysOff = await db
    .selectFrom('counselor_days_off')
    .selectAll()
    .where('counselor_id', 'in', ids)
    .orderBy('day')
    .execute();
  const versions = await db
    .selectFrom('counselor_calendars')
    .selectAll()
    .where('counselor_id', 'in', ids)
    .execute();
  return counselors.map((counselor) => ({
    counselor,
    hours: hours
      .filter(({ counselor_id }) => counselor_id === counselor.id)
      .map(({ branch, weekday, from_minute, until_minute, minutes }) => ({
        branch,
        weekday,
        from: from_minute,
        until: until_minute,
        minutes,
      })),
    days_off: daysOff.filter(({ counselor_id }) => counselor_id === counselor.id).map(({ day }) => day),
    version: versions.find(({ counselor_id }) => counselor_id === counselor.id)?.version ?? 0,
    may_change: mayChange(principal, counselor.id),
  }));
}
