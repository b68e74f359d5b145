import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { nepalDate } from '../../contract/nepal-time.ts';

interface NextDayFieldProps {
  /** 'YYYY-MM-DD', or '' for none. */
  day: string;
  onChange: (day: string) => void;
  fault?: string | undefined;
}

const DAY_MS = 86_400_000;
const DAYS = [
  { label: 'Today', days: 0 },
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
] as const;

/** A day from today on in Nepal, as 'YYYY-MM-DD'. */
const dayIn = (days: number): string => nepalDate(Date.now() + days * DAY_MS);

/** The day of the next step: the usual ones as buttons, any other in the field. */
export function NextDayField({ day, onChange, fault }: NextDayFieldProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="group" aria-label="Day of the next step" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {DAYS.map(({ label, days }) => {
          const value = dayIn(days);
          return (
            <Button
              key={label}
              variant={day === value ? 'contained' : 'outlined'}
              color="secondary"
              aria-pressed={day === value}
              onClick={() => onChange(day === value ? '' : value)}
              sx={{ minHeight: 44, flex: '1 1 auto' }}
            >
              {label}
            </Button>
          );
        })}
      </Box>
      <TextField
        label="Day"
        type="date"
        value={day}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
