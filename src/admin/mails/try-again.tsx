import Button from '@mui/material/Button';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Mail } from '../../contract/accounts.ts';
import { useChange } from '../frame/use-change.ts';

/** No confirmation: the worst outcome is a mail that arrives. */
export function TryAgain({ mail }: { mail: Mail }) {
  const { act } = useChange();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await act(
      'POST /api/staff/mails/{id}/retry/',
      { params: { id: mail.id } },
      `The mail to ${mail.recipient} is on its way again.`,
    ).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
    setRunning(false);
  };
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<RotateCw size={18} />}
      loading={running}
      onClick={() => void run()}
      aria-label={`Try again: ${mail.subject}, to ${mail.recipient}`}
    >
      Try again
    </Button>
  );
}
