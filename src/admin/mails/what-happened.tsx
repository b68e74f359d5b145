import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Mail } from '../../contract/accounts.ts';
import { Moment } from '../parts/moment.tsx';
import { errorInWords } from './error-words.ts';
import { TryAgain } from './try-again.tsx';

/** How far a mail has come, in a sentence, with what the mail server said below it for whoever can read that. */
export function WhatHappened({ mail }: { mail: Mail }) {
  if (mail.state === 'sent') {
    return (
      <span>
        Handed over <Moment at={mail.sent_at} withTime />
      </span>
    );
  }
  if (mail.state === 'waiting' && mail.attempts === 0) return <span>Goes out in a moment</span>;
  const tries = mail.attempts === 1 ? 'once' : `${mail.attempts} times`;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', textAlign: 'left' }}>
        {mail.state === 'dead' ? (
          `Given up after trying ${tries}.`
        ) : (
          <>
            Tried {tries}, next <Moment at={mail.next_attempt_at} withTime never="soon" />.
          </>
        )}
        {mail.last_error !== null && <LastError error={mail.last_error} />}
      </Box>
      {mail.state === 'dead' && <TryAgain mail={mail} />}
    </Box>
  );
}

function LastError({ error }: { error: string }) {
  const words = errorInWords(error);
  return (
    <>
      {words && ` ${words}`}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {error}
      </Typography>
    </>
  );
}
