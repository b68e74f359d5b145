import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { ImportRun } from '../../contract/import-runs.ts';
import { OneScreen } from '../frame/one-screen.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { RunActions } from './run-actions.tsx';
import { RunCounts } from './run-counts.tsx';
import { RunLines } from './run-lines.tsx';
import { RunProgressBar } from './run-progress.tsx';
import { fileWords, isGoing, kindWords, RunTag } from './run-words.tsx';

/** Often enough for a bar that moves; the run itself writes once a second. */
const REFRESH_MS = 1_500;

export default function ImportPage() {
  return (
    <OneScreen back={{ to: '/imports', label: 'Imports' }} refreshMs={REFRESH_MS}>
      <Run />
    </OneScreen>
  );
}

function Run() {
  const run = useRecordContext<ImportRun>();
  if (!run) return null;
  const { state } = run;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <PageTitle>{fileWords(run)}</PageTitle>
        <RunTag run={run} />
      </Box>
      {isGoing(run) && <RunProgressBar run={run} />}
      {run.reason !== '' && (
        <Alert severity={state === 'failed' || state === 'interrupted' ? 'error' : 'info'}>
          {run.reason}
        </Alert>
      )}
      {run.same_as && state !== 'applied' && (
        <Alert severity="info">
          The same file was applied before. <Link to={`/imports/${run.same_as.id}`}>See that import</Link>
        </Alert>
      )}
      <RunActions run={run} />
      <Facts>
        <Fact label="What it is">{kindWords(run)}</Fact>
        <Fact label="Uploaded">
          <Moment at={run.created_at} withTime /> {run.created_by && `by ${run.created_by}`}
        </Fact>
        {run.applied_at && (
          <Fact label="Applied">
            <Moment at={run.applied_at} withTime /> {run.applied_by && `by ${run.applied_by}`}
          </Fact>
        )}
      </Facts>
      {run.summary && state !== 'discarded' && !isGoing(run) && (
        <>
          <RunCounts summary={run.summary} applied={state === 'applied'} />
          {(run.summary.lines.held ?? 0) > 0 && state === 'applied' && (
            <Box>
              <Button component={Link} to="/held" variant="outlined" color="secondary">
                Decide about held values
              </Button>
            </Box>
          )}
          <RunLines run={run} summary={run.summary} />
        </>
      )}
    </Box>
  );
}
