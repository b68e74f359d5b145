import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type HttpError } from 'ra-core';
import { useState } from 'react';
import { MAX_COMMISSION_NOTE } from '../../contract/commission-states.ts';
import type { CaseCommission } from '../../contract/commissions.ts';
import { SelectField } from '../enquiries/select-field.tsx';
import { call } from '../frame/api.ts';
import { useDraft } from '../frame/use-draft.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import {
  amountOf,
  differences,
  formOf,
  isComplete,
  valuesOf,
  type CommissionForm,
} from './commission-draft.ts';

interface CommissionDialogProps {
  /** Of the case. */
  id: string;
  known: CaseCommission;
  close: () => void;
}

/** Enters or changes a commission. What is typed stays until it is saved, also when a colleague was faster. */
export function CommissionDialog({ id, known, close }: CommissionDialogProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const [kept, setKept] = useDraft(`applications/${id}/commission`);
  const [form, setForm] = useState<CommissionForm>(() =>
    kept === '' ? formOf(known) : (JSON.parse(kept) as CommissionForm),
  );
  /** What a colleague has stored meanwhile. */
  const [theirs, setTheirs] = useState<CommissionForm>();
  const set = (values: Partial<CommissionForm>) => {
    const typed = { ...form, ...values };
    setForm(typed);
    setKept(JSON.stringify(typed));
  };
  const show = (answer: CaseCommission) => client.setQueryData(['case-commission', id], answer);
  const save = async () => {
    try {
      const body = valuesOf(form);
      show(await call('PUT /api/staff/applications/{id}/commission/', { params: { id }, body }));
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as { code?: string };
      if (code === 'commission_changed') {
        const stored = await call('GET /api/staff/applications/{id}/commission/', { params: { id } });
        show(stored);
        setTheirs(formOf(stored));
        set({ version: formOf(stored).version });
      }
      throw error;
    }
    setKept('');
    notify('Saved.', { type: 'success' });
  };
  return (
    <FormDialog
      open
      close={close}
      title={known.commission ? 'Change the commission' : 'Enter the commission'}
      confirm="Save"
      incomplete={!isComplete(form)}
      run={save}
    >
      {theirs && (
        <Alert severity="warning">
          {differences(theirs, form).length === 0
            ? 'A colleague has saved the same. Press Cancel.'
            : `Stored by a colleague now: ${differences(theirs, form).join(', ')}. Save puts yours in its place.`}
        </Alert>
      )}
      <Fields form={form} set={set} currencies={known.currencies} />
    </FormDialog>
  );
}

interface FieldsProps {
  form: CommissionForm;
  set: (values: Partial<CommissionForm>) => void;
  currencies: readonly string[];
}

function Fields({ form, set, currencies }: FieldsProps) {
  const choices = currencies.includes(form.currency) ? currencies : [form.currency, ...currencies];
  const half = (form.received.trim() === '') !== (form.received_on === '');
  return (
    <>
      <TextField
        label="University"
        value={form.university}
        onChange={({ target }) => set({ university: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <AmountField label="Expected" value={form.expected} onChange={(expected) => set({ expected })} />
        <SelectField
          label="Currency"
          value={form.currency}
          onChange={(currency) => set({ currency })}
          choices={choices.map((value) => ({ value, label: value }))}
        />
        <DateField label="Due on" value={form.expected_on} onChange={(on) => set({ expected_on: on })} />
        <DateField label="Invoiced on" value={form.invoiced_on} onChange={(on) => set({ invoiced_on: on })} />
        <AmountField
          label="Received"
          value={form.received}
          onChange={(received) => set({ received })}
          hint={half ? 'Give the amount and the day.' : undefined}
        />
        <DateField label="Received on" value={form.received_on} onChange={(on) => set({ received_on: on })} />
      </Box>
      <TextField
        label="Note"
        multiline
        minRows={2}
        value={form.note}
        helperText="Only owners see it."
        onChange={({ target }) => set({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_COMMISSION_NOTE }, inputLabel: { shrink: true } }}
      />
    </>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
}

const DateField = ({ label, value, onChange }: FieldProps) => (
  <TextField
    label={label}
    type="date"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

function AmountField({ label, value, onChange, hint }: FieldProps) {
  const wrong = amountOf(value) === undefined;
  return (
    <TextField
      label={label}
      value={value}
      error={wrong}
      helperText={wrong ? 'A whole number, such as 5,100.' : hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14, autoComplete: 'off' } }}
    />
  );
}
