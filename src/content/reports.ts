import { APPLICATION_STATES, type ApplicationState } from '../contract/application-states.ts';
import { rangeText, type DayRange } from '../contract/day-range.ts';
import { OPEN_STAGES } from '../contract/enquiry-words.ts';
import type { Report } from '../contract/reports.ts';
import { SHOWN_FROM_DAYS, type ReportGroup, type ReportName } from '../contract/report-names.ts';
import { STATE_WORDS } from './application-states.ts';

/** What each report counts, in words and as a link to the list that has exactly those records. */

/** The records behind a number. */
export interface ReportLink {
  list: 'applications' | 'enquiries';
  filter: Readonly<Record<string, string | readonly string[]>>;
}

/** What a link is made of. `key`: of the line; undefined for the total. */
interface LinkParts {
  /** The days of the report. */
  range: DayRange | undefined;
  by: ReportGroup | null;
  key: string | undefined;
}

export interface ReportColumn {
  name: string;
  label: string;
  /** What is counted, in one sentence. */
  about: string;
  unit: 'count' | 'days' | 'percent';
  /** In the chart. */
  drawn: boolean;
  link?: (parts: LinkParts) => ReportLink | undefined;
}

export interface ReportWords {
  label: string;
  about: string;
  /** What one has to know to read it. */
  notes: readonly string[];
  /** Heading of the lines, if the report cannot be grouped. */
  lines: string;
  /** Whether it is about a time; false: as it is now. */
  timed: boolean;
  /** In the chart, the parts of a line make a whole. */
  stacked: boolean;
  columns: readonly ReportColumn[];
}

/** States in which a case goes on. */
export const OPEN_STATES: readonly ApplicationState[] = APPLICATION_STATES.filter(
  (state) => !['draft', 'enrolled', 'rejected', 'withdrawn', 'closed'].includes(state),
);
/** Of these, where the office has to act. */
export const OUR_STATES = OPEN_STATES.filter((state) => STATE_WORDS[state].who === 'staff');

type Filter = ReportLink['filter'];

/** The line of a report as a filter of a list. A month is a range of days instead. */
function lineFilter({ by, key }: LinkParts): Filter {
  if (key === undefined || by === null || by === 'month') return {};
  if (by === 'source') return { source: [key] };
  return { [by === 'destination' ? 'country' : by]: key };
}

/** The days of a line: those of the report, and of its month. */
function lineDays({ range, by, key }: LinkParts): string {
  if (!range) return '';
  if (by !== 'month' || key === undefined) return rangeText(range);
  const [year = 0, month = 1] = key.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const first = `${key}-01`;
  return rangeText({ from: first < range.from ? range.from : first, to: last > range.to ? range.to : last });
}

const enquiries =
  (more: Filter = {}) =>
  (parts: LinkParts): ReportLink => ({
    list: 'enquiries',
    filter: { entered: lineDays(parts), suspicious: 'no', ...more, ...lineFilter(parts) },
  });
const submitted =
  (more: Filter = {}) =>
  (parts: LinkParts): ReportLink => ({
    list: 'applications',
    filter: { submitted: lineDays(parts), ...more, ...lineFilter(parts) },
  });
const visa =
  (result: string) =>
  (parts: LinkParts): ReportLink => ({
    list: 'applications',
    filter: { visa: result, visa_on: lineDays(parts), ...lineFilter(parts) },
  });
const now =
  (list: ReportLink['list'], more: Filter) =>
  (parts: LinkParts): ReportLink => ({
    list,
    filter: { ...more, ...lineFilter(parts) },
  });
/** For lines that are colleagues. */
const work = (list: ReportLink['list'], more: Filter) => (parts: LinkParts) =>
  now(list, more)({ ...parts, by: 'counselor' });

const count = (
  name: string,
  label: string,
  about: string,
  link?: ReportColumn['link'],
  drawn = true,
): ReportColumn => ({ name, label, about, unit: 'count', drawn, ...(link && { link }) });

const HIDDEN = 'Deleted accounts and cases are in no report.';

