import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TOLD_BY, type ToldBy } from '../../contract/consent-words.ts';
import { choicesOf } from '../enquiries/enquiry-words.tsx';
import { SelectField } from '../enquiries/select-field.tsx';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

interface TellProps {
  call: 'POST /api/staff/enquiries/{id}/consent/' | 'POST /api/staff/people/{id}/messages-consent/';
  /** Of the enquiry or the account. */
  id: string;
  withdrawn: boolean;
  /** Texts of the withdrawal and of agreeing again. */
  words: Record<'withdraw' | 'agree', { button: string; title: string; consequences: string; done: string }>;
}

/** Enters what somebody told about their consent. */
export function TellConsent({ call, id, withdrawn, words }: TellProps) {
  const { act } = useChange();
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<ToldBy>('phone');
  const { button, title, consequences, done } = words[withdrawn ? 'agree' : 'withdraw'];
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <FormDialog
        open={open}
        close={() => setOpen(false)}
        title={title}
        confirm="Save"
        harmful={!withdrawn}
        run={() => act(call, { params: { id }, body: { given: withdrawn, told } }, done)}
      >
        <Typography>{consequences}</Typography>
        <SelectField
          label="They told us"
          value={told}
          onChange={(value) => setTold(value as ToldBy)}
          choices={choicesOf(TOLD_BY)}
        />
      </FormDialog>
    </>
  );
}
