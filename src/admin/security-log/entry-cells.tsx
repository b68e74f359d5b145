import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { detailInWords } from '../../contract/security-detail-words.ts';
import { SECURITY_EVENTS, SECURITY_RESULTS } from '../../contract/security-events.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';
import { listPath } from '../frame/noun.ts';
import { Moment } from '../parts/moment.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';

const TONES: Record<SecurityEntry['result'], Tone> = { ok: 'good', failed: 'open', refused: 'wrong' };

interface EntryProps {
  entry: SecurityEntry;
}

export const EntryResult = ({ entry: { result } }: EntryProps) => (
  <Tag tone={TONES[result]}>{SECURITY_RESULTS[result]}</Tag>
);

/** Time, and the number of repeats within the minute. */
export const EntryTime = ({ entry: { at, times } }: EntryProps) => (
  <Box component="span">
    <Moment at={at} withTime />
    {times > 1 && <Small>{times.toLocaleString('en')} times</Small>}
  </Box>
);

/** The event, its subject and further details. */
export function EntryEvent({ entry }: EntryProps) {
  const words = detailInWords(entry);
  return (
    <Box component="span">
      {SECURITY_EVENTS[entry.event]}
      <SubjectLink entry={entry} />
      {words && <Small>{words}</Small>}
    </Box>
  );
}

function SubjectLink({ entry: { subject } }: EntryProps) {
  if (!subject) return null;
  const { kind, id, label } = subject;
  if (label === null) return <> ({kind === 'person' ? 'an erased account' : 'an erased application'})</>;
  const path = kind === 'person' ? 'people' : 'applications';
  return (
    <>
      : <Link to={`/${path}/${id}`}>{label}</Link>
    </>
  );
}

/** The account that acted, or that somebody tried to log in to. */
export function EntryAccount({ entry }: EntryProps) {
  const { account, unknown_account: mark, address } = entry;
  if (account) {
    return account.email === null ? (
      <>An erased account</>
    ) : (
      <Link to={`/people/${account.id}`}>{account.email}</Link>
    );
  }
  if (mark) {
    return (
      <>
        No account: <Link to={listPath('security-log', { search: mark })}>address {mark}</Link>
      </>
    );
  }
  return <>{address === null ? 'The system' : 'Not logged in'}</>;
}

/** Network address and program. */
export function EntryPlace({ entry: { address, program, agent } }: EntryProps) {
  if (address === null) return null;
  return (
    <Box component="span">
      <Link to={listPath('security-log', { search: address })}>{address}</Link>
      {program && <Small title={agent}>{program}</Small>}
    </Box>
  );
}

const Small = ({ children, title }: { children: ReactNode; title?: string }) => (
  <Typography component="span" variant="body2" color="textSecondary" title={title} sx={{ display: 'block' }}>
    {children}
  </Typography>
);
