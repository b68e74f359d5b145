import type { PersonalData } from '../accounts/context.ts';
import { unknownAccountMark } from './policy.ts';
import type { SecurityContext } from './context.ts';

/** What the security log stores about a person: its part of an export and of an erasure. */
export const securityOfPerson = ({ hashKey }: Pick<SecurityContext, 'hashKey'>): PersonalData => ({
  section: 'security_log',

  /**
   * What the account did, and what staff did to it. A colleague's network address is left out: it is that colleague's
   * data.
   */
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

  /**
   * Entries keep time and action, under ids that no longer refer to anything; network address and User-Agent are
   * deleted.
   */
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
