import type { PersonalData } from '../accounts/context.ts';
import { unknownAccountMark } from './policy.ts';
import type { SecurityContext } from './context.ts';

/** What the security log keeps about a person: its part of an export and of an erasure. */
export const securityOfPerson = ({ hashKey }: Pick<SecurityContext, 'hashKey'>): PersonalData => ({
  section: 'security_log',

  /** What was done with the account, and by staff to it. From where a colleague did that is the colleague's data. */
  async read(db, userId) {
    const rows = await db
      .selectFrom('security_events')
      .selectAll()
      .where(({ or, eb }) => or([eb('account_id', '=', userId), eb('subject_id', '=', userId)]))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ at, times, event, result, account_id, address, agent }) => ({
      at: at.toISOString(),
      times,
      event,
      result,
      ...(account_id === userId ? { address, agent } : { by: account_id === null ? 'system' : 'staff' }),
    }));
  },

  /** Entries stay as when and what, under ids that lead nowhere: from where and with what are dropped. */
  async erase(trx, userId) {
    await trx
      .updateTable('security_events')
      .set({ address: null, agent: '' })
      .where('account_id', '=', userId)
      .execute();
    const user = await trx
      .selectFrom('users')
      .select('email_key')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return;
    await trx
      .updateTable('security_events')
      .set({ unknown_account: null, address: null, agent: '' })
      .where('unknown_account', '=', unknownAccountMark(hashKey, user.email_key))
      .execute();
  },
});
