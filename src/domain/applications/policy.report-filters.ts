import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATES, type ApplicationState } from '../../contract/application-states.ts';
import { CASE_STEPS, VISA_RESULTS, type CaseStep } from '../../contract/case-filters.ts';
import { dayRange } from '../../contract/day-range.ts';
import { NONE } from '../../contract/report-names.ts';
import { withinDays } from '../within-days.ts';

/** Filters of the list of cases that numbers of reports link to. Reports count with the same conditions. */

/** A case in one of these states has or had an offer. */
const AFTER_OFFER = [
  'conditional_offer',
  'offer',
  'accepted',
  'visa_lodged',
  'visa_granted',
  'visa_refused',
  'enrolled',
] as const satisfies readonly ApplicationState[];

const beenIn = (states: readonly ApplicationState[]) =>
  sql<boolean>`a.been && array[${sql.join([...states])}]::text[]`;

/** What has become of a case `a` so far. */
export const REACHED: Readonly<Record<CaseStep, RawBuilder<boolean>>> = {
  offer: beenIn(AFTER_OFFER),
  visa_granted: sql<boolean>`a.visa_result = 'granted'`,
  enrolled: beenIn(['enrolled']),
};

const known = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((each) => each === value);

/** The condition for a range of days. Undefined: it is none. */
const inDays = (column: RawBuilder<unknown>, value: string) => {
  const range = dayRange(value);
  return range === null ? undefined : withinDays(column, range);
};

/** The people whose first enquiry is such an `e`: it says where they came from. */
export const firstEnquiries = (fits: RawBuilder<unknown>) => sql`
  select e.user_id from enquiries e where ${fits} and e.user_id is not null
    and not exists (select from enquiries f where f.user_id = e.user_id and (f.entered_at, f.id) < (e.entered_at, e.id))`;

type Condition = RawBuilder<unknown>;
type Others = Readonly<Record<string, string | undefined>>;

/** Conditions over `applications a`, by the filter's name. Undefined: there is no such value. */
export const REPORT_FILTERS: Readonly<
  Record<string, (value: string, others: Others) => Condition | undefined>
> = {
  submitted: (value) => inDays(sql`a.submitted_at`, value),
  reached(value) {
    const step = known(Object.keys(CASE_STEPS) as CaseStep[], value);
    return step && REACHED[step];
  },
  visa: (value) => (Object.hasOwn(VISA_RESULTS, value) ? sql`a.visa_result = ${value}` : undefined),
  visa_on: (value) => inDays(sql`a.visa_result_at`, value),
  left(value, { left_on = '' }) {
    const state = known(APPLICATION_STATES, value);
    const days =
      left_on.trim() === '' ? sql`s.ended_at is not null` : inDays(sql`s.ended_at`, left_on.trim());
    if (!state || !days) return undefined;
    return sql`a.id in (select s.application_id from case_stays s where s.state = ${state} and ${days})`;
  },
  // Says when, for the state of `left`.
  left_on: (value, { left = '' }) => (dayRange(value) && left.trim() !== '' ? sql`true` : undefined),
  branch: (value) =>
    value === NONE
      ? sql`not exists (select from (${firstEnquiries(sql`e.branch <> ''`)}) f where f.user_id = a.user_id)`
      : sql`a.user_id in (${firstEnquiries(sql`e.branch = ${value}`)})`,
};
