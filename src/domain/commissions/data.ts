import { sql } from 'kysely';
import { COMMISSION_STATES, type CommissionState } from '../../contract/commission-states.ts';
import type { CaseCommission, Commission, CommissionTotals } from '../../contract/commissions.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { referenceBeginning } from '../applications/policy.references.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findCases, oneOf, wordsOf } from '../person-search.ts';
import type { CommissionContext } from './context.ts';
import { presentCommission } from './present.ts';

const HOME = 'NPR';
/** A case has fewer. */
const MOST = 100;

export interface CommissionFilters {
  /** One of COMMISSION_STATES; unset or blank: all but those taken back. */
  state?: string | undefined;
  /** The whole name. */
  university?: string | undefined;
  /** The university's name, or the reference or student of the case. */
  search?: string | undefined;
}

/** The commission of a case, and what a new one begins with. @returns not_found. */
export async function readCaseCommission(
  { db, clock }: CommissionContext,
  id: string,
): Promise<Result<CaseCommission>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const known = await db
    .selectFrom('applications as a')
    .leftJoin('courses as c', 'c.id', 'a.course_id')
    .select(['a.preferred_university', 'c.currency'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!known) return fail({ code: 'not_found' });
  const rows = await withNames(commissionsIn(db))
    .where('m.application_id', '=', id)
    .orderBy('m.changed_at', 'desc')
    .orderBy('m.id')
    .limit(MOST)
    .execute();
  const today = nepalDate(clock.now());
  const [current, takenBack] = [
    rows.find((row) => row.taken_back_at === null),
    rows.filter((row) => row.taken_back_at !== null),
  ];
  const rates = await db.selectFrom('exchange_rates').select('currency').orderBy('currency').execute();
  return ok({
    commission: current ? presentCommission(current, today) : null,
    taken_back: takenBack.map((row) => presentCommission(row, today)),
    university: known.preferred_university,
    currency: known.currency ?? HOME,
    currencies: [...new Set([...rates.map(({ currency }) => currency), HOME])],
  });
}

/** Those due first come first, those without a day last. @returns invalid (state), invalid_page. */
export async function listCommissions(
  { db, clock }: CommissionContext,
  query: CommissionFilters & PageQuery,
): Promise<Result<Page<Commission>>> {
  const today = nepalDate(clock.now());
  const wanted = filtered(db, query, today);
  if (!wanted.ok) return wanted;
  const { count } = await wanted.value
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const page = wanted.value
    .select('m.id')
    .orderBy('m.expected_on')
    .orderBy('m.id')
    .limit(window.value.limit)
    .offset(window.value.offset);
  const rows = await withNames(commissionsIn(db))
    .where('m.id', 'in', page)
    .orderBy('m.expected_on')
    .orderBy('m.id')
    .execute();
  return ok(
    pageOf(
      rows.map((row) => presentCommission(row, today)),
      window.value,
    ),
  );
}

/** What the same filters find, for each university and currency. @returns invalid (state). */
export async function readTotals(
  { db, clock }: CommissionContext,
  query: CommissionFilters,
): Promise<Result<CommissionTotals>> {
  const wanted = filtered(db, query, nepalDate(clock.now()));
  if (!wanted.ok) return wanted;
  const rows = await wanted.value
    .select(({ fn }) => ['m.university', 'm.currency', fn.countAll<number>().as('count')])
    .select([
      sql<number>`sum(m.expected)`.as('expected'),
      sql<number>`coalesce(sum(m.received), 0)`.as('received'),
      sql<number>`coalesce(sum(m.expected) filter (where m.received_on is null), 0)`.as('open'),
    ])
    .groupBy(['m.university', 'm.currency'])
    .orderBy('m.university')
    .orderBy('m.currency')
    .execute();
  return ok({ totals: rows });
}

const commissionsIn = (db: Db) =>
  db.selectFrom('commissions as m').leftJoin('applications as a', 'a.id', 'm.application_id');
type Wanted = ReturnType<typeof commissionsIn>;

const withNames = (wanted: Wanted) =>
  wanted
    .leftJoin('users as u', 'u.id', 'm.changed_by')
    .selectAll('m')
    .select(['a.reference', 'u.first_name', 'u.last_name', 'u.email']);

function filtered(db: Db, query: CommissionFilters, today: string): Result<Wanted> {
  const state = query.state?.trim() ?? '';
  if (state !== '' && !(COMMISSION_STATES as readonly string[]).includes(state))
    return fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value: state }] } });
  const search = query.search?.trim() ?? '';
  const university = (query.university?.trim() ?? '').replaceAll('\0', '');
  return ok(
    commissionsIn(db)
      .$if(state !== '', (all) => all.where(inState(state as CommissionState, today)))
      .$if(state !== 'taken_back', (all) => all.where('m.taken_back_at', 'is', null))
      .$if(university !== '', (all) => all.where('m.university', '=', university))
      .$if(search !== '', (all) => all.where(searched(search))),
  );
}

/** By the name of the university, or by the reference or the student of the case. */
function searched(text: string) {
  const words = wordsOf(text);
  const cases = oneOf(sql`f.application_id`, findCases(referenceBeginning(text))(words));
  return oneOf(
    sql`m.id`,
    sql`select f.id from commissions f where person_terms('', f.university, '', '') @@ ${words}
      union all select f.id from commissions f where ${cases}`,
  );
}

/** Each commission is in one state, as `stateOf` says it. */
function inState(state: CommissionState, today: string) {
  const late = sql<boolean>`coalesce(m.expected_on < ${today}::date, false)`;
  switch (state) {
    case 'taken_back':
      return sql<boolean>`m.taken_back_at is not null`;
    case 'received':
      return sql<boolean>`m.received_on is not null`;
    case 'overdue':
      return sql<boolean>`m.received_on is null and ${late}`;
    case 'invoiced':
      return sql<boolean>`m.received_on is null and not ${late} and m.invoiced_on is not null`;
    case 'open':
      return sql<boolean>`m.received_on is null and not ${late} and m.invoiced_on is null`;
  }
}
