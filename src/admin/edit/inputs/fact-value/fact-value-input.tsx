import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Json } from '../../../../contract/edits/changes.ts';
import { below, TextInput } from '../../fields/text-input.tsx';
import type { InputProps } from '../../store/use-form.ts';
import { plain } from '../../words/plain.ts';
import { AMOUNTS, fieldsOf, saidAs, wayOf, type AmountField, type AmountWay } from './amounts.ts';
import { readMonths, writeMonths, type Months } from './months.ts';

const FIELD_LABELS: Readonly<Record<AmountField, string>> = {
  number: 'Number',
  from: 'From',
  to: 'To',
  within: 'Within',
  about: 'About',
};

/** The value of a figure: a number or a range, months, or text. Which of these it is stays as it is. */
export function FactValueInput(props: InputProps) {
  const { value } = props;
  if (typeof value === 'object' && value !== null && ('sum' in value || 'product' in value)) {
    return <Calculated value={value} />;
  }
  if (typeof value === 'object' && value !== null && 'intakes' in value) return <MonthsInput {...props} />;
  return wayOf(value) === undefined ? <TextInput {...props} /> : <AmountInput {...props} />;
}

function Calculated({ value }: { value: { sum?: readonly Json[]; product?: readonly Json[] } }) {
  const parts = (value.sum ?? value.product ?? []).map(plain).join(value.sum ? ' + ' : ' × ');
  return <Typography>This figure is calculated: {parts}. Change those figures instead.</Typography>;
}

/** '1,500' is a number too. What is no number stays as text, so that it can be pointed at. */
function numberOf(text: string): Json {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : text;
}

function AmountInput(props: InputProps) {
  const { id, label, value, onChange, onLeave, fault, readOnly } = props;
  const way = wayOf(value) ?? 'exactly';
  const numbers = fieldsOf(value);
  const change = (name: AmountField, text: string) =>
    onChange(
      way === 'exactly' ? numberOf(text) : { ...(value as Record<string, Json>), [name]: numberOf(text) },
    );
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          id={id}
          select
          label={label}
          value={way}
          onChange={({ target }) => onChange(saidAs(target.value as AmountWay, value))}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true, htmlFor: id },
            htmlInput: { id, disabled: readOnly },
          }}
        >
          {Object.entries(AMOUNTS).map(([name, each]) => (
            <option key={name} value={name}>
              {each.label}
            </option>
          ))}
        </TextField>
        {AMOUNTS[way].fields.map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={FIELD_LABELS[name]}
            value={plain(numbers[name])}
            error={fault !== undefined}
            onChange={({ target }) => change(name, target.value)}
            onBlur={onLeave}
            sx={{ width: '10rem' }}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly, inputMode: 'decimal' } }}
          />
        ))}
      </Box>
      <FormHelperText error={fault !== undefined} sx={{ mx: 1.75 }}>
        {below(props)}
      </FormHelperText>
    </Box>
  );
}

function MonthsInput(props: InputProps) {
  const { id, label, value, onChange, onLeave, fault, readOnly } = props;
  const [typed, setTyped] = useState<string>();
  const unread = typed !== undefined && readMonths(typed) === undefined;
  const hint = 'Months with commas; a slash joins two to one intake: “Feb/Mar, Jul; some Oct”.';
  return (
    <TextField
      id={id}
      label={label}
      fullWidth
      value={typed ?? writeMonths(value as unknown as Months)}
      error={fault !== undefined || unread}
      helperText={unread ? `This is not a list of months. ${hint}` : (fault ?? hint)}
      onChange={({ target }) => {
        setTyped(target.value);
        const months = readMonths(target.value);
        if (months) onChange(months as unknown as Json);
      }}
      onBlur={() => {
        if (!unread) setTyped(undefined);
        onLeave();
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly } }}
    />
  );
}
