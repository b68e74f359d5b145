import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { PersonalData } from '../accounts/context.ts';

/** Shared views of somebody who leaves go to an owner of the office; views of their own go with them. */
export async function giveUpViews(trx: Transaction<Database>, from: string, to: string): Promise<void> {
  await trx
    .updateTable('case_views')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('shared', '=', true)
    .execute();
  await trx.deleteFrom('case_views').where('owner_id', '=', from).execute();
  await trx.deleteFrom('case_view_firsts').where('user_id', '=', from).execute();
}

/** What views store about a member of staff: their part of an export and of an erasure. */
export const viewsOfPerson: PersonalData = {
  section: 'case_views',

  async read(db, userId) {
    const rows = await db
      .selectFrom('case_views')
      .select(['name', 'shared', 'shown', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ created_at, ...view }) => ({ ...view, created_at: created_at.toISOString() }));
  },

  /** Shared ones have gone to an owner before. */
  async erase(trx, userId) {
    await trx.deleteFrom('case_views').where('owner_id', '=', userId).execute();
  },
};
