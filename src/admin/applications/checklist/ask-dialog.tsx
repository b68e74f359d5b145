import Box from '@mui/material/Box';
import type { StaffApplication } from '../../../contract/applications.ts';
import type { ChecklistLine } from '../../../contract/checklists.ts';
import { call } from '../../frame/api.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { NoteField } from '../../parts/note-field.tsx';
import type { ChecklistWork } from './use-checklist.ts';

interface AskDialogProps {
  application: StaffApplication;
  lines: readonly ChecklistLine[];
  work: ChecklistWork;
  onClose: () => void;
  onAsked: () => void;
}

const MOST = 2000;

/** Asks for several lines in one message. */
export function AskDialog({ application: { id }, lines, work, onClose, onAsked }: AskDialogProps) {
  const [note, setNote] = useDraft(`applications/${id}/ask`);
  const tooLong = note.trim().length > MOST;
  const send = async () => {
    await work.change(
      () =>
        call('POST /api/staff/applications/{id}/checklist/ask/', {
          params: { id },
          body: { lines: lines.map(({ line, version }) => ({ line, version })), note: note.trim() },
        }),
      lines.length === 1
        ? 'The student is asked for it.'
        : `The student is asked for ${lines.length} in one mail.`,
    );
    setNote('');
    onAsked();
  };
  return (
    <FormDialog
      open
      close={onClose}
      title={lines.length === 1 ? 'Ask for this' : `Ask for ${lines.length} in one mail`}
      confirm="Ask the student"
      incomplete={lines.length === 0 || tooLong}
      run={send}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ line, name, state, reason }) => (
          <li key={line}>
            {name}
            {state === 'redo' && `: ${reason}`}
          </li>
        ))}
      </Box>
      <NoteField
        label="Before the list (not needed)"
        help="The message lists what you selected, with the help for each line, and says where to add it."
        text={note}
        onChange={setNote}
        problem={tooLong ? 'This is too long: at most 2,000 characters.' : undefined}
      />
    </FormDialog>
  );
}
