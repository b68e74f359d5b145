import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { BulkPreviewItem } from '../../contract/case-bulk.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import { colors } from '../theme/colors.ts';
import { casesOf } from './bulk-item.ts';

const LIST = { m: 0, pl: 2.5, maxHeight: '14rem', overflowY: 'auto', overflowWrap: 'anywhere' } as const;

/** What an action would do with each case, before it is done. */
export function BulkPreviewList({ able, unable }: Record<'able' | 'unable', readonly BulkPreviewItem[]>) {
  const [first] = able;
  return (
    <>
      {unable.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontWeight: 600 }}>{casesOf(unable.length)} stay as they are:</Typography>
          <Box component="ul" tabIndex={0} aria-label="Left as they are" sx={{ ...LIST, maxHeight: '9rem' }}>
            {unable.map(({ id, name, reference, problem }) => (
              <li key={id}>
                {name}, {reference}: {problem}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {first && (
        <div>
          <Typography sx={{ fontWeight: 600 }}>A mail goes to:</Typography>
          <Box component="ul" tabIndex={0} aria-label="Who gets a mail" sx={LIST}>
            {able.map(({ id, name, reference, email, from, to }) => (
              <li key={id}>
                {name}, {reference}, {email}
                {to && ` ("${STATE_WORDS[from].label}" to "${STATE_WORDS[to].label}")`}
              </li>
            ))}
          </Box>
        </div>
      )}
      {first && first.text !== '' && <Texts cases={able} />}
    </>
  );
}

/** The message as each student gets it, one at a time. */
function Texts({ cases }: { cases: readonly BulkPreviewItem[] }) {
  const [at, setAt] = useState(0);
  const shown = cases[Math.min(at, cases.length - 1)]!;
  return (
    <Box component="section" aria-label="The message">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography aria-live="polite" sx={{ fontWeight: 600, mr: 'auto', overflowWrap: 'anywhere' }}>
          {shown.name} gets{cases.length > 1 && ` (${at + 1} of ${cases.length})`}:
        </Typography>
        {cases.length > 1 && (
          <div>
            <Button color="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
              Previous
            </Button>
            <Button color="secondary" disabled={at === cases.length - 1} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          </div>
        )}
      </Box>
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          pl: 1.5,
          borderLeft: `3px solid ${colors.marigold200}`,
        }}
      >
        {shown.text}
      </Typography>
    </Box>
  );
}

/** What was done, and what was not and why. */
export function BulkReport({ report, verb }: { report: FollowUpsDone; verb: string }) {
  const { changed, same, left } = report;
  return (
    <>
      <Alert severity={left.length > 0 ? 'warning' : 'success'} role="status">
        {casesOf(changed)} {verb}
        {same > 0 && `, ${same} had it already`}
        {left.length > 0 && `, ${left.length} left as they are and still selected`}.
      </Alert>
      {left.length > 0 && (
        <Box component="ul" tabIndex={0} aria-label="Left as they are" sx={LIST}>
          {left.map(({ id, title, reason }) => (
            <li key={id}>{[title, reason].filter(Boolean).join(': ')}</li>
          ))}
        </Box>
      )}
    </>
  );
}
