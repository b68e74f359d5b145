import { sql, type RawBuilder } from 'kysely';
import {
  APPLICATION_ORDERINGS,
  type ApplicationOrdering,
  type StaffApplication,
  type StaffApplicationItem,
} from '../../contract/applications.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findCases, findPeople, type Found } from '../person-search.ts';
import { COUNSELOR_COLUMNS } from '../follow-up/data.colleagues.ts';
import { filedOf, presentStaffFiled } from './data.filed.ts';
import { heldMoves, presentHeld } from './data.held.ts';
import { documentsOf, historyOf } from './data.ts';
import { referenceBeginning } from './policy.references.ts';
import { filtersOf, type StaffApplicationQuery } from './policy.list-filters.ts';
import { presentForStaff, presentStaffItem } from './present.ts';
import type { ApplicationContext } from './context.ts';
import type { Db } from '../../platform/database/schema.ts';

/** What lists need. */
export type ListContext = Pick<ApplicationContext, 'db' | 'clock'>;

/** Newest first unless ordered otherwise. @returns invalid (a filter), invalid_page. */
export async function listForStaff(
  context: ListContext,
  query: StaffApplicationQuery,
): Promise<Result<Page<StaffApplicationItem>>> {
  const found = await findForStaff(context, query);
  if (!found.ok) return found;
  const { fits, count, nearness } = found.value;
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const order = sql.join([...(nearness ? [nearness] : []), orderOf(query.ordering), sql`a.id`]);
  const rows = await itemsOf(context.db)
    .where(onPage({ id: sql`a.id`, from: sql`applications a`, fits, order }, window.value))
    .orderBy(order)
    .execute();
  return ok(pageOf(rows.map(presentStaffItem), window.value));
}

/** Cases with the columns that a list shows. */
export const itemsOf = (db: Db) =>
  db
    .selectFrom('applications as a')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .selectAll('a')
    .select(COUNSELOR_COLUMNS)
    .select(
      sql<number>`(select count(*) from application_documents d where d.application_id = a.id)`.as(
        'documents',
      ),
    );

/** @returns not_found, also for an id that is not a uuid. */
export async function readForStaff(
  { db, clock }: Pick<ApplicationContext, 'db' | 'clock'>,
  id: string,
): Promise<Result<StaffApplication>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('users as r', 'r.id', 'a.read_by')
    .leftJoin('users as co', 'co.id', 'a.counselor_id')
    .selectAll('a')
    .select(COUNSELOR_COLUMNS)
    .select('u.email as account_email')
    .select([
      'r.first_name as reader_first_name',
      'r.last_name as reader_last_name',
      'r.email as reader_email',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const now = clock.now();
  const last = (await heldMoves(db, [id], now)).at(-1);
  const history = await historyOf(db, id, 'staff', now);
  const filed = (await filedOf(db, id, 'staff')).map(presentStaffFiled);
  const documents = await documentsOf(db, id);
  return ok({ ...presentForStaff(row, documents, history, last ? presentHeld(last) : null), filed });
}

/**
 * The cases of table `a` that match a query.
 * @param count how many cases a condition leaves; asked last for the condition of the result
 * @returns invalid (a filter).
 */
export async function findForStaff(
  { db, clock }: ListContext,
  query: StaffApplicationQuery,
  count: (fits: RawBuilder<boolean>) => Promise<number> = (fits) => countCases(db, fits),
): Promise<Result<Found>> {
  const filters = filtersOf(query, clock.now());
  if (!filters.ok) return filters;
  const narrowed = (fits: RawBuilder<boolean>) => sql<boolean>`${filters.value} and ${fits}`;
  const cases = { id: sql`a.id`, finder: findCases(referenceBeginning(query.search ?? '')) };
  const found = await findPeople(db, query.search, cases, (fits) => count(narrowed(fits)));
  return ok({ ...found, fits: narrowed(found.fits) });
}

async function countCases(db: Db, fits: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from applications a where ${fits}`.execute(db);
  return rows[0]?.count ?? 0;
}

const ORDERS: Record<ApplicationOrdering, RawBuilder<unknown>> = {
  '-submitted_at': sql`a.submitted_at desc`,
  submitted_at: sql`a.submitted_at`,
  '-state_changed_at': sql`a.state_changed_at desc`,
  state_changed_at: sql`a.state_changed_at`,
  '-answered_at': sql`a.answered_at desc`,
  answered_at: sql`a.answered_at`,
  next_on: sql`a.next_on`,
};

export function orderOf(ordering: string | undefined): RawBuilder<unknown> {
  const known = APPLICATION_ORDERINGS.find((each) => each === ordering?.trim());
  return ORDERS[known ?? APPLICATION_ORDERINGS[0]];
}
