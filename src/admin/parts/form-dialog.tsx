import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';

interface FormDialogProps {
  open: boolean;
  close: () => void;
  title: string;
  /** The verb of the button that sends the form. */
  confirm: string;
  harmful?: boolean;
  /** The form cannot be sent yet. */
  incomplete?: boolean;
  /** Rejects with a sentence if it failed; the dialog then stays open with what was typed. */
  run: () => Promise<unknown>;
  children: ReactNode;
}

/** A dialog with a small form. It closes when what it sends has succeeded. */
export function FormDialog(props: FormDialogProps) {
  const { open, close, title, confirm, harmful = false, incomplete = false, run, children } = props;
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const leave = () => {
    if (running) return;
    setProblem(undefined);
    close();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRunning(true);
    setProblem(undefined);
    try {
      await run();
      close();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog open={open} onClose={leave} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {children}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" disabled={running} onClick={leave}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={harmful ? 'secondary' : 'primary'}
            loading={running}
            disabled={incomplete}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
