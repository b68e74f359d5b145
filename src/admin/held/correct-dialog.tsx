import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { HeldValue } from '../../contract/held-values.ts';
import { Fact } from '../parts/facts.tsx';
import { fieldLabel, valueWords } from './held-words.ts';
import { useDecide } from './use-decide.ts';

/** Both values side by side, and a field for the right one. */
export function CorrectDialog({ held, onClose }: { held: HeldValue; onClose: () => void }) {
  const { decide } = useDecide();
  const [value, setValue] = useState(held.now);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const label = fieldLabel(held.field);
  const save = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      await decide(
        { ids: [held.id], decision: 'correct', value },
        () => 'Your value is shown, and imports keep it.',
      );
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {label} of {held.course?.name ?? held.university.name}
        </DialogTitle>
        <DialogContent>
          <Box component="dl" sx={{ m: 0, mx: -2, mb: 2 }}>
            <Fact label="Shown now">{valueWords(held.now, held)}</Fact>
            <Fact label="The source says">{valueWords(held.value, held)}</Fact>
            <Fact label="Why it waits">{held.reason}</Fact>
          </Box>
          <TextField
            label={held.currency ? `${label} in ${held.currency}` : label}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            error={problem !== undefined}
            helperText={problem ?? 'Empty: pages show nothing. Imports no longer change this field.'}
            fullWidth
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput:
                held.field.endsWith('_fees') || held.field === 'duration_weeks'
                  ? { inputMode: 'decimal' }
                  : {},
            }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" disabled={running} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={running}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
