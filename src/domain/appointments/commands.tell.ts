import type { Transaction } from 'kysely';
import type { MailData } from '../mails/policy.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { AppointmentContext } from './context.ts';
import { personMail } from './policy.mails.ts';
import type { AppointmentRow } from './rows.ts';

type What = MailData['appointment-told']['what'];

/** Mails the person, with the entry for their calendar, if there is an address. */
export async function tellPerson(
  trx: Transaction<Database>,
  context: AppointmentContext,
  row: AppointmentRow,
  what: What,
): Promise<void> {
  if (row.email === '') return;
  const at = context.clock.now();
  const method = what === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const data = personMail(context, row, { method, at });
  const template = `appointment-${what}` as const;
  await context.mails.queue(trx, { template, to: row.email, userId: null, data });
}

/** Mails the counselor, or the office if there is none, without personal data. */
export async function tellCounselor(
  trx: Transaction<Database>,
  context: AppointmentContext,
  row: AppointmentRow,
  what: What,
): Promise<void> {
  const { when, branch } = personMail(context, row, { method: 'PUBLISH', at: row.booked_at });
  const data = { what, when, branch, link: context.staffLink(row.enquiry_id) };
  const to = row.counselor_email ?? context.staffAddress();
  await context.mails.queue(trx, { template: 'appointment-told', to, userId: row.counselor_id, data });
}
