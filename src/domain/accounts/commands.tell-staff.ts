import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Mails } from '../mails/facade.ts';
import { activeStaff } from './data.remaining-staff.ts';

/** What staff are told about one of them, as the mail's template. */
export type StaffNews = 'staff-made' | 'staff-unmade' | 'second-factor-off';

/** What telling staff works with. */
export interface StaffNewsContext {
  mails: Pick<Mails, 'queue'>;
  /** Where staff work. */
  officeLink: string;
}

interface News {
  what: StaffNews;
  /** Whose account it is about. */
  about: { id: string; email: string };
  /** Who did it; null: the settings of the site. */
  actorId: string | null;
  at: Date;
}

/**
 * Mails everybody who is staff, and the person it is about, inside the caller's transaction. Whoever did it gets the mail
 * as well: a stolen session acts in its owner's name, and in an office of one there is nobody else to notice.
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
