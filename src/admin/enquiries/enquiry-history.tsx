import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Enquiry, EnquiryEntry } from '../../contract/enquiries.ts';
import { ENQUIRY_EVENTS } from '../../contract/enquiry-words.ts';
import { jsonText } from '../../contract/edits/changes.ts';
import { Moment } from '../parts/moment.tsx';
import { colors } from '../theme/colors.ts';

/** Everything that happened, newest first. */
export function EnquiryHistory({ enquiry }: { enquiry: Enquiry }) {
  return (
    <Box component="section" aria-labelledby="history">
      <Typography variant="h2" id="history" sx={{ mb: 1 }}>
        History
      </Typography>
      <Paper variant="outlined" component="ol" reversed sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
        {enquiry.history.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Paper>
    </Box>
  );
}

const BY = { person: 'the person', system: 'by itself', staff: 'a former colleague' } as const;

function Entry({ entry: { kind, by, who, at, note, changes } }: { entry: EnquiryEntry }) {
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: `1px solid ${colors.line}` } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <strong>{ENQUIRY_EVENTS[kind]}</strong>
        <Box component="span" sx={{ color: colors.inkSoft }}>
          {who ?? BY[by]}, <Moment at={at} withTime />
        </Box>
      </Box>
      {changes.map(({ path, before, after }) => (
        <Box key={path.join('/')} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {path.join(', ')}: {jsonText(before) && <del>{jsonText(before)}</del>}{' '}
          {jsonText(after) || 'Nothing'}
        </Box>
      ))}
      {note && (
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
          {note}
        </Box>
      )}
    </Box>
  );
}
