import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { lockTimes } from './data.one.ts';

/** Gives the appointments ahead of somebody who leaves to a colleague; where that one is busy, nobody has it until staff move it. */
export async function handOverAppointments(
  trx: Transaction<Database>,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  await lockTimes(trx);
  await sql`
    update appointments a set counselor_id = case when exists (
      select from appointments b where b.counselor_id = ${to} and b.state <> 'cancelled'
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at
    ) then null else ${to}::uuid end
    where a.counselor_id = ${from} and a.state = 'booked' and a.starts_at > ${now}`.execute(trx);
}
