import type { ImportRun, LineOutcome, RunState } from '../../contract/import-runs.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

const STATES: Readonly<Record<RunState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'open' },
  checked: { label: 'Checked', tone: 'open' },
  applied: { label: 'Applied', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'plain' },
  interrupted: { label: 'Interrupted', tone: 'wrong' },
  failed: { label: 'Failed', tone: 'wrong' },
  discarded: { label: 'Thrown away', tone: 'plain' },
};

export const RUN_CHOICES = (
  ['checked', 'applied', 'failed', 'interrupted', 'stopped', 'discarded'] as const
).map((value) => ({ value, label: STATES[value].label }));

export function RunTag({ run: { state, step } }: { run: Pick<ImportRun, 'state' | 'step'> }) {
  const { label, tone } = STATES[state];
  if (state !== 'running') return <Tag tone={tone}>{label}</Tag>;
  return <Tag tone={tone}>{step === 'check' ? 'Being checked' : 'Being applied'}</Tag>;
}

export const isGoing = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const kindWords = ({ kind, source_name }: Pick<ImportRun, 'kind' | 'source_name'>): string =>
  kind === 'cricos' ? 'Australian register' : `Template, ${source_name}`;

export const fileWords = ({ files }: Pick<ImportRun, 'files'>): string =>
  files.map(({ name }) => name).join(', ');

/** 'about 2 minutes left' */
export function timeLeft(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 5) return 'almost done';
  if (seconds < 60) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}

/** The parts of a report, in the order of its tabs. */
export const OUTCOME_TABS: readonly { value: LineOutcome; label: string; about: string }[] = [
  { value: 'changed', label: 'Changed', about: 'One line for each field, with the value before and after.' },
  { value: 'added', label: 'Added', about: 'New in the source.' },
  {
    value: 'withdrawn',
    label: 'Withdrawn',
    about: 'No longer in the source. Nothing is deleted: students do not see it any more.',
  },
  {
    value: 'held',
    label: 'Held back',
    about: 'Implausible values. Students do not see them until somebody decides under Held values.',
  },
  { value: 'kept', label: 'Kept', about: 'Staff have set these fields, so they stay as they are.' },
  { value: 'refused', label: 'Refused', about: 'Rows of the file that cannot be used.' },
  { value: 'note', label: 'Notes', about: 'Cells that were left empty or rounded.' },
];
