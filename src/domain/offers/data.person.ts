import type { PersonalData } from '../accounts/context.ts';
import { FOR_STUDENTS } from './data.own-dates.ts';
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

/** Days to which a student has to come: their part of an export. */
export const caseDatesOfPerson: PersonalData = {
  section: 'case_dates',

  /** Those that the student sees, past ones too, by the reference of their case. */
  async read(db, userId) {
    const dates = await db
      .selectFrom('case_dates as d')
      .innerJoin('applications as a', 'a.id', 'd.application_id')
      .select(['a.reference', 'd.kind', 'd.on_day', 'd.done_at'])
      .where('a.user_id', '=', userId)
      .where('d.kind', 'in', FOR_STUDENTS)
      .orderBy('d.on_day')
      .orderBy('d.id')
      .execute();
    return dates.map(({ reference, kind, on_day, done_at }) => ({
      application: reference,
      kind,
      on: on_day,
      done_at: done_at?.toISOString() ?? null,
    }));
  },

  /** They are deleted with their cases. */
  async erase() {},
};
