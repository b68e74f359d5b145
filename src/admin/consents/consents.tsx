import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CONSENT_FORMS, CONSENT_PURPOSES } from '../../contract/consent-words.ts';
import type { Consent } from '../../contract/consents.ts';
import { Moment } from '../parts/moment.tsx';
import { colors } from '../theme/colors.ts';

const SCREENS = { application: '/applications', enquiry: '/enquiries', event: '/events' } as const;

/** What somebody agreed to and withdrew, the newest first. @param children what can be entered */
export function Consents({ consents, children }: { consents: readonly Consent[]; children?: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id={id}>
          Consent
        </Typography>
        {children}
      </Box>
      {consents.length === 0 ? (
        <Typography color="textSecondary">Nothing was agreed to on the site.</Typography>
      ) : (
        <Paper variant="outlined" component="ol" reversed sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
          {consents.map((each) => (
            <Entry key={each.id} consent={each} />
          ))}
        </Paper>
      )}
    </Box>
  );
}

function Entry({ consent }: { consent: Consent }) {
  const { given, purpose, form, at, by, version, wording, request, link, about } = consent;
  const what = `${given ? 'Agreed' : 'Withdrew'}: ${CONSENT_PURPOSES[purpose]}`;
  const facts = [
    version !== null && `privacy policy ${version}`,
    by !== null && `entered by ${by}`,
    request !== null && `reference ${request}`,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{ py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: `1px solid ${colors.line}` } }}
    >
      <strong>{what}</strong>
      {link && about !== '' && (
        <>
          {' '}
          <Link component={RouterLink} to={`${SCREENS[link.to]}/${link.id}`}>
            {about}
          </Link>
        </>
      )}
      <Box sx={{ color: colors.inkSoft }}>
        <Moment at={at} withTime />, {CONSENT_FORMS[form]}
        {facts.length > 0 && `, ${facts.join(', ')}`}
      </Box>
      {wording !== null && (
        <details>
          <Box component="summary" sx={{ py: '11px', cursor: 'pointer' }}>
            What was shown
          </Box>
          <Box component="blockquote" sx={{ m: 0, pl: 1.5, borderLeft: `3px solid ${colors.marigold200}` }}>
            {wording}
          </Box>
        </details>
      )}
    </Box>
  );
}
