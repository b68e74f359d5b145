import type { PersonalData } from '../accounts/context.ts';
import { shownOffers } from './data.ts';

/** What offers store about a person: their part of an export. */
export const offersOfPerson: PersonalData = {
  section: 'offers',

  /** Those that the office shows, by the reference of their case. */
  async read(db, userId) {
    const cases = await db
      .selectFrom('applications as a')
      .select(['a.id', 'a.reference'])
      .where('a.user_id', '=', userId)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('offers as o').select('o.id').whereRef('o.application_id', '=', 'a.id')),
      )
      .orderBy('a.submitted_at', 'desc')
      .orderBy('a.id')
      .execute();
    const offers: object[] = [];
    for (const { id, reference } of cases)
      offers.push(...(await shownOffers(db, id)).map((offer) => ({ application: reference, ...offer })));
    return offers;
  },

  /** They are deleted with their cases. */
  async erase() {},
};
