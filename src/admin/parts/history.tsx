import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colors } from '../theme/colors.ts';
import { Moment } from './moment.tsx';

/** What happened to a case or an enquiry. @param children entries, newest first */
export function History({ children }: { children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby="history">
      <Typography variant="h2" id="history" sx={{ mb: 1 }}>
        History
      </Typography>
      <Paper variant="outlined" component="ol" reversed sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
        {children}
      </Paper>
    </Box>
  );
}

interface EntryProps {
  what: ReactNode;
  who: string;
  /** ISO time. */
  at: string;
  /** Said after the time. */
  rest?: string | false;
  /** Quoted below, as it was written. */
  note?: string | false;
  /** Between the first line and the note. */
  children?: ReactNode;
}

export function HistoryEntry({ what, who, at, rest, note, children }: EntryProps) {
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: `1px solid ${colors.line}` } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <strong>{what}</strong>
        <Box component="span" sx={{ color: colors.inkSoft }}>
          {who}, <Moment at={at} withTime />
          {rest}
        </Box>
      </Box>
      {children}
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
