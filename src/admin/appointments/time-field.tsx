import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { NEPAL_TIME, nepalShortDayAndTime, nepalTyped } from '../../contract/nepal-time.ts';
import { call } from '../frame/api.ts';

/** Free times that are offered as buttons. */
const OFFERED = 6;

interface TimeFieldProps {
  branch: string;
  /** Id; '': nobody is chosen yet. */
  counselor: string;
  /** Day and time in Nepal, '2026-12-12T14:00'; '' for none. */
  typed: string;
  onChange: (typed: string) => void;
}

/** A day and a time in Nepal: typed, or the next ones that are free. */
export function TimeField({ branch, counselor, typed, onChange }: TimeFieldProps) {
  const { data } = useQuery({
    queryKey: ['free-times', branch, counselor],
    enabled: branch !== '' && counselor !== '',
    queryFn: ({ signal }) =>
      call('POST /api/app/appointment-times/', { body: { branch, counselor }, signal }),
  });
  const free = (data?.days ?? []).flatMap(({ times }) => times).slice(0, OFFERED);
  return (
    <>
      <TextField
        label="Time"
        type="datetime-local"
        value={typed}
        helperText={NEPAL_TIME}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {free.length > 0 && (
        <Box role="group" aria-label="Next free times" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {free.map(({ starts_at }) => (
            <Button
              key={starts_at}
              size="small"
              variant={nepalTyped(starts_at) === typed ? 'contained' : 'outlined'}
              color="secondary"
              aria-pressed={nepalTyped(starts_at) === typed}
              onClick={() => onChange(nepalTyped(starts_at))}
              sx={{ minHeight: 44 }}
            >
              {nepalShortDayAndTime(starts_at)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}
