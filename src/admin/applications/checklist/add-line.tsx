import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { StaffApplication } from '../../../contract/applications.ts';
import { CHECKLIST_STAGES, STAGES, type ChecklistStage } from '../../../contract/checklist-words.ts';

import { call } from '../../frame/api.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import type { ChecklistWork } from './use-checklist.ts';

interface AddLineProps {
  application: StaffApplication;
  /** How far the case is. */
  stage: ChecklistStage;
  work: ChecklistWork;
}

/** A line that only this case needs. */
export function AddLine(props: AddLineProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<Plus size={18} />}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        Add a line for this case
      </Button>
      {open && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({
  application: { id },
  stage: now,
  work,
  onClose,
}: AddLineProps & { onClose: () => void }) {
  const [name, setName] = useDraft(`applications/${id}/line`);
  const [help, setHelp] = useDraft(`applications/${id}/line-help`);
  const [stage, setStage] = useState(now);
  const [ticket] = useState(() => crypto.randomUUID());
  const add = async () => {
    await work.change(
      () =>
        call('POST /api/staff/applications/{id}/checklist/lines/', {
          params: { id },
          body: { ticket, name: name.trim(), help: help.trim(), stage },
        }),
      `Added: ${name.trim()}.`,
    );
    setName('');
    setHelp('');
  };
  return (
    <FormDialog
      open
      close={onClose}
      title="Add a line for this case"
      confirm="Add it"
      incomplete={name.trim() === ''}
      run={add}
    >
      <TextField
        label="What is needed"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
      />
      <TextField
        label="Help for the student (not needed)"
        value={help}
        multiline
        minRows={2}
        onChange={({ target }) => setHelp(target.value)}
        slotProps={{ htmlInput: { maxLength: 600 }, inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label="When it is needed"
        value={stage}
        onChange={({ target }) => setStage(target.value as ChecklistStage)}
      >
        {STAGES.map((each) => (
          <MenuItem key={each} value={each}>
            {CHECKLIST_STAGES[each]}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