export const REPORTS: Readonly<Record<ReportName, ReportWords>> = {
  funnel: {
    label: 'From enquiry to enrolment',
    about: 'How many people ask us, apply, get an offer and a visa, and enrol.',
    notes: [
      'Enquiries count on the day on which they were entered, cases on the day on which they were submitted. What has become of a case counts there too, whenever it happened. So the numbers of past months still grow.',
      'Someone can apply without an enquiry, and more than once. So cases are not a part of the enquiries.',
      'The destination of a case is the country of its university. Source and branch of a case are those of the first enquiry of its student.',
      'Old enquiries are deleted after the time that the privacy policy names, and are then missing here.',
      HIDDEN,
    ],
    lines: 'Month',
    timed: true,
    stacked: false,
    columns: [
      count('enquiries', 'Enquiries', 'Enquiries entered, without those marked ‘Maybe spam’.', enquiries()),
      count(
        'students',
        'Students',
        'Of these enquiries, those whose person has an account.',
        enquiries({ linked: 'yes' }),
        false,
      ),
      count('cases', 'Cases', 'Applications submitted.', submitted()),
      count(
        'offers',
        'Offers',
        'Of these cases, those that had an offer, also a conditional one, or went further.',
        submitted({ reached: 'offer' }),
      ),
      count(
        'visas',
        'Visas',
        'Of these cases, those whose last answer of the visa office is a visa.',
        submitted({ reached: 'visa_granted' }),
      ),
      count(
        'enrolled',
        'Enrolled',
        'Of these cases, those that were enrolled. Some need no visa.',
        submitted({ reached: 'enrolled' }),
      ),
    ],
  },
  times: {
    label: 'Time in each state',
    about: 'How long cases stay in a state before they go on.',
    notes: [
      'A stay counts on the day on which the case left the state. A move that was taken back does not count, nor does a state that was corrected.',
      'Half of the stays were at most as long as the median, and nine of ten at most as long as the last number.',
      HIDDEN,
    ],
    lines: 'State',
    timed: true,
    stacked: false,
    columns: [
      count(
        'left',
        'Cases',
        'Cases that left the state in this time.',
        ({ range, key }) =>
          range && key !== undefined
            ? { list: 'applications', filter: { left: key, left_on: rangeText(range) } }
            : undefined,
        false,
      ),
      {
        name: 'median',
        label: 'Median, days',
        about: 'Days in the state; the stay in the middle.',
        unit: 'days',
        drawn: true,
      },
      {
        name: 'most',
        label: '9 of 10 within, days',
        about: 'Days within which nine of ten stays ended.',
        unit: 'days',
        drawn: true,
      },
      count(
        'now',
        'There now',
        'Cases that are in the state now, whenever they came.',
        ({ key }) => (key === undefined ? undefined : { list: 'applications', filter: { state: [key] } }),
        false,
      ),
    ],
  },
  visas: {
    label: 'Visa results',
    about: 'Visas that were granted and refused.',
    notes: [
      'A case counts once, with the last answer of the visa office, on the day on which we entered it.',
      HIDDEN,
    ],
    lines: 'Destination',
    timed: true,
    stacked: true,
    columns: [
      count('granted', 'Granted', 'Cases whose last answer is a visa.', visa('granted')),
      count('refused', 'Refused', 'Cases whose last answer is a refusal.', visa('refused')),
      {
        name: 'rate',
        label: 'Granted, %',
        about: 'Granted of granted and refused.',
        unit: 'percent',
        drawn: false,
      },
      count(
        'waiting',
        'Waiting now',
        'Cases whose visa application is with the visa office now.',
        now('applications', { state: ['visa_lodged'] }),
        false,
      ),
    ],
  },
  workload: {
    label: 'Workload',
    about: 'What each colleague looks after, as it is now.',
    notes: [
      'Open cases are those that are not enrolled, unsuccessful, withdrawn or closed.',
      'A case can be in several columns.',
    ],
    lines: 'Counselor',
    timed: false,
    stacked: false,
    columns: [
      count('open', 'Open cases', 'Cases that go on.', work('applications', { state: OPEN_STATES })),
      count(
        'turn',
        'Our turn',
        'Open cases in a state in which the office has to act.',
        work('applications', { state: OUR_STATES }),
      ),
      count(
        'today',
        'Due today',
        'Cases whose next step is due today.',
        work('applications', { due: 'today' }),
      ),
      count(
        'overdue',
        'Overdue',
        'Cases whose next step was due before today.',
        work('applications', { due: 'overdue' }),
      ),
      count(
        'unread',
        'New answers',
        'Cases whose student has answered, and nobody has opened them since.',
        work('applications', { unread: 'yes' }),
        false,
      ),
      count(
        'enquiries',
        'Open enquiries',
        'Enquiries in the stages New, Contacted and Counseling.',
        work('enquiries', { stage: OPEN_STAGES }),
      ),
    ],
  },
  searches: {
    label: 'Searches without results',
    about: 'What visitors looked for in the course search and did not find.',
    notes: [
      'At ‘Pages and settings’, ‘Search words’, you can say what a word means; the search then understands it.',
      'Only searches by text alone count, without a filter. The site answers the same search from its memory for a while, and counts it once then.',
      `It is kept what was searched on which day and how often, not by whom. Texts with digits, addresses, long texts and names of people whom we know are not kept. A text is shown once it was searched on ${SHOWN_FROM_DAYS} days.`,
      'The report shows the 200 most frequent ones.',
    ],
    lines: 'Searched',
    timed: true,
    stacked: false,
    columns: [
      count('no_course', 'Nothing found', 'Searches that found no course.'),
      count(
        'left_out',
        'Left out',
        'Searches that found courses only without this word, because no course has it.',
      ),
      {
        name: 'days',
        label: 'On days',
        about: 'On how many days.',
        unit: 'days',
        drawn: false,
      },
    ],
  },
};

/** The list with exactly the records of a number. Undefined: it has none. @param key of the line; undefined: the total */
export function reportLink(
  report: Pick<Report, 'report' | 'by' | 'from' | 'to'>,
  { link }: ReportColumn,
  key: string | undefined,
): ReportLink | undefined {
  const { by, from, to } = report;
  return link?.({ by, key, range: from !== null && to !== null ? { from, to } : undefined });
}
