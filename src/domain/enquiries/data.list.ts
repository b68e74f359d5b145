import { sql, type RawBuilder } from 'kysely';
import {
  ENQUIRY_ORDERINGS,
  enquirySourceSchema,
  enquiryStageSchema,
  type EnquiryItem,
  type EnquiryOrdering,
} from '../../contract/enquiries.ts';
import { OPEN_STAGES } from '../../contract/enquiry-words.ts';
import { DUE_CHOICES, type Due } from '../../contract/follow-up-rules.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import { dayRange } from '../../contract/day-range.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { NONE } from '../../contract/report-names.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Db } from '../../platform/database/schema.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findEnquiries, findPeople, type Found } from '../person-search.ts';
import { wantedId } from '../wanted-id.ts';
import { withinDays } from '../within-days.ts';
import { presentItem } from './present.ts';
import { enquiryRows, type EnquiryRow } from './rows.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface EnquiryQuery extends PageQuery {
  /** Names by sound, or parts of the e-mail address or the number; all words must match. */
  search?: string | undefined;
  /** Stages; several mean any of them. */
  stage?: readonly string[] | undefined;
  /** Sources; several mean any of them. */
  source?: readonly string[] | undefined;
  /** Id of a colleague, 'me', or 'none' for nobody. */
  counselor?: string | undefined;
  /** Ids of a country and of a university, or 'none' for enquiries without one. */
  country?: string | undefined;
  university?: string | undefined;
  /** Name of our office, or 'none'. */
  branch?: string | undefined;
  /** Days in Nepal on which it was entered, '2026-11-01..2026-11-30'. */
  entered?: string | undefined;
  /** 'yes': the person has an account; 'no': the others. */
  linked?: string | undefined;
  /** One of DUE_CHOICES. */
  due?: string | undefined;
  /** 'yes': may be spam; 'no': the others. */
  suspicious?: string | undefined;
  ordering?: string | undefined;
}

/** Newest first unless ordered otherwise. @returns invalid for a value that no filter has, invalid_page. */
export async function listEnquiries(
  db: Db,
  query: EnquiryQuery,
  asking: { me: string; now: Date },
): Promise<Result<Page<EnquiryItem>>> {
  const found = await findForStaff(db, query, asking);
  if (!found.ok) return found;
  const { fits, count, nearness } = found.value;
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const known = ENQUIRY_ORDERINGS.find((each) => each === query.ordering?.trim());
  const order = sql`${nearness ? sql`${nearness}, ` : sql``}${ORDERS[known ?? ENQUIRY_ORDERINGS[0]]}`;
  const page = onPage({ id: sql`e.id`, from: sql`enquiries e`, fits, order }, window.value);
  const { rows } = await sql<EnquiryRow>`
    ${enquiryRows} where ${page} order by ${order}`.execute(db);
  return ok(pageOf(rows.map(presentItem), window.value));
}

const ORDERS: Record<EnquiryOrdering, RawBuilder<unknown>> = {
  '-entered_at': sql`e.entered_at desc, e.id`,
  entered_at: sql`e.entered_at, e.id desc`,
  '-last_at': sql`e.last_at desc, e.id`,
  last_at: sql`e.last_at, e.id desc`,
  next_on: sql`e.next_on, e.id`,
  '-next_on': sql`e.next_on desc, e.id desc`,
};

/** The enquiries of table `e` that match a query. @returns invalid. */
export async function findForStaff(
  db: Db,
  query: EnquiryQuery,
  asking: { me: string; now: Date },
): Promise<Result<Found>> {
  const filters = filtersOf(query, asking);
  if (!filters.ok) return filters;
  const narrowed = (fits: RawBuilder<boolean>) => sql<boolean>`${filters.value} and ${fits}`;
  const found = await findPeople(db, query.search, { id: sql`e.id`, finder: findEnquiries }, async (fits) => {
    const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from enquiries e where ${narrowed(fits)}`.execute(db);
    return rows[0]?.count ?? 0;
  });
  return ok({ ...found, fits: narrowed(found.fits) });
}

/** Nothing says that it may be spam, or staff have said that it is genuine. */
export const GENUINE = sql<boolean>`e.suspicions = '{}'`;

const wrong = (field: string, value: string) =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'no_such_choice', value }] } });

function filtersOf(query: EnquiryQuery, { me, now }: { me: string; now: Date }): Result<RawBuilder<boolean>> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  for (const [field, schema, column] of [
    ['stage', enquiryStageSchema, sql`e.stage`],
    ['source', enquirySourceSchema, sql`e.source`],
  ] as const) {
    const values = (query[field] ?? []).map((value) => value.trim()).filter(Boolean);
    const unknown = values.find((value) => !schema.safeParse(value).success);
    if (unknown !== undefined) return wrong(field, unknown);
    if (values.length > 0) parts.push(sql`${column} in (${sql.join(values)})`);
  }
  const counselor = query.counselor?.trim() ?? '';
  if (counselor === 'none') parts.push(sql`e.counselor_id is null`);
  else if (counselor === 'me' || isUuid(counselor))
    parts.push(sql`e.counselor_id = ${counselor === 'me' ? me : counselor}`);
  else if (counselor !== '') return wrong('counselor', counselor);
  for (const [field, column] of [
    ['country', sql`e.country_id`],
    ['university', sql`e.university_id`],
  ] as const) {
    const none = query[field]?.trim() === NONE;
    const id = none ? ok(null) : wantedId(field, query[field]);
    if (!id.ok) return id;
    if (none) parts.push(sql`${column} is null`);
    else if (id.value !== null) parts.push(sql`${column} = ${id.value}`);
  }
  const branch = query.branch?.trim() ?? '';
  if (branch !== '') parts.push(sql`e.branch = ${branch === NONE ? '' : branch}`);
  const entered = query.entered?.trim() ?? '';
  const days = dayRange(entered);
  if (entered !== '' && days === null) return wrong('entered', entered);
  if (days !== null) parts.push(withinDays(sql`e.entered_at`, days));
  const linked = query.linked?.trim() ?? '';
  if (linked !== '' && linked !== 'yes' && linked !== 'no') return wrong('linked', linked);
  if (linked !== '') parts.push(linked === 'yes' ? sql`e.user_id is not null` : sql`e.user_id is null`);
  const due = query.due?.trim() ?? '';
  if (due !== '') {
    const known = DUE_CHOICES.find((each) => each === due);
    if (!known) return wrong('due', due);
    parts.push(DUE[known](now));
  }
  const suspicious = query.suspicious?.trim() ?? '';
  if (suspicious !== '' && suspicious !== 'yes' && suspicious !== 'no')
    return wrong('suspicious', suspicious);
  if (suspicious !== '') parts.push(suspicious === 'yes' ? sql`e.suspicions <> '{}'` : GENUINE);
  return ok(sql<boolean>`${sql.join(parts, sql` and `)}`);
}

/** Days later in Nepal, as 'YYYY-MM-DD'. */
const day = (now: Date, later = 0) => nepalDate(now.getTime() + later * 86_400_000);

/** Work for people: ended enquiries have none. */
const DUE: Record<Due, (now: Date) => RawBuilder<unknown>> = {
  overdue: (now) => sql`e.next_on < ${day(now)}::date`,
  today: (now) => sql`e.next_on = ${day(now)}::date`,
  now: (now) => sql`e.next_on <= ${day(now)}::date`,
  week: (now) => sql`e.next_on <= ${day(now, 7)}::date`,
  none: () => sql`e.next_on is null and e.stage in (${sql.join([...OPEN_STAGES])})`,
};
