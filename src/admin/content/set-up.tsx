import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SiteContent } from '../../contract/site-setup.ts';
import { colors } from '../theme/colors.ts';
import { RemoveSamples } from './remove-samples.tsx';
import { stepsOf, type SetUpStep } from './set-up-steps.ts';

const HIDDEN = 'prasthan-set-up-hidden';

/** Leads a new owner through what the site needs first. What is done is seen from the data, not ticked. */
export function SetUp({ content, onChange }: { content: SiteContent; onChange: () => void }) {
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const steps = stepsOf(content);
  const open = steps.filter(({ done }) => done === false).length;
  const hide = (next: boolean) => {
    setHidden(next);
    if (next) localStorage.setItem(HIDDEN, 'yes');
    else localStorage.removeItem(HIDDEN);
  };
  if (hidden || open === 0) {
    return (
      <Box>
        <Button color="secondary" onClick={() => hide(false)} disabled={!hidden}>
          {open === 0
            ? 'Your site is set up'
            : `Set up your site: ${open} ${open === 1 ? 'step' : 'steps'} left`}
        </Button>
      </Box>
    );
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby="set-up" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h2" id="set-up">
          Set up your site
        </Typography>
        <Button color="secondary" onClick={() => hide(true)}>
          Later
        </Button>
      </Box>
      <Typography color="text.secondary">
        {steps.filter(({ done }) => done).length} of {steps.length} steps are done. You can do them in any
        order.
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {steps.map((step) => (
          <Step key={step.title} step={step}>
            {step.to && (
              <Button component={Link} to={step.to} variant="outlined" color="secondary">
                {step.done ? 'Change' : 'Do it'}
                <Box component="span" className="visually-hidden">
                  {`: ${step.title}`}
                </Box>
              </Button>
            )}
            {step.href && (
              <Button href={step.href} variant="outlined" color="secondary">
                Open
                <Box component="span" className="visually-hidden">
                  {`: ${step.title}`}
                </Box>
              </Button>
            )}
            {step.samples && !step.done && <RemoveSamples samples={content.samples} onRemoved={onChange} />}
          </Step>
        ))}
      </Box>
    </Paper>
  );
}

function Step({ step: { title, text, done }, children }: { step: SetUpStep; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {done ? (
        <CircleCheck color={colors.night950} aria-label="Done" />
      ) : (
        <CircleDashed color={colors.marigold700} aria-label={done === null ? 'Not known' : 'To do'} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography color="text.secondary">{text}</Typography>
      </Box>
      {children}
    </Box>
  );
}
