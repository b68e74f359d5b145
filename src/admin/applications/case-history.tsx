import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StaffApplication, StaffHistoryEntry } from '../../contract/applications.ts';
import { withoutRepeats } from '../../contract/history.ts';
import { History, HistoryEntry } from '../parts/history.tsx';
import { hasWholeText, wordsOf, whoDid } from './history-words.ts';

/** The history, newest first: time, person, action and message to the student. */
export function CaseHistory({ application }: { application: StaffApplication }) {
  return (
    <History>
      {numbered(withoutRepeats(application.history)).map(({ number, entry }) => (
        <Entry key={number} entry={entry} documents={[...application.documents, ...application.filed]} />
      ))}
    </History>
  );
}

/** Newest first, each with its index, which is stable because history only grows. */
const numbered = (history: readonly StaffHistoryEntry[]) =>
  history.map((entry, number) => ({ number, entry })).toReversed();

interface EntryProps {
  entry: StaffHistoryEntry;
  documents: readonly { id: string; file_name: string }[];
}

function Entry({ entry, documents }: EntryProps) {
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
          {entry.files.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
            <span key={at}>
              {at > 0 && ', '}
              <FileName name={name} id={documents.find(({ file_name }) => file_name === name)?.id} />
            </span>
          ))}
        </Box>
      )}
    </HistoryEntry>
  );
}

/** The name of a document, which leads to its row among the documents. */
function FileName({ name, id }: { name: string; id: string | undefined }) {
  if (id === undefined) return <bdi>{name}</bdi>;
  return (
    <Link
      href={`#document-${id}`}
      onClick={(press) => {
        // The address stays: it is that of the case.
        press.preventDefault();
        document.getElementById(`document-${id}`)?.focus();
      }}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
