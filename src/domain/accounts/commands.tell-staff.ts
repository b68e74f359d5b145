import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';
import { activeStaff } from './data.remaining-staff.ts';

/** What staff are told about a staff account, named after the mail's template. */
export type StaffNews = 'staff-made' | 'staff-unmade' | 'second-factor-off';

/** What `tellStaff` needs. */
export interface StaffNewsContext {
  mails: Pick<Mails, 'queue'>;
  /** Address of the back office. */
  officeLink: string;
}

interface News {
  what: StaffNews;
  /** The account the mail is about. */
  about: { id: string; email: string };
  /** The account that did it; null: the settings of the site. */
  actorId: string | null;
  at: Date;
}

/**
 * Queues a mail to all staff and to the person concerned, inside the caller's transaction. The person who did it gets
 * the mail too: a stolen session acts in its owner's name, and with only one staff account nobody else would notice.
 */
export async function tellStaff(
  trx: Transaction<Database>,
  { mails, officeLink }: StaffNewsContext,
  { what, about, actorId, at }: News,
): Promise<void> {
  const staff = await activeStaff(trx).select(['id', 'email']).orderBy('id').execute();
  const by = staff.find(({ id }) => id === actorId)?.email ?? (actorId === about.id ? about.email : '');
  const data = { whom: about.email, by, at: at.toISOString(), officeLink };
  const readers = new Map([...staff, about].map((reader) => [reader.id, reader.email]));
  for (const [userId, to] of readers) {
    await mails.queue(trx, { template: what, to, userId, data });
  }
}
