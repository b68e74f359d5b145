import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Keyboard from 'lucide-react/icons/keyboard';
import { useId } from 'react';

interface KeysDialogProps {
  keys: readonly (readonly [keys: string, what: string])[];
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A button that shows the keys of a screen. The screen itself opens it on '?'. */
export function KeysDialog({ keys, open, onOpen, onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <>
      <IconButton
        aria-label="Keys"
        title="Keys (?)"
        onClick={onOpen}
        // A phone has no keys.
        sx={{ '@media (pointer: coarse) and (width < 48rem)': { display: 'none' } }}
      >
        <Keyboard size={20} />
      </IconButton>
      <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>Keys</DialogTitle>
        <DialogContent>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, m: 0 }}>
            {keys.map(([key, what]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {key}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {what}
                </Box>
              </Box>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Whether a key belongs to a field, a menu or a dialog, and not to the screen. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null ||
  (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select'));
