import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import type { HttpError } from 'ra-core';
import { useState } from 'react';
import { caseDateName } from '../../content/offer-words.ts';
import { CASE_DATE_KINDS, MAX_OFFER_NAME, type CaseDateKind } from '../../contract/offer-kinds.ts';
import type { CaseDate } from '../../contract/offers.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { keepDraft, readDraft } from '../frame/drafts.ts';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import type { OfferCommands } from './use-offers.ts';

interface DateForm {
  /** Sending the same form again adds nothing. */
  ticket: string;
  kind: CaseDateKind;
  name: string;
  on: string;
}

const draftName = (caseId: string, date: string) => `applications/${caseId}/date-${date}`;

/** What was typed and not saved. @param date its id, or 'new' */
export const readDateDraft = (caseId: string, date: string): DateForm | null =>
  JSON.parse(readDraft(draftName(caseId, date)) || 'null') as DateForm | null;

interface DateDialogProps {
  caseId: string;
  /** Unset: a new one. */
  date: CaseDate | undefined;
  country: string | null;
  commands: OfferCommands;
  close: () => void;
}

/** Enters, changes or removes a date of a case. */
export function DateDialog({ caseId, date, country, commands, close }: DateDialogProps) {
  const draft = date?.id ?? 'new';
  const [form, setForm] = useState<DateForm>(
    () =>
      readDateDraft(caseId, draft) ?? {
        ticket: crypto.randomUUID(),
        kind: date?.kind ?? 'enrolment',
        name: date?.name ?? '',
        on: date?.on ?? '',
      },
  );
  /** As it was when the form was opened, or as a colleague has stored it since. */
  const [known, setKnown] = useState(date);
  const [clash, setClash] = useState(false);
  const set = (values: Partial<DateForm>) => {
    const typed = { ...form, ...values };
    setForm(typed);
    keepDraft(draftName(caseId, draft), JSON.stringify(typed));
  };
  const leave = () => {
    keepDraft(draftName(caseId, draft), '');
    close();
  };
  const save = async () => {
    const { ticket, kind, name, on } = form;
    try {
      if (known)
        await commands.changeDate(known, { kind, name: name.trim(), on, done: known.done_at !== null });
      else await commands.addDate({ ticket, kind, name: name.trim(), on });
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as { code?: string };
      if (code === 'offer_changed') {
        const { dates } = await commands.reload();
        setKnown(dates.find(({ id }) => id === known?.id) ?? known);
        setClash(true);
      }
      throw error;
    }
  };
  return (
    <FormDialog
      open
      close={leave}
      title={date ? 'Change the date' : 'Enter a date'}
      confirm="Save"
      incomplete={form.on === '' || (form.kind === 'other' && form.name.trim() === '')}
      run={save}
    >
      {clash && known && (
        <Alert severity="warning">
          {`Stored by a colleague now: ${caseDateName(known.kind, known.name, country)}, ${known.on}. Save puts yours in its place.`}
        </Alert>
      )}
      <SelectField
        label="What"
        value={form.kind}
        onChange={(kind) => set({ kind: kind as CaseDateKind })}
        choices={CASE_DATE_KINDS.map((value) => ({ value, label: caseDateName(value, '', country) }))}
      />
      <TextField
        label={form.kind === 'other' ? 'Name' : 'Remark'}
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_OFFER_NAME, autoComplete: 'off' } }}
      />
      <TextField
        label="On"
        type="date"
        value={form.on}
        onChange={({ target }) => set({ on: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {date && (
        <ConfirmAction
          label="Remove the date"
          title="Remove this date?"
          consequences="The start page does not name it any more."
          confirm="Remove"
          harmful
          run={async () => {
            await commands.removeDate(date);
            leave();
          }}
        />
      )}
    </FormDialog>
  );
}
