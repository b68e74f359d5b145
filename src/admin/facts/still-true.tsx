import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { useChosen } from './chosen.ts';
import { useRenew } from './renew.ts';

/** One press after looking at the official page. No confirmation: the form shows it and takes it back. */
export function StillTrue({ fact }: { fact: StaffFact }) {
  const notify = useNotify();
  const renew = useRenew();
  const { ids, choose } = useChosen();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      await renew([fact], fact.label);
      choose([fact.id], false);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Checkbox
        checked={ids.has(fact.id)}
        onChange={(_event, ticked) => choose([fact.id], ticked)}
        slotProps={{ input: { 'aria-label': `Choose ${fact.label}` } }}
      />
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<Check size={18} />}
        loading={running}
        onClick={() => void run()}
        aria-label={`Still true: ${fact.label}, ${fact.words}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Still true
      </Button>
    </Box>
  );
}
