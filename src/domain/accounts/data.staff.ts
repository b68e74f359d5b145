import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { PERSON_ORDERINGS, type Person, type PersonOrdering } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { onPage } from '../on-page.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { findAccounts, findPeople } from '../person-search.ts';
import { presentPerson } from './present.staff.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { PersonRow } from './rows.staff.ts';
import type { StaffContext } from './context.staff.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface PeopleQuery extends PageQuery {
  /** Names by sound, or parts of the e-mail address or mobile number, of the account or its cases; all words must match. */
  search?: string | undefined;
  /** 'user' or 'staff' */
  role?: string | undefined;
  /** 'active' or 'disabled' */
  status?: string | undefined;
  /** 'yes' or 'no' */
  verified?: string | undefined;
  /** One of PERSON_ORDERINGS; others are ignored, as in every list. */
  ordering?: string | undefined;
}

const FILTERS = {
  role: ['user', 'staff'],
  status: ['active', 'disabled'],
  verified: ['yes', 'no'],
} as const;

/** @returns invalid (role, status, verified), invalid_page. */
export async function listPeople({ db }: StaffContext, query: PeopleQuery): Promise<Result<Page<Person>>> {
  const fields: FieldFaults = {};
  for (const [name, choices] of Object.entries(FILTERS)) {
    const value = query[name as keyof typeof FILTERS]?.trim() ?? '';
    if (value !== '' && !(choices as readonly string[]).includes(value))
      fields[name] = [{ code: 'no_such_choice', value: value }];
  }
  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });

  const filters = filtersOf(query);
  const accounts = { id: sql`users.id`, finder: findAccounts };
  const { fits, count, nearness } = await findPeople(db, query.search, accounts, async (found) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from users where ${filters} and ${found}`.execute(db);
    return rows[0]?.count ?? 0;
  });
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const order = sql.join([...(nearness ? [nearness] : []), orderOf(query.ordering), sql`users.id`]);
  const wanted = { id: sql`users.id`, from: sql`users`, fits: sql`${filters} and ${fits}`, order };
  const rows = await withSecondFactor(db.selectFrom('users').where(onPage(wanted, window.value)))
    .orderBy(order)
    .execute();
  return ok(pageOf(rows.map(presentPerson), window.value));
}

/** @returns not_found, also for an id that is not a uuid. */
export async function readPerson(db: Db, id: string): Promise<Result<Person>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await withSecondFactor(db.selectFrom('users').where('users.id', '=', id)).executeTakeFirst();
  return row ? ok(presentPerson(row)) : fail({ code: 'not_found' });
}

const withSecondFactor = (users: SelectQueryBuilder<Database, 'users', object>) =>
  users
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select([
      'second_factors.confirmed_at',
      sql<PersonRow['in_cases']>`(
        select jsonb_build_object('first_name', a.first_name, 'last_name', a.last_name, 'contact', a.contact)
        from applications a where a.user_id = users.id order by a.submitted_at desc, a.id limit 1)`.as(
        'in_cases',
      ),
      sql<number>`(select count(*)::int from applications a where a.user_id = users.id)`.as('cases'),
    ]);

function filtersOf(query: PeopleQuery): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  const { role = '', status = '', verified = '' } = query;
  if (role.trim() !== '') parts.push(sql`users.role = ${role.trim()}`);
  if (status.trim() !== '') parts.push(sql`users.status = ${status.trim()}`);
  if (verified.trim() !== '') {
    parts.push(sql`users.verified_at is ${verified.trim() === 'yes' ? sql`not null` : sql`null`}`);
  }
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const ORDERS: Record<PersonOrdering, RawBuilder<unknown>> = {
  '-created_at': sql`users.created_at desc`,
  created_at: sql`users.created_at`,
  '-last_login_at': sql`users.last_login_at desc nulls last`,
  last_login_at: sql`users.last_login_at nulls first`,
  email: sql`users.email_key`,
  '-email': sql`users.email_key desc`,
};

function orderOf(ordering: string | undefined): RawBuilder<unknown> {
  const known = PERSON_ORDERINGS.find((each) => each === ordering?.trim());
  return ORDERS[known ?? PERSON_ORDERINGS[0]];
}
