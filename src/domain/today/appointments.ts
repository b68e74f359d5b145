import { sql } from 'kysely';
import { TODAY_SECTIONS } from '../../contract/today-sections.ts';
import { appointmentsOf } from '../appointments/data.list.ts';
import type { QueueSource } from './source.ts';

/** Appointments of today, in Nepal, until somebody says what became of them. By the index appointments_start. */
export const appointments: QueueSource = {
  kind: 'appointment',
  find: ({ today }) => sql`
    select a.id, ${sql.lit(TODAY_SECTIONS.indexOf('today'))}, a.starts_at, a.counselor_id from appointments a
    where a.state = 'booked' and a.starts_at >= (${today}::date)::timestamp at time zone 'Asia/Kathmandu'
      and a.starts_at < (${today}::date + 1)::timestamp at time zone 'Asia/Kathmandu'`,
  async read(db, queued) {
    const found = await appointmentsOf(
      db,
      queued.map(({ id }) => id),
    );
    return found.map((each) => ({ kind: 'appointment', section: 'today', since: each.starts_at, ...each }));
  },
};
