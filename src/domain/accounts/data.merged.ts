import type { Db } from '../../platform/database/schema.ts';
import type { PersonalData } from './context.ts';

const merged = (db: Db, userId: string) =>
  db
    .selectFrom('account_merges as m')
    .innerJoin('users as u', 'u.id', 'm.gone_id')
    .select(['u.id', 'u.email', 'm.merged_at'])
    .where('m.kept_id', '=', userId)
    .where('m.undone_at', 'is', null)
    .orderBy('m.id');

/** The accounts that were merged into this one: they are the same person's and are erased with it. */
export const mergedInto = async (db: Db, userId: string): Promise<string[]> =>
  (await merged(db, userId).execute()).map(({ id }) => id);

/** Merged accounts in the export of a person. `deleteAccount` erases them. */
export const mergesOfPerson: PersonalData = {
  section: 'merged_accounts',
  read: async (db, userId) =>
    (await merged(db, userId).execute()).map(({ email, merged_at }) => ({
      email,
      merged_at: merged_at.toISOString(),
    })),
  erase: async () => {},
};
