import Box from '@mui/material/Box';
import type { Enquiry, EnquiryEntry } from '../../contract/enquiries.ts';
import { ENQUIRY_EVENTS } from '../../contract/enquiry-words.ts';
import { jsonText } from '../../contract/edits/changes.ts';
import { History, HistoryEntry } from '../parts/history.tsx';

/** Everything that happened, newest first. */
export function EnquiryHistory({ enquiry }: { enquiry: Enquiry }) {
  return (
    <History>
      {enquiry.history.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </History>
  );
}

const BY = { person: 'the person', system: 'by itself', staff: 'a former colleague' } as const;

function Entry({ entry: { kind, by, who, at, note, changes } }: { entry: EnquiryEntry }) {
  return (
    <HistoryEntry what={ENQUIRY_EVENTS[kind]} who={who ?? BY[by]} at={at} note={note}>
      {changes.map(({ path, before, after }) => (
        <Box key={path.join('/')} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {path.join(', ')}: {jsonText(before) && <del>{jsonText(before)}</del>}{' '}
          {jsonText(after) || 'Nothing'}
        </Box>
      ))}
    </HistoryEntry>
  );
}
