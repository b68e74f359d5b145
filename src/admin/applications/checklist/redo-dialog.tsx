import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { ChecklistLine } from '../../../contract/checklists.ts';
import { call } from '../../frame/api.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { NoteField } from '../../parts/note-field.tsx';
import type { ChecklistWork } from './use-checklist.ts';

interface RedoDialogProps {
  applicationId: string;
  /** As it is now: if a colleague changes it meanwhile, sending again counts on what is shown then. */
  line: ChecklistLine;
  mayTell: boolean;
  work: ChecklistWork;
  onClose: () => void;
}

/** Asks the student to send something again, with the reason. */
export function RedoDialog({
  applicationId: id,
  line: { line, name, version },
  mayTell,
  work,
  onClose,
}: RedoDialogProps) {
  const [reason, setReason] = useDraft(`applications/${id}/redo/${line}`);
  const [tell, setTell] = useState(mayTell);
  const send = async () => {
    await work.change(
      () =>
        call('POST /api/staff/applications/{id}/checklist/mark/', {
          params: { id },
          body: { line, version, mark: 'redo', reason: reason.trim(), tell },
        }),
      tell ? `The student is asked to send it again: ${name}.` : `${name}: to be sent again.`,
    );
    setReason('');
  };
  return (
    <FormDialog
      open
      close={onClose}
      title={`Send again: ${name}`}
      confirm={tell ? 'Ask to send it again' : 'Save'}
      incomplete={reason.trim() === '' || reason.trim().length > 1000}
      run={send}
    >
      <NoteField
        label="What is wrong with it"
        help="The student reads it beside this line. At most 1,000 characters."
        text={reason}
        onChange={setReason}
        problem={reason.trim().length > 1000 ? 'This is too long: at most 1,000 characters.' : undefined}
      />
      {mayTell && (
        <FormControlLabel
          control={<Checkbox checked={tell} onChange={({ target }) => setTell(target.checked)} />}
          label="Write to the student now. Otherwise ask later, together with other lines."
        />
      )}
    </FormDialog>
  );
}
