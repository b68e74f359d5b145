import { sql } from 'kysely';
import type { DocumentGroup } from '../../contract/application-form.ts';
import type { ApplicationRow } from './rows.ts';
import type { Db } from '../../platform/database/schema.ts';

/** One action of a student. */
export interface Answer {
  event: string;
  note: string;
  /** Groups of the documents added with it, one entry per document. */
  groups: readonly DocumentGroup[];
}

/** A case with what its student has done since the office was last mailed. */
export interface AnsweredCase extends Pick<
  ApplicationRow,
  | 'id'
  | 'reference'
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'preferred_course'
  | 'preferred_university'
  | 'intake'
> {
  answers: readonly Answer[];
}

/** What students did in these cases since the office was last mailed; cases with nothing new are left out. */
export async function answersSince(db: Db, ids: readonly string[]): Promise<AnsweredCase[]> {
  if (ids.length === 0) return [];
  const entries = await db
    .selectFrom('application_history as h')
    .innerJoin('office_notices as n', 'n.application_id', 'h.application_id')
    .select(['h.application_id', 'h.event', 'h.note'])
    .select(
      sql<
        DocumentGroup[]
      >`array(select d.group_name from application_documents d where d.history_id = h.id order by d.position)`.as(
        'groups',
      ),
    )
    .where('h.application_id', 'in', ids)
    .whereRef('h.id', '>', 'n.told_history_id')
    .where('h.by_role', '=', 'student')
    // The application form itself is announced by its own mail.
    .where('h.event', '<>', 'submit')
    .orderBy('h.id')
    .execute();
  const answered = Map.groupBy(entries, ({ application_id }) => application_id);
  if (answered.size === 0) return [];
  const cases = await db
    .selectFrom('applications')
    .select(['id', 'reference', 'user_id', 'first_name', 'last_name'])
    .select(['preferred_course', 'preferred_university', 'intake'])
    .where('id', 'in', [...answered.keys()])
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
  return cases.map((each) => ({ ...each, answers: answered.get(each.id) ?? [] }));
}
