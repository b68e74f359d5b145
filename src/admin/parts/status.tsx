import { STATUS_WORDS, type EditStatus } from '../../contract/edits/statuses.ts';
import { nepalShortDayAndTime } from '../../contract/nepal-time.ts';
import { Tag, type Tone } from './tag.tsx';

const TONES: Readonly<Record<EditStatus, Tone>> = {
  draft: 'plain',
  scheduled: 'open',
  published: 'good',
  changed: 'open',
  withdrawn: 'shut',
};

/** Whether visitors see something. @param at when something scheduled appears: 'Scheduled for 12 Dec 2026, 9:00 AM' */
export function Status({ status, at = null }: { status: EditStatus; at?: string | null }) {
  const when = status === 'scheduled' && at !== null ? ` for ${nepalShortDayAndTime(at)}` : '';
  return <Tag tone={TONES[status]}>{`${STATUS_WORDS[status]}${when}`}</Tag>;
}

/** The choices of a filter by status. */
export const statusChoices = <Value extends EditStatus>(statuses: readonly Value[]) =>
  statuses.map((value) => ({ value, label: STATUS_WORDS[value] }));
