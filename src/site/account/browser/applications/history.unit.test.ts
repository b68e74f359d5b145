import { expect, it } from 'vitest';
import { TRANSITIONS } from '../../../../contract/application-states.ts';
import type { HistoryEntry } from '../../../../contract/applications.ts';
import { withoutRepeats } from '../../../../contract/history.ts';
import { isStudentMove } from './move-words.ts';

const entry = (event: HistoryEntry['event'], minute: number, by: HistoryEntry['by'] = 'student') => ({
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  event,
  from: null,
  to: null,
  by,
  who: null,
  note: '',
  files: event === 'document_added' ? [`${minute}.pdf`] : [],
});

it('merges documents that were added shortly after each other into one entry with all names', () => {
  const history = [
    entry('submit', 0),
    entry('document_added', 1),
    entry('document_added', 2),
    entry('document_added', 10),
    // Added later, then added by somebody else.
    entry('document_added', 40),
    entry('document_added', 41, 'staff'),
    entry('note', 42, 'staff'),
    entry('document_added', 43),
  ];
  const told = withoutRepeats(history);
  expect(told.map(({ at }) => at)).toEqual([0, 3, 4, 5, 6, 7].map((index) => history[index]!.at));
  expect(told.map(({ files }) => files.join())).toEqual([
    '',
    '1.pdf,2.pdf,10.pdf',
    '40.pdf',
    '41.pdf',
    '',
    '43.pdf',
  ]);
});

it('has texts for every move that a student can make', () => {
  const moves = TRANSITIONS.filter(({ who, event }) => who.includes('student') && event !== 'submit');
  expect(moves.map(({ event }) => event).filter((event) => !isStudentMove(event))).toEqual([]);
});
