import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '../../contract/import-runs.ts';
import { timeLeft } from './run-words.tsx';

/** What is being done, how far it is, and how long it still takes. The tab may be closed meanwhile. */
export function RunProgressBar({ run }: { run: ImportRun }) {
  const waiting = run.state === 'waiting';
  const percent = Math.round(run.fraction * 100);
  const what = waiting
    ? 'Waiting for its turn: one import runs at a time.'
    : run.stopping
      ? 'Stopping …'
      : `${run.phase}: ${run.rows_done.toLocaleString('en')} rows`;
  const parts = waiting || run.stopping ? [what] : [what, `${percent} %`, timeLeft(run.seconds_left)];
  return (
    <Box sx={{ maxWidth: 720 }}>
      <LinearProgress
        color="secondary"
        variant={waiting || run.fraction === 0 ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={run.step === 'check' ? 'Progress of the dry run' : 'Progress of the import'}
        sx={{ height: 10, borderRadius: 5, mb: 1 }}
      />
      <Typography role="status">{parts.filter((part) => part !== '').join(' · ')}</Typography>
      <Typography color="textSecondary">
        You can close this tab: it goes on, and you find it again under Imports.
        {run.writing && ' It is being written and can no longer be stopped.'}
      </Typography>
    </Box>
  );
}
