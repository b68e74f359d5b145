import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { StaffApplication, StaffHistoryEntry } from '../../contract/applications.ts';
import { withoutRepeats } from '../../contract/history.ts';
import { colors } from '../theme/colors.ts';
import { Moment } from '../parts/moment.tsx';
import { hasWholeText, wordsOf, whoDid } from './history-words.ts';

/** The history, newest first: time, person, action and message to the student. */
export function CaseHistory({ application }: { application: StaffApplication }) {
  return (
    <Box component="section" aria-labelledby="history">
      <Typography variant="h2" id="history" sx={{ mb: 1 }}>
        History
      </Typography>
      <Paper variant="outlined" component="ol" reversed sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
        {numbered(withoutRepeats(application.history)).map(({ number, entry }) => (
          <Entry key={number} entry={entry} />
        ))}
      </Paper>
    </Box>
  );
}

/** Newest first, each with its index, which is stable because history only grows. */
const numbered = (history: readonly StaffHistoryEntry[]) =>
  history.map((entry, number) => ({ number, entry })).toReversed();

function Entry({ entry }: { entry: StaffHistoryEntry }) {
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: `1px solid ${colors.line}` } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <strong>{entry.undone ? <s>{wordsOf(entry)}</s> : wordsOf(entry)}</strong>
        <Box component="span" sx={{ color: colors.inkSoft }}>
          {whoDid(entry)}, <Moment at={entry.at} withTime />
          {entry.internal && ', only for the office'}
        </Box>
      </Box>
      {entry.files.length > 0 && (
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <bdi>{entry.files.join(', ')}</bdi>
        </Box>
      )}
      {entry.note && !hasWholeText(entry.event) && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mt: 0.5,
            pl: 1.5,
            borderLeft: `3px solid ${colors.marigold200}`,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {entry.note}
        </Box>
      )}
    </Box>
  );
}
