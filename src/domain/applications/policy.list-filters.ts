import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATES } from '../../contract/application-states.ts';
import { CASE_SOURCES, MAX_QUIET_DAYS } from '../../contract/case-filters.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { DUE_CHOICES, type Due } from '../../contract/follow-up-rules.ts';
import { idOf } from '../../contract/ids.ts';
import { intakeName } from '../../contract/intakes.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { PageQuery } from '../../contract/paging.ts';
import { NONE } from '../../contract/report-names.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { firstEnquiries, REPORT_FILTERS } from './policy.report-filters.ts';

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
  /** Ids of a country and of a university, or 'none' for cases without one. */
  country?: string | undefined;
  university?: string | undefined;
  /** The first month of study, '2027-02'. */
  intake?: string | undefined;
  /** CASE_SOURCES; several mean any of them. */
  source?: readonly string[] | undefined;
  /** Days without a move, a message, a document or a call; closed and ended cases are left out. Or 'asked': those whose student was asked. */
  quiet?: string | undefined;
  /** Days in Nepal on which the case was submitted, '2026-11-01..2026-11-30'. */
  submitted?: string | undefined;
  /** One of CASE_STEPS: what has become of it. */
  reached?: string | undefined;
  /** The last answer of the visa office, and the days on which it came. */
  visa?: string | undefined;
  visa_on?: string | undefined;
  /** A state that the case was in and left, and the days on which it did. */
  left?: string | undefined;
  left_on?: string | undefined;
  /** The branch of the first enquiry of the student, or 'none'. */
  branch?: string | undefined;
  /** 'yes': with an answer that no staff member has opened; 'no': the others. */
  unread?: string | undefined;
  /** One of APPLICATION_ORDERINGS; others are ignored, as in every list. */
  ordering?: string | undefined;
}

type Condition = RawBuilder<unknown>;

/** When the list is read. */
interface ListTime {
  now: Date;
  /** 'YYYY-MM-DD' in Nepal. */
  today: string;
}

/** Conditions over `applications a`, by the filter's name. Undefined: there is no such value. */
const FILTERS: Readonly<Record<string, (value: string, time: ListTime) => Condition | undefined>> = {
  unread: (value) => ({ yes: sql`a.unread_since is not null`, no: sql`a.unread_since is null` })[value],
  counselor(value) {
    if (value === 'none') return sql`a.counselor_id is null`;
    return isUuid(value) ? sql`a.counselor_id = ${value}` : undefined;
  },
  due(value, { today }) {
    const due = DUE_CHOICES.find((each) => each === value);
    return due && DUE[due](today);
  },
  country(value) {
    if (value === NONE) return sql`a.university_id is null`;
    const id = idOf(value);
    if (id === null) return undefined;
    return sql`a.university_id in (select u.id from universities u where u.country_id = ${id})`;
  },
  university(value) {
    if (value === NONE) return sql`a.university_id is null`;
    const id = idOf(value);
    return id === null ? undefined : sql`a.university_id = ${id}`;
  },
  intake: (value) => (intakeName(value) === null ? undefined : sql`a.intake = ${value}`),
  quiet(value, { now }) {
    if (value === 'asked') return sql`a.idle_asked_at is not null`;
    const days = /^\d{1,4}$/.test(value) ? Number(value) : 0;
    if (days < 1 || days > MAX_QUIET_DAYS) return undefined;
    const since = new Date(now.getTime() - days * 86_400_000);
    // The states are written as in the index applications_quiet.
    return sql`a.active_at <= ${since} and a.state not in ('enrolled', 'rejected', 'withdrawn', 'closed')`;
  },
};

const DUE: Record<Due, (today: string) => Condition> = {
  overdue: (today) => sql`a.next_on < ${today}::date`,
  today: (today) => sql`a.next_on = ${today}::date`,
  now: (today) => sql`a.next_on <= ${today}::date`,
  week: (today) => sql`a.next_on <= ${today}::date + 7`,
  none: () => sql`a.next_on is null and a.state <> 'closed'`,
};

/** The first enquiry of a person says where they came from. */
function fromSources(sources: readonly string[]): Condition {
  if (!sources.includes('direct')) return sql`a.user_id in (${cameFrom(sources)})`;
  // The same as below, but without asking which enquiry was the first: half the time for the last page.
  if (sources.length === 1) return sql`not exists (select from enquiries e where e.user_id = a.user_id)`;
  const others = CASE_SOURCES.filter((source) => !sources.includes(source));
  if (others.length === 0) return sql`true`;
  return sql`not exists (select from (${cameFrom(others)}) as f where f.user_id = a.user_id)`;
}

const cameFrom = (sources: readonly string[]) => firstEnquiries(sql`e.source in (${sql.join(sources)})`);

/** Filters that take several values. */
const SEVERAL: readonly {
  name: 'state' | 'source';
  choices: readonly string[];
  condition: (values: readonly string[]) => Condition;
}[] = [
  {
    name: 'state',
    choices: APPLICATION_STATES,
    condition: (states) => sql`a.state in (${sql.join(states)})`,
  },
  { name: 'source', choices: CASE_SOURCES, condition: fromSources },
];

/** The filters of a list other than its search. @returns invalid (each wrong filter). */
export function filtersOf(query: StaffApplicationQuery, now: Date): Result<RawBuilder<boolean>> {
  const time = { now, today: nepalDate(now) };
  const parts: Condition[] = [sql`true`];
  const fields: FieldFaults = {};
  for (const { name, choices, condition } of SEVERAL) {
    const values = (query[name] ?? []).map((value) => value.trim()).filter((value) => value !== '');
    const unknown = values.find((value) => !choices.includes(value));
    if (unknown !== undefined) fields[name] = [{ code: 'no_such_choice', value: unknown }];
    else if (values.length > 0) parts.push(condition(values));
  }
  const person = query.person?.trim() ?? '';
  if (person !== '') parts.push(isUuid(person) ? sql`a.user_id = ${person}` : sql`false`);
  const others = query as Readonly<Record<string, string | undefined>>;
  for (const name of [...Object.keys(FILTERS), ...Object.keys(REPORT_FILTERS)]) {
    const value = others[name]?.trim() ?? '';
    if (value === '') continue;
    const part = FILTERS[name]?.(value, time) ?? REPORT_FILTERS[name]?.(value, others);
    if (part) parts.push(part);
    else fields[name] = [{ code: 'no_such_choice', value }];
  }
  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });
  return ok(sql<boolean>`${sql.join(parts, sql` and `)}`);
}
