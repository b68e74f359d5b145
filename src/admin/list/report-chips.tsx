import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useListContext } from 'react-admin';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { ApplicationState } from '../../contract/application-states.ts';
import { CASE_STEPS, VISA_RESULTS, type CaseStep, type VisaResult } from '../../contract/case-filters.ts';
import { shortDate } from '../../contract/dates.ts';
import { dayRange } from '../../contract/day-range.ts';
import { NONE } from '../../contract/report-names.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** '1 Nov 2026 to 30 Nov 2026' */
function daysOf(value: string | undefined): string {
  const range = dayRange(value ?? '');
  if (!range) return '';
  if (range.from === range.to) return shortDate(range.from);
  return `${shortDate(range.from)} to ${shortDate(range.to)}`;
}

/** Filters that numbers of reports have and that the list offers no field for, in words. */
const CHIPS: readonly { name: string; also?: string; words: (value: string, values: Values) => string }[] = [
  { name: 'entered', words: (value) => `Entered ${daysOf(value)}` },
  { name: 'linked', words: (value) => (value === 'yes' ? 'With an account' : 'Without an account') },
  { name: 'submitted', words: (value) => `Submitted ${daysOf(value)}` },
  { name: 'reached', words: (value) => CASE_STEPS[value as CaseStep] ?? value },
  {
    name: 'visa',
    also: 'visa_on',
    words: (value, { visa_on }) => `${VISA_RESULTS[value as VisaResult] ?? value} ${daysOf(visa_on)}`.trim(),
  },
  {
    name: 'left',
    also: 'left_on',
    words: (value, { left_on }) =>
      `Left ‘${STATE_WORDS[value as ApplicationState]?.label ?? value}’ ${daysOf(left_on)}`.trim(),
  },
  { name: 'country', words: () => 'No country known' },
  { name: 'university', words: () => 'Without a university of our catalogue' },
  { name: 'branch', words: (value) => (value === NONE ? 'No branch known' : `Branch: ${value}`) },
];

/** Filters that a list has a field for. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  applications: ['country', 'university'],
  enquiries: ['country', 'university', 'branch'],
};

/** Says which filters a link from a report has set, and removes them. */
export function ReportChips() {
  const { filterValues, setFilters, resource } = useListContext();
  const values = filterValues as Values;
  // The fields of the lists do not offer that there is none.
  const hasField = (name: string) => FIELDS[resource]?.includes(name) && values[name] !== NONE;
  const set = CHIPS.filter(({ name }) => values[name] !== undefined && !hasField(name));
  if (set.length === 0) return null;
  const without = (names: readonly (string | undefined)[]) =>
    setFilters(Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))), []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {set.map(({ name, also, words }) => (
        <Chip key={name} label={words(values[name]!, values)} onDelete={() => without([name, also])} />
      ))}
    </Box>
  );
}
