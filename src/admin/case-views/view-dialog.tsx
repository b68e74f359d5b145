import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { MAX_VIEW_NAME } from '../../contract/case-columns.ts';
import type { CaseView, CaseViewShown } from '../../contract/case-views.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useViewCommands } from './use-case-views.ts';

export interface ViewQuestion {
  what: 'add' | 'copy' | 'rename' | 'remove';
  /** The view that is open. */
  view: CaseView | undefined;
  /** What the list shows now. */
  shown: CaseViewShown;
}

interface ViewDialogProps extends ViewQuestion {
  onClose: () => void;
  onAdded: (view: CaseView) => void;
  onRemoved: () => void;
}

/** Focuses the field as soon as it is there: it is what the dialog is for. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Asks for the name of a view, or whether it shall be deleted. */
export function ViewDialog({ what, view, shown, onClose, onAdded, onRemoved }: ViewDialogProps) {
  const commands = useViewCommands();
  const notify = useNotify();
  const [name, setName] = useState(
    what === 'rename' ? view!.name : what === 'copy' ? `${view!.name}, copy`.slice(0, MAX_VIEW_NAME) : '',
  );
  if (what === 'remove' && view) {
    return (
      <FormDialog
        open
        close={onClose}
        title={`Delete the view "${view.name}"?`}
        confirm="Delete"
        harmful
        run={async () => {
          await commands.remove(view);
          notify(`The view "${view.name}" was deleted.`, { type: 'success' });
          onRemoved();
        }}
      >
        <Typography>
          {view.shared && 'It disappears for the whole office. '}The applications stay as they are.
        </Typography>
      </FormDialog>
    );
  }
  const run = async () => {
    if (what === 'rename') {
      await commands.change(view!, { name: name.trim() });
      return;
    }
    const added = await commands.add(name.trim(), what === 'copy' ? view!.shown : shown);
    notify(`The view "${added.name}" was saved.`, { type: 'success' });
    onAdded(added);
  };
  return (
    <FormDialog
      open
      close={onClose}
      title={what === 'rename' ? 'Rename the view' : what === 'copy' ? 'Save a copy' : 'Save as a view'}
      confirm={what === 'rename' ? 'Rename' : 'Save'}
      incomplete={name.trim() === ''}
      run={run}
    >
      <TextField
        label="Name"
        value={name}
        inputRef={focusField}
        helperText={
          what === 'rename'
            ? undefined
            : 'It keeps filters, order, columns and shape. Only you see it, unless you share it.'
        }
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME }, inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
