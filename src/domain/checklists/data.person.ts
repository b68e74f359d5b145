import type { Clock } from '../../platform/clock.ts';
import type { PersonalData } from '../accounts/context.ts';
import { presentOwn } from './data.ts';

/** What checklists store about a person: their part of an export. */
export const checklistsOfPerson = (clock: Clock): PersonalData => ({
  section: 'checklists',

  async read(db, userId) {
    const cases = await db
      .selectFrom('applications')
      .select(['id', 'reference', 'university_id', 'marital_status', 'sponsors', 'checklist_country'])
      .where('user_id', '=', userId)
      .orderBy('submitted_at', 'desc')
      .orderBy('id')
      .execute();
    const lists: object[] = [];
    for (const { reference, ...about } of cases)
      lists.push({ reference, ...(await presentOwn(db, about, clock.now())) });
    return lists;
  },

  /** Deleted with the applications. */
  erase: async () => {},
});
