import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { HttpError, useShowContext } from 'react-admin';
import type { ChangeFiled, StaffFiledDocument } from '../../../contract/filed-documents.ts';
import { filedTitle } from '../../../contract/filed-kinds.ts';
import { useChange } from '../../frame/use-change.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';

export type FiledAction = ChangeFiled['action'];

interface Words {
  title: (name: string) => string;
  consequences: string;
  confirm: string;
  done: (name: string) => string;
}

const WORDS: Readonly<Record<FiledAction, Words>> = {
  show: {
    title: (name) => `Show to the student: ${name}`,
    consequences: 'The student can open and download it on the page of this application.',
    confirm: 'Show it',
    done: (name) => `The student sees it now: ${name}.`,
  },
  hide: {
    title: (name) => `Hide from the student: ${name}`,
    consequences: 'The student may have downloaded it already. The history keeps that it was there.',
    confirm: 'Hide it',
    done: (name) => `Hidden from the student: ${name}.`,
  },
  delete: {
    title: (name) => `Delete: ${name}`,
    consequences: 'The file is deleted for good. The history keeps that it was there, and your reason.',
    confirm: 'Delete it',
    done: (name) => `Deleted: ${name}.`,
  },
};

interface ChangeFiledDialogProps {
  application: string;
  action: FiledAction;
  /** As it was when the dialog was opened. */
  document: StaffFiledDocument;
  onClose: () => void;
}

export function ChangeFiledDialog({ application, action, document, onClose }: ChangeFiledDialogProps) {
  const { title, consequences, confirm, done } = WORDS[action];
  const { act } = useChange();
  const { refetch } = useShowContext();
  const [mail, setMail] = useState(true);
  const [reason, setReason] = useDraft(`applications/${application}/filed-${document.id}`);
  const name = filedTitle(document);
  const needsReason = action !== 'show';

  const run = async () => {
    const body = {
      action,
      was: document.shown_at === null ? 'hidden' : 'shown',
      mail: action === 'show' && mail,
      reason: needsReason ? reason.trim() : '',
    } as const;
    const params = { id: application, document: document.id };
    try {
      await act('POST /api/staff/applications/{id}/filed/{document}/', { params, body }, done(name));
    } catch (error) {
      // What a colleague did meanwhile is shown behind the dialog.
      if (error instanceof HttpError && error.status === 409) void refetch();
      throw error;
    }
    setReason('');
  };

  return (
    <FormDialog
      open
      close={onClose}
      title={title(name)}
      confirm={confirm}
      harmful={needsReason}
      incomplete={needsReason && reason.trim() === ''}
      run={run}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{document.file_name}</bdi>. {consequences}
      </DialogContentText>
      {needsReason ? (
        <TextField
          label="Reason"
          required
          multiline
          value={reason}
          helperText="Only the office sees it, in the history."
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { required: false } }}
        />
      ) : (
        <FormControlLabel
          control={<Checkbox checked={mail} onChange={(_, checked) => setMail(checked)} />}
          label="Also tell the student by mail"
        />
      )}
    </FormDialog>
  );
}
