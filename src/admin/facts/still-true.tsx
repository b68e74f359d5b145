import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { shortDate } from '../../contract/dates.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { StaffFact } from '../../contract/staff-facts.ts';
import { call } from '../frame/api.ts';

/** Most offices change their fees once or twice a year. */
const MONTHS_UNTIL_NEXT = 6;

/** The day, in Nepal, on which a figure that is checked now should be checked again. */
function nextCheck(now: Date): string {
  const [year = 0, month = 1, day = 1] = nepalDate(now).split('-').map(Number);
  return nepalDate(Date.UTC(year, month - 1 + MONTHS_UNTIL_NEXT, day));
}

/** One press after looking at the official page. No confirmation: the form shows it and takes it back. */
export function StillTrue({ fact }: { fact: StaffFact }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    const review_by = nextCheck(new Date());
    try {
      await call('POST /api/staff/facts/renew/', { body: { ids: [fact.id], review_by } });
      refresh();
      notify(`${fact.label}: checked today. The next check is on ${shortDate(review_by)}.`, {
        type: 'success',
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      startIcon={<Check size={18} />}
      loading={running}
      onClick={() => void run()}
      aria-label={`Still true: ${fact.label}, ${fact.words}`}
    >
      Still true
    </Button>
  );
}
