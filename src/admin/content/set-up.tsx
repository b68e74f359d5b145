import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { putOff, usePutOff } from './put-off.ts';
import { stepsOf } from './set-up-steps.ts';
import { Step } from './set-up-step.tsx';
import { useSiteContent } from './site-content.ts';

/**
 * Leads a new owner through what the site needs first, until everything is done or skipped, or they close it. What is done
 * is seen from the data, not ticked. While the data are read or cannot be read the start page has no guide.
 */
export default function SetUp() {
  const { data, refetch } = useSiteContent();
  const { closed, skipped } = usePutOff();
  if (!data || closed) return null;
  const steps = stepsOf(data);
  const isSkipped = (title: string) => skipped.includes(title);
  const done = steps.filter((step) => step.done || (step.done === null && isSkipped(step.title))).length;
  const left = steps.filter((step) => !step.done && !isSkipped(step.title));
  if (left.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="set-up" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
        <Typography variant="h2" id="set-up">
          Set up your site
        </Typography>
        <Button color="secondary" size="small" onClick={() => putOff({ closed: true })}>
          Close
        </Button>
      </Box>
      <Typography color="text.secondary">
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
            skipped={isSkipped(step.title)}
            onSkip={(skip) =>
              putOff({
                skipped: skip ? [...skipped, step.title] : skipped.filter((title) => title !== step.title),
              })
            }
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
  const { closed, skipped } = usePutOff();
  const open = data ? stepsOf(data).filter(({ done }) => done === false).length : 0;
  if (open === 0 || (!closed && skipped.length === 0)) return null;
  return (
    <Box>
      <Button
        component={Link}
        to="/"
        variant="outlined"
        color="secondary"
        onClick={() => putOff({ closed: false, skipped: [] })}
      >
        Set up your site: {open} {open === 1 ? 'step' : 'steps'} left
      </Button>
    </Box>
  );
}
