import Box from '@mui/material/Box';
import type { Mail } from '../../contract/accounts.ts';
import { Moment } from '../parts/moment.tsx';
import { TryAgain } from './try-again.tsx';

/** The delivery status of a mail in a sentence, and why it failed. */
export function WhatHappened({ mail }: { mail: Mail }) {
  if (mail.state === 'sent') {
    return (
      <span>
        Sent <Moment at={mail.sent_at} withTime />
      </span>
    );
  }
  if (mail.last_error === null) {
    return <span>{mail.attempts === 0 ? 'Goes out in a moment' : 'Being sent now'}</span>;
  }
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
        {mail.last_error}
        {mail.state === 'waiting' && (
          <>
            {' '}
            Tried {tries}, next <Moment at={mail.next_attempt_at} withTime never="soon" />.
          </>
        )}
      </Box>
      {mail.state === 'dead' && <TryAgain mail={mail} />}
    </Box>
  );
}
