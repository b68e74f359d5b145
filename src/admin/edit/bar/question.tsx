import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';

interface QuestionProps {
  title: string;
  consequences?: string;
  confirm: string;
  onClose: () => void;
  /** Rejects with a sentence: the question then stays open and shows it. */
  onConfirm: () => Promise<unknown>;
  disabled?: boolean;
  children?: ReactNode;
}

/** Asks before something happens, and says if it failed. */
export function Question(props: QuestionProps) {
  const { title, consequences, confirm, onClose, onConfirm, disabled = false, children } = props;
  const id = useId();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={() => !running && onClose()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {consequences !== undefined && <DialogContentText>{consequences}</DialogContentText>}
        {children}
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button color="secondary" disabled={running} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={running} disabled={disabled} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
