import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Link } from 'react-router';
import type { Samples } from '../../contract/site-setup.ts';
import { colors } from '../theme/colors.ts';
import { RemoveSamples } from './remove-samples.tsx';
import type { SetUpStep } from './set-up-steps.ts';

interface StepProps {
  step: SetUpStep;
  /** The first that is open: its button stands out. */
  next: boolean;
  skipped: boolean;
  onSkip: (skip: boolean) => void;
  samples: Samples;
  onRemoved: () => void;
}

export function Step({ step, next, skipped, onSkip, samples, onRemoved }: StepProps) {
  const { title, text, done, to, href } = step;
  const look = next
    ? ({ variant: 'contained' } as const)
    : ({ variant: 'outlined', color: 'secondary' } as const);
  const skip = done === null ? 'It is done' : 'Skip';
  const named = (action: string) => ({ 'aria-label': `${action}: ${title}` });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {done || (done === null && skipped) ? (
        <CircleCheck color={colors.night950} aria-label="Done" role="img" />
      ) : (
        <CircleDashed color={colors.marigold700} aria-label={skipped ? 'Skipped' : 'To do'} role="img" />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {!done && !skipped && <Typography color="textSecondary">{text}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, gridColumn: { xs: 2, sm: 3 } }}>
        {skipped && !done && (
          <Button color="secondary" onClick={() => onSkip(false)} {...named('Do it after all')}>
            Do it after all
          </Button>
        )}
        {!done && !skipped && (
          <>
            {to && (
              <Button component={Link} to={to} {...look} {...named('Do it')}>
                Do it
              </Button>
            )}
            {href && (
              <Button href={href} {...look} {...named('Open')}>
                Open
              </Button>
            )}
            {step.samples && <RemoveSamples samples={samples} onRemoved={onRemoved} />}
            <Button color="secondary" onClick={() => onSkip(true)} {...named(skip)}>
              {skip}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
