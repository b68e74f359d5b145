import Box from '@mui/material/Box';
import type { StaffApplication, StaffHistoryEntry } from '../../contract/applications.ts';
import { withoutRepeats } from '../../contract/history.ts';
import { History, HistoryEntry } from '../parts/history.tsx';
import { hasWholeText, wordsOf, whoDid } from './history-words.ts';

/** The history, newest first: time, person, action and message to the student. */
export function CaseHistory({ application }: { application: StaffApplication }) {
  return (
    <History>
      {numbered(withoutRepeats(application.history)).map(({ number, entry }) => (
        <Entry key={number} entry={entry} />
      ))}
    </History>
  );
}

/** Newest first, each with its index, which is stable because history only grows. */
const numbered = (history: readonly StaffHistoryEntry[]) =>
  history.map((entry, number) => ({ number, entry })).toReversed();

function Entry({ entry }: { entry: StaffHistoryEntry }) {
  return (
    <HistoryEntry
      what={entry.undone ? <s>{wordsOf(entry)}</s> : wordsOf(entry)}
      who={whoDid(entry)}
      at={entry.at}
      rest={entry.internal && ', only for the office'}
      note={!hasWholeText(entry.event) && entry.note}
    >
      {entry.files.length > 0 && (
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <bdi>{entry.files.join(', ')}</bdi>
        </Box>
      )}
    </HistoryEntry>
  );
}
