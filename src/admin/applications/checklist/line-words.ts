import type { ChecklistLine } from '../../../contract/checklists.ts';
import { isDue, type ChecklistStage, type LineState } from '../../../contract/checklist-words.ts';
import type { Tone } from '../../parts/tag.tsx';

/** The states of a line as the office reads them. */
export const LINE_WORDS: Readonly<Record<LineState, { label: string; tone: Tone }>> = {
  missing: { label: 'Missing', tone: 'plain' },
  arrived: { label: 'Arrived', tone: 'open' },
  accepted: { label: 'Accepted', tone: 'good' },
  redo: { label: 'Redo', tone: 'wrong' },
  aside: { label: 'Not needed', tone: 'plain' },
};

/** Whether the student can be asked for it together with others. */
export const isAskable = ({ state }: Pick<ChecklistLine, 'state'>) => state === 'missing' || state === 'redo';

/** '2 missing, 1 to look at, 5 accepted', of what is needed by now. */
export function summaryOf(lines: readonly ChecklistLine[], stage: ChecklistStage): string {
  const due = lines.filter((line) => isDue(line.stage, stage));
  const count = (fits: (line: ChecklistLine) => boolean) => due.filter(fits).length;
  const parts = [
    [count(({ state, optional }) => state === 'missing' && !optional), 'missing'],
    [count(({ state }) => state === 'arrived'), 'to look at'],
    [count(({ state }) => state === 'redo'), 'to be sent again'],
    [count(({ state }) => state === 'accepted'), 'accepted'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return words.join(', ') || 'Nothing is needed yet';
}
