import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';

interface ConfirmActionProps {
  /** Label of the button that opens the dialog. */
  label: string;
  icon?: ReactNode;
  /** The question: 'Disable this account?' */
  title: string;
  /** The consequences in sentences. Must not promise a way to undo it. */
  consequences: string;
  /** The verb: 'Disable'. */
  confirm: string;
  /** Takes something away from a person: not in the action colour. */
  harmful?: boolean;
  disabled?: boolean;
  /** Rejects with a sentence if it failed; the dialog then stays open and shows it. */
  run: () => Promise<unknown>;
}

/** A button that asks for confirmation before an action that cannot simply be undone, and reports failures. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { label, icon, title, consequences, confirm, harmful = false, disabled = false, run } = props;
  const [open, setOpen] = useState(false);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const id = useId();

  const carryOut = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      await run();
      setOpen(false);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setRunning(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={icon}
        disabled={disabled}
        onClick={() => {
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => !running && setOpen(false)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        maxWidth="xs"
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
            {consequences}
          </DialogContentText>
          {problem !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0 }}>
          <Button color="secondary" disabled={running} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color={harmful ? 'secondary' : 'primary'}
            loading={running}
            onClick={() => void carryOut()}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
