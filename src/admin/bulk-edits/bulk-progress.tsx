import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { BulkEdit } from '../../contract/bulk-edits/shapes.ts';
import { timeLeft } from '../imports/run-words.tsx';

/** How far it is, and how long it still takes. The tab may be closed meanwhile. */
export function BulkProgress({ run }: { run: BulkEdit }) {
  const { state, step, done, total, stalled, stopping } = run;
  const waiting = state === 'waiting';
  const counted = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const verb = step === 'check' ? 'Looked at' : 'Worked on';
  const words = waiting
    ? 'Waiting for its turn: one bulk edit runs at a time.'
    : stopping
      ? 'Stopping …'
      : stalled
        ? `${counted}. The server was restarted: it goes on by itself in a minute or two.`
        : [`${verb} ${counted}`, timeLeft(run.seconds_left)].filter(Boolean).join(' · ');
  return (
    <Box sx={{ maxWidth: 720 }}>
      <LinearProgress
        color="secondary"
        variant={waiting || done === 0 ? 'indeterminate' : 'determinate'}
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={step === 'check' ? 'Progress of the preview' : 'Progress of the bulk edit'}
        sx={{ height: 10, borderRadius: 5, mb: 1 }}
      />
      <Typography role="status">{words}</Typography>
      <Typography color="textSecondary">
        {step === 'check'
          ? 'Nothing is changed yet.'
          : 'You can close this tab: it goes on, and you find it again under Bulk edits.'}
      </Typography>
    </Box>
  );
}
