import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSession } from '../edit-session.ts';
import { MANNERS } from '../kinds.ts';
import { AS_DRAFT } from '../store/saver.ts';
import { useForm } from '../store/use-form.ts';
import { usePublish } from './use-publish.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');

/** Keys of the form: Ctrl+S saves, Ctrl+Enter publishes, '?' shows them. */
export function KeysButton() {
  const { kind, saver } = useSession();
  const { readOnly } = useForm();
  const publish = usePublish();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { publish: verb } = MANNERS[kind];
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    if (event.key === '?' && !control && !isTyping(event.target)) return setOpen(true);
    if (readOnly || !control || document.querySelector('[role=dialog]')) return;
    if (event.key === 'Enter' || (event.key.toLowerCase() === 's' && verb === 'Save')) {
      event.preventDefault();
      void publish();
    } else if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      void saver.save(AS_DRAFT);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const keys: readonly (readonly [keys: string, what: string])[] = [
    ['Ctrl + S', verb === 'Save' ? 'Save' : 'Save the draft'],
    ['Ctrl + Enter', verb],
    ['Alt + ↑ or ↓', 'Move the item of a list'],
    ['?', 'Show these keys, outside a text'],
  ];
  return (
    <>
      <IconButton aria-label="Keys" title="Keys (?)" onClick={() => setOpen(true)}>
        <Keyboard size={20} />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
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
          <Button color="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
