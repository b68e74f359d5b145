import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { withoutRepeats } from '../../contract/history.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { Moment } from '../parts/moment.tsx';
import { wordsOf } from './history-words.ts';
import { useReading } from './use-reading.ts';

/**
 * What the student has answered since staff last opened the case. Opening the case marks that as read for everybody;
 * an answer that arrives while it is open is marked read by a button.
 */
export function CaseAnswer({ application }: { application: StaffApplication }) {
  const { answered_at, unread_since, read_at, read_by } = application;
  const { newSince, arrived, markRead } = useReading(application);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography color="textSecondary">
        Last answer <Moment at={answered_at} withTime />
        {unread_since === null && read_at !== null && (
          <>
            , opened by {read_by ?? 'a former colleague'} <Moment at={read_at} withTime />
          </>
        )}
        .
      </Typography>
      {newSince !== null && (
        <Alert
          severity="info"
          role="status"
          action={
            arrived && (
              <Button color="inherit" onClick={() => void markRead()}>
                I have seen it
              </Button>
            )
          }
        >
          {arrived ? 'The student has just answered: ' : 'New from the student: '}
          {answersSince(application, newSince).join('; ')}.
        </Alert>
      )}
    </Box>
  );
}

/** 'Documents added: passport.pdf', 'Message from the student' */
const answersSince = ({ history }: StaffApplication, since: string): string[] =>
  withoutRepeats(history.filter(({ by, at }) => by === 'student' && at >= since)).map((entry) =>
    entry.files.length > 0 ? `${wordsOf(entry)}: ${entry.files.join(', ')}` : wordsOf(entry),
  );
