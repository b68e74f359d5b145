import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { nothing, type InputProps } from '../store/use-form.ts';
import { plain } from '../words/plain.ts';
import { below } from './text-input.tsx';

/** '1,500' and '1 500' are numbers too. What is no number stays as text, so that it is not lost and can be pointed at. */
const read = (text: string): number | string => {
  const plain = text.replaceAll(/[,\s]/g, '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
};

export function NumberInput(props: InputProps) {
  const { id, label, value, onChange, onLeave, fault, readOnly } = props;
  const field = props.field as FieldOf<'number'>;
  const shown = plain(value);
  // '1.' and '1,500' stay as they are typed until the field is left.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? shown}
      fullWidth
      error={fault !== undefined}
      helperText={below(props)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? (nothing(field) ?? null) : read(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onLeave();
      }}
      sx={{ maxWidth: '16rem' }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          readOnly,
          inputMode: field.whole ? 'numeric' : 'decimal',
          'aria-required': field.required,
        },
      }}
    />
  );
}
