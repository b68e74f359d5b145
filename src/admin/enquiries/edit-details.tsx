import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Enquiry } from '../../contract/enquiries.ts';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../contract/enquiry-words.ts';
import { RecordChoice } from '../catalogue/record-choice.tsx';
import { useChange } from '../frame/use-change.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { choicesOf } from './enquiry-words.tsx';
import { SelectField } from './select-field.tsx';
import { useEnquiryChoices } from './use-choices.ts';

/** The texts that are edited, with their labels and longest length. */
const TEXTS = [
  ['name', 'Name', 150],
  ['contact', 'Phone', 80],
  ['email', 'E-mail', 254],
  ['interest', 'What do they want?', 300],
  ['source_detail', 'Which fair, or who sent them', 150],
] as const;
const RECORDS = [
  ['country', 'Country'],
  ['level', 'Level'],
  ['field', 'Field of study'],
  ['university', 'University'],
  ['course', 'Course'],
] as const;

const formOf = (enquiry: Enquiry) => ({
  name: enquiry.name,
  contact: enquiry.contact,
  email: enquiry.email,
  interest: enquiry.interest,
  source: enquiry.source,
  source_detail: enquiry.source_detail,
  branch: enquiry.branch,
  intake: enquiry.intake ?? '',
  country: enquiry.country?.id ?? null,
  level: enquiry.level?.id ?? null,
  field: enquiry.field?.id ?? null,
  university: enquiry.university?.id ?? null,
  course: enquiry.course?.id ?? null,
});

/** Changes what is known about the person. */
export function EditDetails({ enquiry }: { enquiry: Enquiry }) {
  const { update } = useChange();
  /** Unset: closed. The enquiry is the one that was on the screen when the form was opened. */
  const [opened, setOpened] = useState<Enquiry>();
  const [form, setForm] = useState(() => formOf(enquiry));
  const { branches = [] } = useEnquiryChoices() ?? {};
  const set = (values: Partial<typeof form>) => setForm((before) => ({ ...before, ...values }));
  const save = () => {
    const known = opened ?? enquiry;
    const before: Record<string, unknown> = formOf(known);
    const changed = Object.entries(form).filter(([name, value]) => before[name] !== value);
    const values = Object.fromEntries(
      changed.map(([name, value]) => [name, name === 'intake' && value === '' ? null : value]),
    );
    return update(enquiry.id, { ...values, version: known.version }, 'Saved.');
  };
  return (
    <>
      <Button
        color="secondary"
        startIcon={<Pencil size={18} />}
        onClick={() => {
          setForm(formOf(enquiry));
          setOpened(enquiry);
        }}
      >
        Change
      </Button>
      <FormDialog
        open={opened !== undefined}
        close={() => setOpened(undefined)}
        title="Change the details"
        confirm="Save"
        run={save}
      >
        {TEXTS.map(([name, label, most]) => (
          <TextField
            key={name}
            label={label}
            value={form[name]}
            onChange={({ target }) => set({ [name]: target.value })}
            slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
          />
        ))}
        {RECORDS.map(([kind, label]) => (
          <RecordChoice
            key={kind}
            kind={kind}
            label={label}
            chosen={form[kind]}
            onChange={(id) => set({ [kind]: id })}
          />
        ))}
        <TextField
          label="Intake"
          type="month"
          value={form.intake}
          onChange={({ target }) => set({ intake: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <SelectField
          label="How did they reach us?"
          value={form.source}
          onChange={(value) => set({ source: value as EnquirySource })}
          choices={choicesOf(ENQUIRY_SOURCES)}
        />
        {branches.length > 1 && (
          <SelectField
            label="Branch"
            value={form.branch}
            none="Not said"
            onChange={(branch) => set({ branch })}
            choices={branches.map((name) => ({ value: name, label: name }))}
          />
        )}
      </FormDialog>
    </>
  );
}
