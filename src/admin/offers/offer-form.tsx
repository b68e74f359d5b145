import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { HttpError } from 'ra-core';
import { useState } from 'react';
import { OFFER_KIND_WORDS, TUITION_PER_WORDS } from '../../content/offer-words.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { filedTitle } from '../../contract/filed-kinds.ts';
import { MAX_OFFER_NAME, OFFER_KINDS, TUITION_PER } from '../../contract/offer-kinds.ts';
import type { CaseOffers, Offer } from '../../contract/offers.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { amountOf, differences, formOf, isComplete, valuesOf, type OfferForm } from './offer-draft.ts';
import type { OfferCommands } from './use-offers.ts';

interface OfferDialogProps {
  /** Unset: a new one. */
  offer?: Offer | undefined;
  /** What the form begins with. */
  start: OfferForm;
  /** Name of the draft of what is typed. */
  draft: string;
  currencies: CaseOffers['currencies'];
  /** The documents that can be its letter. */
  filed: StaffApplication['filed'];
  commands: OfferCommands;
  close: () => void;
}

/** Enters or changes an offer. What is typed stays until it is saved, also when a colleague was faster. */
export function OfferDialog(props: OfferDialogProps) {
  const { offer, start, draft, currencies, filed, commands, close } = props;
  const [kept, setKept] = useDraft(draft);
  const [form, setForm] = useState<OfferForm>(() => (kept === '' ? start : (JSON.parse(kept) as OfferForm)));
  /** It begins with what was typed before and not saved. */
  const [resumed, setResumed] = useState(kept !== '');
  /** What a colleague has stored meanwhile. */
  const [theirs, setTheirs] = useState<OfferForm>();
  const set = (values: Partial<OfferForm>) => {
    const typed = { ...form, ...values };
    setForm(typed);
    setKept(JSON.stringify(typed));
  };
  const save = async () => {
    try {
      if (offer) await commands.change(offer, { version: form.version, ...valuesOf(form) });
      else await commands.add({ ticket: form.ticket, shown: form.shown, ...valuesOf(form) });
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as { code?: string };
      const stored =
        code === 'offer_changed' && (await commands.reload()).offers.find(({ id }) => id === offer?.id);
      if (stored) {
        setTheirs(formOf(stored));
        set({ version: stored.version });
      }
      throw error;
    }
    setKept('');
  };
  return (
    <FormDialog
      open
      close={close}
      title={offer ? 'Change the offer' : 'Enter an offer'}
      confirm={offer ? 'Save' : 'Enter the offer'}
      incomplete={!isComplete(form)}
      run={save}
    >
      {resumed && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              onClick={() => {
                setKept('');
                setForm(start);
                setResumed(false);
              }}
            >
              Start again
            </Button>
          }
        >
          This is what you typed before and did not save.
        </Alert>
      )}
      {theirs && (
        <Alert severity="warning">
          {differences(theirs, form).length === 0
            ? 'A colleague has saved the same. Press Cancel.'
            : `Stored by a colleague now: ${differences(theirs, form).join(', ')}. Save puts yours in its place.`}
        </Alert>
      )}
      <OfferFields form={form} set={set} currencies={currencies} />
      <ConditionFields conditions={form.conditions} onChange={(conditions) => set({ conditions })} />
      {filed.length > 0 && (
        <SelectField
          label="Offer letter"
          value={filed.some(({ id }) => id === form.letter) ? form.letter : ''}
          none="None of the documents"
          onChange={(letter) => set({ letter })}
          choices={filed.map(letterChoice)}
        />
      )}
      <TextField
        label="Notes for the office"
        multiline
        minRows={2}
        value={form.notes}
        helperText="Only staff see them."
        onChange={({ target }) => set({ notes: target.value })}
        slotProps={{ htmlInput: { maxLength: 4000 }, inputLabel: { shrink: true } }}
      />
      {!offer && (
        <FormControlLabel
          control={
            <Checkbox checked={form.shown} onChange={({ target }) => set({ shown: target.checked })} />
          }
          label="Show it to the student, who gets a mail"
        />
      )}
    </FormDialog>
  );
}

const letterChoice = (document: StaffApplication['filed'][number]) => ({
  value: document.id,
  label: `${filedTitle(document)}: ${document.file_name}`,
});

interface FieldsProps {
  form: OfferForm;
  set: (values: Partial<OfferForm>) => void;
  currencies: CaseOffers['currencies'];
}

const PAIR = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function OfferFields({ form, set, currencies }: FieldsProps) {
  const own = currencies.includes(form.currency) ? currencies : [form.currency, ...currencies];
  return (
    <>
      <NameField label="University" value={form.university} onChange={(university) => set({ university })} />
      <NameField label="Course" value={form.course} onChange={(course) => set({ course })} />
      <Box sx={PAIR}>
        <SelectField
          label="Kind"
          value={form.kind}
          onChange={(kind) => set({ kind: kind as OfferForm['kind'] })}
          choices={OFFER_KINDS.map((value) => ({ value, label: OFFER_KIND_WORDS[value] }))}
        />
        <DateField label="Intake" type="month" value={form.intake} onChange={(intake) => set({ intake })} />
        <DateField
          label="Received on"
          value={form.received_on}
          onChange={(received_on) => set({ received_on })}
        />
        <DateField label="Reply by" value={form.reply_by} onChange={(reply_by) => set({ reply_by })} />
        <SelectField
          label="Currency"
          value={form.currency}
          onChange={(currency) => set({ currency })}
          choices={own.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="Tuition fee is for"
          value={form.tuition_per}
          onChange={(per) => set({ tuition_per: per as OfferForm['tuition_per'] })}
          choices={TUITION_PER.map((value) => ({ value, label: `The ${TUITION_PER_WORDS[value]}` }))}
        />
        <AmountField label="Tuition fee" value={form.tuition} onChange={(tuition) => set({ tuition })} />
        <AmountField
          label="Scholarship"
          value={form.scholarship}
          onChange={(scholarship) => set({ scholarship })}
        />
        <AmountField label="Deposit" value={form.deposit} onChange={(deposit) => set({ deposit })} />
        <DateField
          label="Deposit due"
          value={form.deposit_due}
          onChange={(deposit_due) => set({ deposit_due })}
        />
        <DateField
          label="Deposit paid on"
          value={form.deposit_paid_on}
          onChange={(deposit_paid_on) => set({ deposit_paid_on })}
        />
      </Box>
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const NameField = ({ label, value, onChange }: FieldProps) => (
  <TextField
    label={label}
    required
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { maxLength: MAX_OFFER_NAME, autoComplete: 'off' },
      inputLabel: { required: false },
    }}
  />
);

const DateField = ({ label, value, onChange, type = 'date' }: FieldProps & { type?: 'date' | 'month' }) => (
  <TextField
    label={label}
    type={type}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const AmountField = ({ label, value, onChange }: FieldProps) => {
  const wrong = amountOf(value) === undefined;
  return (
    <TextField
      label={label}
      value={value}
      error={wrong}
      helperText={wrong ? 'A whole number, such as 34,000.' : undefined}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14, autoComplete: 'off' } }}
    />
  );
};
