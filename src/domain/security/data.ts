import { isIP } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { SECURITY_EVENT_CODES, SECURITY_RESULTS } from '../../contract/security-events.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { MOST_LOGGED, type Page, type PageQuery } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { emailKey } from '../accounts/policy.addresses.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, findPeople } from '../person-search.ts';
import { unknownAccountMark } from './policy.ts';
import { presentEntry } from './present.ts';
import type { SecurityContext } from './context.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface SecurityQuery extends PageQuery {
  /** An e-mail address, the mark of an unknown address, a network address, or the beginning of a person's names. */
  search?: string | undefined;
  /** Id of an account: what it did and what was done to it. */
  person?: string | undefined;
  /** Codes of events; several mean any of them. */
  event?: readonly string[] | undefined;
  /** 'ok', 'failed' or 'refused' */
  result?: string | undefined;
  /** A day in Nepal, as '2026-11-22'. */
  day?: string | undefined;
}

/** The condition that a query sets, and how many entries meet it, at most the newest 10,000. @returns invalid */
export async function findEntries(
  { db, hashKey }: SecurityContext,
  query: SecurityQuery,
): Promise<Result<{ fits: RawBuilder<boolean>; count: number }>> {
  const filters = filtersOf(query);
  if (!filters.ok) return filters;
  const countOf = async (fits: RawBuilder<boolean>) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
      select from security_events e where ${filters.value} and ${fits} limit ${MOST_LOGGED}) as newest`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  const exact = exactly(query.search?.trim() ?? '', hashKey);
  const { fits, count } = exact
    ? { fits: exact, count: await countOf(exact) }
    : await findPeople(db, query.search, { id: sql`e.account_id`, finder: findAccounts }, countOf);
  return ok({ fits: sql`${filters.value} and ${fits}`, count });
}

/** Newest first. @returns invalid (person, event, result, day), invalid_page. */
export async function listEntries(
  context: SecurityContext,
  query: SecurityQuery,
): Promise<Result<Page<SecurityEntry>>> {
  const found = await findEntries(context, query);
  if (!found.ok) return found;
  const window = pageWindow(query, found.value.count);
  if (!window.ok) return window;
  const listed = { id: sql`e.id`, from: sql`security_events e`, order: sql`e.at desc, e.id desc` };
  const rows = await context.db
    .selectFrom('security_events as e')
    .where(onPage({ ...listed, fits: found.value.fits }, window.value))
    .leftJoin('users as u', 'u.id', 'e.account_id')
    .leftJoin('users as s', 's.id', 'e.subject_id')
    .leftJoin('applications as a', 'a.id', 'e.subject_id')
    .selectAll('e')
    .select(['u.email as account_email', 's.email as subject_email', 'a.reference'])
    .orderBy(listed.order)
    .execute();
  return ok(pageOf(rows.map(presentEntry), window.value));
}

function filtersOf(query: SecurityQuery): Result<RawBuilder<boolean>> {
  const given = (text: string | undefined) => text?.trim() ?? '';
  const [person, result, day] = [given(query.person), given(query.result), given(query.day)];
  const events = (query.event ?? []).map(given).filter((each) => each !== '');
  const fields: FieldFaults = {};
  const parts: RawBuilder<unknown>[] = [sql`true`];

  if (person !== '' && !isUuid(person)) fields['person'] = [{ code: 'not_a_uuid', value: person }];
  else if (person !== '') parts.push(sql`(e.account_id = ${person} or e.subject_id = ${person})`);

  const strange = events.find((each) => !(SECURITY_EVENT_CODES as readonly string[]).includes(each));
  if (strange !== undefined) fields['event'] = [{ code: 'no_such_choice', value: strange }];
  else if (events.length > 0) parts.push(sql`e.event in (${sql.join(events)})`);

  if (result !== '' && !Object.hasOwn(SECURITY_RESULTS, result))
    fields['result'] = [{ code: 'no_such_choice', value: result }];
  else if (result !== '') parts.push(sql`e.result = ${result}`);

  const begins = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+05:45`) : undefined;
  if (day !== '' && (!begins || Number.isNaN(begins.getTime()))) fields['day'] = [{ code: 'not_a_date' }];
  else if (begins) {
    const ends = new Date(begins.getTime() + 24 * 60 * 60 * 1000);
    parts.push(sql`e.at >= ${begins} and e.at < ${ends}`);
  }

  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });
  return ok(sql<boolean>`${sql.join(parts, sql` and `)}`);
}

/** Condition for a text that is an address of either kind or a mark. Undefined for all other texts. */
function exactly(text: string, hashKey: Buffer): RawBuilder<boolean> | undefined {
  const plain = text.replaceAll('\0', '').toLowerCase();
  if (isIP(plain.replace(/\/64$/, '')) !== 0) return sql`e.address = ${plain}`;
  if (/^[\da-f]{12}$/.test(plain)) return sql`e.unknown_account = ${plain}`;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plain)) return undefined;
  const whose = sql`(select users.id from users where users.email_key = ${emailKey(plain)})`;
  const mark = unknownAccountMark(hashKey, plain);
  return sql`(e.account_id = ${whose} or e.subject_id = ${whose} or e.unknown_account = ${mark})`;
}
