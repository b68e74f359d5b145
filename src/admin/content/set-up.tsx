import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { stepsOf, type SetUpStep } from './set-up-steps.ts';
import { Step } from './set-up-step.tsx';
import { usePutOff } from './site-content.ts';
import { useSiteContent } from './use-site-content.ts';

/**
 * Leads a new owner through what the site needs first, until everything is done or skipped, or they close it. What is done
 * is seen from the data, not ticked. What is skipped or closed is so for every owner.
 */
export default function SetUp() {
  const { data, error, refetch, isFetching } = useSiteContent();
  const putOff = usePutOff();
  if (error && !data) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The steps for setting up your site could not be loaded. {error.message}
      </Alert>
    );
  }
  if (!data || data.put_off.includes('all')) return null;
  const steps = stepsOf(data);
  const isSkipped = (step: SetUpStep) => data.put_off.includes(step.name);
  const done = steps.filter((step) => step.done || (step.done === null && isSkipped(step))).length;
  const left = steps.filter((step) => !step.done && !isSkipped(step));
  if (left.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="set-up" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
        <Typography variant="h2" id="set-up">
          Set up your site
        </Typography>
        <Button color="secondary" onClick={() => putOff({ step: 'all', put_off: true })}>
          Close
        </Button>
      </Box>
      <Typography color="textSecondary">
        {done} of {steps.length} steps are done. Do them in any order; nothing has to be rebuilt or restarted.
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-hidden="true"
        sx={{ my: 2, height: 8, borderRadius: 4 }}
      />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step
            key={step.title}
            step={step}
            next={step === left[0]}
            skipped={isSkipped(step)}
            onSkip={(put_off) => putOff({ step: step.name, put_off })}
            samples={data.samples}
            onRemoved={() => void refetch()}
          />
        ))}
      </Box>
    </Paper>
  );
}

/** Opens the guide again, for an owner who has closed it or skipped steps. */
export function SetUpLink() {
  const { data } = useSiteContent();
  const putOff = usePutOff();
  const open = data ? stepsOf(data).filter(({ done }) => done === false).length : 0;
  if (!data || open === 0 || data.put_off.length === 0) return null;
  return (
    <Box>
      <Button
        component={Link}
        to="/"
        variant="outlined"
        color="secondary"
        onClick={() => putOff({ step: 'all', put_off: false })}
      >
        Set up your site: {open} {open === 1 ? 'step' : 'steps'} left
      </Button>
    </Box>
  );
}
