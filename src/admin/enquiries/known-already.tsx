import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Similar } from '../../contract/enquiries.ts';
import { ENQUIRY_STAGES } from '../../contract/enquiry-words.ts';
import { call } from '../frame/api.ts';
import { Moment } from '../parts/moment.tsx';

/** Why two may be the same person. */
export const BECAUSE: Readonly<Record<Similar['because'], string>> = {
  contact: 'the same number',
  email: 'the same e-mail address',
  name: 'a name that sounds the same',
};

interface Asked {
  name: string;
  contact: string;
  email: string;
}

/** Delay after the last key. */
const WAIT_MS = 350;
const SHOWN = 4;

/** Who may be known already, while somebody is typed in. @param except the enquiry that is being worked on */
export function KnownAlready({ name, contact, email, except }: Asked & { except?: string | null }) {
  const [asked, setAsked] = useState<Asked>({ name, contact, email });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ name, contact, email }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [name, contact, email]);
  const worthAsking =
    asked.contact.replaceAll(/\D/g, '').length >= 7 ||
    asked.email.includes('@') ||
    /\S\s+\S/.test(asked.name);
  const { data } = useQuery({
    queryKey: ['similar-people', asked],
    enabled: worthAsking,
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/similar/', { query: { ...asked }, signal }),
  });
  const similar = worthAsking ? (data?.results ?? []).filter(({ id }) => id !== except) : [];
  return <SimilarPeople similar={similar} open="Open it instead" />;
}

/** People who may be the same, each with a link. */
export function SimilarPeople({ similar, open }: { similar: readonly Similar[]; open: string }) {
  if (similar.length === 0) return <div role="status" />;
  return (
    <Alert severity="warning" role="status" sx={{ '.MuiAlert-message': { minWidth: 0 } }}>
      <strong>{similar.length === 1 ? 'May be known already' : 'May be known already, several times'}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {similar.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            {each.name || each.contact || each.email} ({aboutWords(each)}){' '}
            <Box component={Link} to={pathOf(each)} sx={{ display: 'inline-block', py: '11px', my: '-11px' }}>
              {open}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const pathOf = ({ kind, id }: Similar) => (kind === 'person' ? `/people/${id}` : `/enquiries/${id}`);

function aboutWords({ stage, because, at }: Similar) {
  return (
    <>
      {stage === null ? 'has an account' : ENQUIRY_STAGES[stage].toLowerCase()} since <Moment at={at} />,{' '}
      {BECAUSE[because]}
    </>
  );
}
