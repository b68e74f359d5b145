import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATES } from '../../contract/application-states.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { DUE_CHOICES, type Due } from '../../contract/follow-up-rules.ts';
import { idOf } from '../../contract/ids.ts';
import { intakeName } from '../../contract/intakes.ts';
import type { PageQuery } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface StaffApplicationQuery extends PageQuery {
  /**
   * Names by sound, or parts of the e-mail address or the mobile number, all words; or the beginning of a reference.
   */
  search?: string | undefined;
  /** Id of an account: its cases, whatever address their forms contain. */
  person?: string | undefined;
  /** States; several mean any of them. */
  state?: readonly string[] | undefined;
  /** Id of a colleague, or 'none' for cases without one. */
  counselor?: string | undefined;
  /** One of DUE_CHOICES, by the day of the next step. */
  due?: string | undefined;
  /** Ids of a country and of a university. */
  country?: string | undefined;
  university?: string | undefined;
  /** The first month of study, '2027-02'. */
  intake?: string | undefined;
  /** 'yes': with an answer that no staff member has opened; 'no': the others. */
  unread?: string | undefined;
  /** One of APPLICATION_ORDERINGS; others are ignored, as in every list. */
  ordering?: string | undefined;
}

type Condition = RawBuilder<unknown>;

/** Conditions over `applications a`, by the filter's name. Undefined: there is no such value. */
const FILTERS: Readonly<Record<string, (value: string, today: string) => Condition | undefined>> = {
  unread: (value) => ({ yes: sql`a.unread_since is not null`, no: sql`a.unread_since is null` })[value],
  counselor(value) {
    if (value === 'none') return sql`a.counselor_id is null`;
    return isUuid(value) ? sql`a.counselor_id = ${value}` : undefined;
  },
  due: (value, today) =>
    (DUE_CHOICES as readonly string[]).includes(value) ? dueOn(value as Due, today) : undefined,
  country(value) {
    const id = idOf(value);
    if (id === null) return undefined;
    return sql`a.university_id in (select u.id from universities u where u.country_id = ${id})`;
  },
  university(value) {
    const id = idOf(value);
    return id === null ? undefined : sql`a.university_id = ${id}`;
  },
  intake: (value) => (intakeName(value) === null ? undefined : sql`a.intake = ${value}`),
};

/** @param today 'YYYY-MM-DD' in Nepal */
const dueOn = (due: Due, today: string): Condition => {
  if (due === 'none') return sql`a.next_on is null`;
  return due === 'now' ? sql`a.next_on <= ${today}::date` : sql`a.next_on <= ${today}::date + 7`;
};

/** The filters of a list other than its search. @returns invalid (each wrong filter). */
export function filtersOf(query: StaffApplicationQuery, today: string): Result<RawBuilder<boolean>> {
  const parts: Condition[] = [sql`true`];
  const fields: FieldFaults = {};
  const states = (query.state ?? []).map((state) => state.trim()).filter((state) => state !== '');
  const unknown = states.find((state) => !(APPLICATION_STATES as readonly string[]).includes(state));
  if (unknown !== undefined) fields['state'] = [{ code: 'no_such_choice', value: unknown }];
  else if (states.length > 0) parts.push(sql`a.state in (${sql.join(states)})`);
  const person = query.person?.trim() ?? '';
  if (person !== '') parts.push(isUuid(person) ? sql`a.user_id = ${person}` : sql`false`);
  for (const [name, condition] of Object.entries(FILTERS)) {
    const value = (query[name as keyof StaffApplicationQuery] as string | undefined)?.trim() ?? '';
    if (value === '') continue;
    const part = condition(value, today);
    if (part) parts.push(part);
    else fields[name] = [{ code: 'no_such_choice', value }];
  }
  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });
  return ok(sql<boolean>`${sql.join(parts, sql` and `)}`);
}
