import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { AppointmentContext } from './context.ts';
import { reminderMail } from './policy.mails.ts';
import { DAY_MS, REMIND_HOUR_MS } from './policy.ts';
import { appointmentRows, type AppointmentRow } from './rows.ts';

/** Reminds people a day and an hour before: the work of REMIND_JOB. Nobody gets a reminder twice, whatever runs at once. */
export async function remind(context: AppointmentContext): Promise<void> {
  // The later one first: who is due for both after an outage gets it alone.
  for (const soon of [true, false]) {
    while (await context.db.transaction().execute((trx) => remindNext(trx, context, soon)));
  }
}

/** @returns whether there was somebody */
async function remindNext(
  trx: Transaction<Database>,
  context: AppointmentContext,
  soon: boolean,
): Promise<boolean> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + (soon ? REMIND_HOUR_MS : DAY_MS));
  const unsent = soon ? sql`a.hour_reminder_at is null` : sql`a.day_reminder_at is null`;
  const { rows } = await sql<AppointmentRow>`
    ${appointmentRows} where a.state = 'booked' and ${unsent} and a.starts_at > ${now} and a.starts_at <= ${until}
    order by a.starts_at, a.id limit 1 for update of a skip locked`.execute(trx);
  const [row] = rows;
  if (!row) return false;
  await trx
    .updateTable('appointments')
    .set(
      soon
        ? { hour_reminder_at: now, day_reminder_at: row.day_reminder_at ?? now }
        : { day_reminder_at: now },
    )
    .where('id', '=', row.id)
    .execute();
  if (row.email !== '') {
    const data = reminderMail(context, row, soon);
    await context.mails.queue(trx, { template: 'appointment-reminder', to: row.email, userId: null, data });
  }
  return true;
}
